import { describe, expect, it } from 'vitest'
import { createMemo } from './memo.ts'

describe('cached values', () => {
  it('are computed once per key', () => {
    const computed: string[] = []
    const cached = createMemo<string>(10)
    const read = (key: string) => cached(key, () => (computed.push(key), key.toUpperCase()))
    expect(['a', 'b', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'B'])
    expect(computed).toEqual(['a', 'b'])
  })

  it('are removed when there are too many', () => {
    const computed: string[] = []
    const cached = createMemo<string>(2)
    for (const key of ['a', 'b', 'c', 'c', 'a']) cached(key, () => (computed.push(key), key))
    expect(computed).toEqual(['a', 'b', 'c', 'a'])
  })

  it('are computed again after an error', () => {
    const cached = createMemo<string>(2)
    const fail = () => {
      throw new RangeError('no date')
    }
    expect(() => cached('a', fail)).toThrow('no date')
    expect(cached('a', () => 'A')).toBe('A')
  })
})
