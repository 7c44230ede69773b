import { describe, expect, it } from 'vitest'
import { createShutdown } from './shutdown.ts'

describe('a shutdown', () => {
  it('runs its steps one after the other, the last first', async () => {
    const ended: string[] = []
    const shutdown = createShutdown({ error: () => undefined })
    shutdown.add(() => void ended.push('database'))
    shutdown.add(async () => {
      await Promise.resolve()
      ended.push('server')
    })
    expect(shutdown.isStopping()).toBe(false)
    const run = shutdown.run()
    expect(shutdown.isStopping()).toBe(true)
    await run
    expect(ended).toEqual(['server', 'database'])
  })

  it('runs each step once', async () => {
    let count = 0
    const shutdown = createShutdown({ error: () => undefined })
    shutdown.add(() => void (count += 1))
    await Promise.all([shutdown.run(), shutdown.run()])
    await shutdown.run()
    expect(count).toBe(1)
  })

  it('logs a step that fails, and goes on', async () => {
    const lines: object[] = []
    const err = new Error('stuck')
    let isClosed = false
    const shutdown = createShutdown({ error: (details) => void lines.push(details) })
    shutdown.add(() => void (isClosed = true))
    shutdown.add(() => Promise.reject(err))
    await shutdown.run()
    expect([lines, isClosed]).toEqual([[{ err }], true])
  })
})
