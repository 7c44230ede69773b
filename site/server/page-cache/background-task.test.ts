import { expect, it } from 'vitest'
import { createBackgroundTask } from './background-task.ts'

function createTestTask(work: (item: string) => void) {
  const lists = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  const done: string[] = []
  const start = createBackgroundTask({
    list: () => lists.shift() ?? [],
    isBusy: () => false,
    async work(item: string) {
      done.push(item)
      work(item)
    },
  })
  return { start, done }
}

it('continues with a new list when it is started again', async () => {
  const { start, done } = createTestTask((item) => item === 'a' && start())
  start()
  await expect.poll(() => done).toEqual(['a', 'c', 'd'])
})

it('survives a list that cannot be made', async () => {
  let lists = 0
  const done: string[] = []
  const start = createBackgroundTask({
    list() {
      lists += 1
      if (lists === 1) throw new Error('broken')
      return ['a']
    },
    isBusy: () => false,
    async work(item: string) {
      done.push(item)
    },
  })
  start()
  await expect.poll(() => lists).toBe(1)
  start()
  await expect.poll(() => done).toEqual(['a'])
})

it('continues after a failure', async () => {
  const { start, done } = createTestTask((item) => {
    if (item === 'a') throw new Error('broken')
  })
  start()
  await expect.poll(() => done).toEqual(['a', 'b'])
})

it('waits while the process is busy, and not forever', async () => {
  let looks = 0
  const done: number[] = []
  const start = createBackgroundTask({
    list: () => ['a', 'b'],
    isBusy: () => ++looks > 0,
    patience: { pauseMs: 1, maxPauses: 3 },
    work: async () => done.push(looks),
  })
  start()
  await expect.poll(() => done).toEqual([4, 8])
})
