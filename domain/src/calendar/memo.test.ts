import { describe, expect, it } from 'vitest'
import { createMemo } from './memo.ts'

describe('known answers', () => {
  it('are found once for each key', () => {
    const asked: string[] = []
    const answerTo = createMemo<string>(10)
    const ask = (key: string) => answerTo(key, () => (asked.push(key), key.toUpperCase()))
    expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'B'])
    expect(asked).toEqual(['a', 'b'])
  })

  it('are forgotten when there are too many', () => {
    const asked: string[] = []
    const answerTo = createMemo<string>(2)
    for (const key of ['a', 'b', 'c', 'c', 'a']) answerTo(key, () => (asked.push(key), key))
    expect(asked).toEqual(['a', 'b', 'c', 'a'])
  })

  it('are looked for again after a failure', () => {
    const answerTo = createMemo<string>(2)
    const fail = () => {
      throw new RangeError('no date')
    }
    expect(() => answerTo('a', fail)).toThrow('no date')
    expect(answerTo('a', () => 'A')).toBe('A')
  })
})
