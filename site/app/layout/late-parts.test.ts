import { expect, it, vi } from 'vitest'
import { createLateParts } from './late-parts.ts'

it('has its parts once they are loaded, and loads them once', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('parts'))
  const late = createLateParts(load)
  expect(() => late.get()).toThrow('handle.loadView')
  await late.load()
  await late.load()
  expect(late.get()).toBe('parts')
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads them again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>(() => Promise.resolve('parts'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const late = createLateParts(load)
  await expect(late.load()).rejects.toThrow('Failed to fetch')
  await late.load()
  expect(late.get()).toBe('parts')
})

it('lets a component use what the server has loaded', async () => {
  const late = createLateParts(() => Promise.resolve('parts'))
  await late.load()
  expect(late.use()).toBe('parts')
})
