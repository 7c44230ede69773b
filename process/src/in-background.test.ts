import { expect, it } from 'vitest'
import { inBackground } from './in-background.ts'

it('logs the error of work for which nobody waits', async () => {
  const logged: unknown[] = []
  const log = { error: (details: object, message: string) => void logged.push({ ...details, message }) }
  const err = new Error('broken')
  inBackground(log, 'the work failed', Promise.reject(err))
  inBackground(log, 'the work failed', Promise.resolve())
  await new Promise((resolve) => setImmediate(resolve))
  expect(logged).toEqual([{ err, message: 'the work failed' }])
})
