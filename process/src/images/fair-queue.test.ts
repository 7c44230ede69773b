import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

describe('the fair queue', () => {
  it('runs one task at a time, in turns among owners', async () => {
    const { run } = createFairQueue()
    const done: string[] = []
    let running = 0
    const task = (name: string) => async () => {
      expect((running += 1)).toBe(1)
      await Promise.resolve()
      running -= 1
      done.push(name)
    }
    const flood = Array.from({ length: 30 }, (_, number) => run('a', task(`a${number}`)))
    const others = [run('b', task('b')), run('c', task('c'))]
    await Promise.all([...flood, ...others])
    expect(done.slice(0, 5)).toEqual(['a0', 'a1', 'b', 'c', 'a2'])
    expect(done).toHaveLength(32)
  })

  it('continues after a task that failed', async () => {
    const { run } = createFairQueue()
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    const broken = () => {
      throw new Error('broken at once')
    }
    await expect(run('a', broken)).rejects.toThrow('broken at once')
    expect(await run('a', () => Promise.resolve('next'))).toBe('next')
  })
})
