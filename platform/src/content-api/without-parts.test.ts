import { describe, expect, it } from 'vitest'
import { withoutParts } from './without-parts.ts'

const letters = [...'abcdefghijkl']

describe('withoutParts', () => {
  it('removes items of a list with ten or more, and no others', () => {
    const paths = [
      ['items', 2],
      ['items', 10],
    ]
    expect(withoutParts({ items: letters }, paths)).toEqual({ items: [...'abdefghijl'] })
  })

  it('removes an item with two faults once', () => {
    const twice = [
      ['items', 2],
      ['items', 2],
    ]
    expect(withoutParts({ items: letters }, twice)).toEqual({ items: [...'abdefghijkl'] })
    const items = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
    const inOne = [
      ['items', 0, 'link'],
      ['items', 0, 'alt'],
    ]
    expect(withoutParts({ items }, inOne)).toEqual({ items: items.slice(1) })
  })

  it('removes a value and the list around it', () => {
    expect(withoutParts({ name: 'a', items: letters }, [['items'], ['items', 3]])).toEqual({ name: 'a' })
  })

  it('removes the group of a missing value', () => {
    const logo = { alt: 'a' }
    expect(withoutParts({ name: 'a', logo }, [['logo', 'path']])).toEqual({ name: 'a' })
    expect(withoutParts({ name: 'a', logo }, [['logo', 'size', 'width']])).toEqual({ name: 'a' })
    expect(withoutParts({ name: 'a', items: [logo] }, [['items', 4, 'alt']])).toEqual({ name: 'a' })
  })

  it('leaves nothing of a group that lacks a value of its own', () => {
    expect(withoutParts({ name: 'a' }, [['phone']])).toBeUndefined()
  })
})
