import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const [runProcess, operatorError] = ['run-process.ts', 'operator-error.ts'].map((file) =>
  JSON.stringify(join(import.meta.dirname, file)),
)

/** Runs a process whose `start` has this body. */
function run(body: string, config: object = {}, more = '') {
  const program = `
    import { runProcess } from ${runProcess}
    import { OperatorError } from ${operatorError}
    await runProcess({
      name: 'site',
      readConfig: () => (${JSON.stringify({ logLevel: 'info', warnings: [], ...config })}),
      start: async (config, { shutdown }) => {
        shutdown.add(() => console.log('closed'))
        const timer = setInterval(() => {}, 1_000)
        ${body}
      },
      ${more}
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const ended = Promise.all([once(child, 'exit'), read(child.stdout), read(child.stderr)]).then(
    ([[code], stdout, stderr]) => ({ code, stdout, stderr }),
  )
  return { child, ended }
}

async function read(stream: Readable | null): Promise<string> {
  return stream === null ? '' : text(stream)
}

describe('a process', () => {
  it('reports to its parent that it is ready, and ends in order on SIGTERM', async () => {
    const { child, ended } = run(`return 'http://localhost:1'`, { warnings: ['X is not a setting.'] })
    expect((await once(child, 'message'))[0]).toEqual({ ready: true, url: 'http://localhost:1' })
    child.kill('SIGTERM')
    const { code, stdout } = await ended
    expect(code).toBe(0)
    expect(stdout).toMatch(/X is not a setting[^]*site ready[^]*site stopping[^]*closed\n[^]*site stopped/)
  })

  it('is not ready in its log before it can serve', async () => {
    const ready = `untilReady: () => new Promise((resolve) => process.once('message', resolve)),`
    const { child, ended } = run(`return 'http://localhost:1'`, {}, ready)
    await once(child, 'message')
    child.kill('SIGTERM')
    const { stdout } = await ended
    expect(stdout).toMatch(/site listening[^]*site stopped/)
    expect(stdout).not.toContain('site ready')
  })

  it.each([
    ['SIGTERM', (child: ChildProcess) => void child.kill('SIGTERM')],
    ['the end of its parent', (child: ChildProcess) => child.disconnect()],
  ])('ends in order on %s while it starts', async (_, interrupt) => {
    const { child, ended } = run(`process.send('starting'); await new Promise(() => {})`)
    await once(child, 'message')
    interrupt(child)
    expect(await ended).toMatchObject({ code: 0, stdout: expect.stringContaining('closed\n'), stderr: '' })
  })

  it('ends with the message alone of what the operator can set right', async () => {
    const { code, stdout, stderr } = await run(`throw new OperatorError('SITE_PORT is wrong.')`).ended
    expect([code, stdout, stderr]).toEqual([1, 'closed\n', 'SITE_PORT is wrong.\n'])
  })

  it.each([
    ['an error in a callback', `setTimeout(() => { throw new TypeError('broken') })`, 'uncaughtException'],
    ['a promise without catch', `void Promise.reject(new TypeError('broken'))`, 'unhandledRejection'],
    [
      'one error after the other',
      `setInterval(() => { throw new TypeError('broken') }); shutdown.add(() => new Promise((end) => setTimeout(end, 200)))`,
      'uncaughtException',
    ],
  ])('logs %s once, runs the shutdown and ends with code 1', async (_, body, origin) => {
    const { code, stdout, stderr } = await run(`${body}; return 'http://localhost:1'`).ended
    expect([code, stderr]).toEqual([1, ''])
    const fatal = stdout.split('\n').filter((line) => line.includes('"level":60'))
    expect(fatal).toHaveLength(1)
    expect(fatal[0]).toContain(`"origin":"${origin}"`)
    expect(fatal[0]).toContain('"message":"broken"')
    expect(stdout).toContain('closed\n')
  })

  it('logs the id of the request whose error nothing caught', async () => {
    const inRequest = `
      const { AsyncLocalStorage } = await import('node:async_hooks')
      globalThis.requests = new AsyncLocalStorage()
      globalThis.requests.run('of-the-request', () => setTimeout(() => { throw new TypeError('broken') }))
      return 'http://localhost:1'`
    const { code, stdout } = await run(inRequest, {}, `findRequestId: () => globalThis.requests?.getStore(),`)
      .ended
    expect(code).toBe(1)
    expect(stdout).toMatch(/"level":60,.*"id":"of-the-request"/)
  })

  it('logs any other error whatever the level', async () => {
    const { code, stdout, stderr } = await run(`throw new TypeError('broken')`, { logLevel: 'silent' }).ended
    expect([code, stderr]).toEqual([1, ''])
    expect(stdout).toMatch(/"level":60,.*"message":"broken".*"msg":"the site could not start"/)
    expect(stdout).toContain('closed\n')
  })
})
