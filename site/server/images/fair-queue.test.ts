import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('the queue', () => {
  it('does one thing at a time, in turns among those who wait', async () => {
    const { run } = createFairQueue()
    const done: string[] = []
    let atOnce = 0
    const work = (name: string) => async () => {
      expect((atOnce += 1)).toBe(1)
      await Promise.resolve()
      atOnce -= 1
      done.push(name)
    }
    const flood = Array.from({ length: 30 }, (_, number) => run('a', work(`a${number}`)))
    const others = [run('b', work('b')), run('c', work('c'))]
    await Promise.all([...flood, ...others])
    expect(done.slice(0, 5)).toEqual(['a0', 'a1', 'b', 'c', 'a2'])
    expect(done).toHaveLength(32)
  })

  it('goes on after work that failed', async () => {
    const { run } = createFairQueue()
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run('a', () => Promise.resolve('next'))).toBe('next')
  })
})
