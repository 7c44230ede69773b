import { type ChildProcess, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sealCall } from '@promenade/contract/account-api/call'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { now, runSettings } from '../../../e2e/support/clock/run-clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { writeContentFolder } from '../testing/sample-content.ts'
import { post } from '../testing/test-platform.ts'

const apiKey = 'the-key-of-the-process'

let test: TestDatabase
let data: string
let content: Awaited<ReturnType<typeof writeContentFolder>>
let relay: Relay
let child: ChildProcess | undefined

beforeAll(async () => {
  test = await createTestDatabase({ empty: true })
  content = await writeContentFolder()
  data = await mkdtemp(join(tmpdir(), 'promenade-data-'))
  relay = await createRelay(test.databaseUrl)
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await relay.close()
  await content.remove()
  await rm(data, { recursive: true, force: true })
  await test.drop()
})

it('answers 503 with Retry-After while its database is away, in one line of the log', async () => {
  const platform = start()
  child = platform.child
  const { url, studio } = await addresses(child)
  const requests = () =>
    Promise.all([
      fetch(`${url}/properties/1/stores/list?api_key=${apiKey}`),
      fetch(`${url}/properties/1/changes?api_key=${apiKey}`, { method: 'HEAD' }),
      fetch(`${url}/media/abababababab/a-picture.png`),
      callAccount(url),
      openLink(studio),
    ])
  const before = (await requests()).map(({ status }) => status)
  expect(before.filter((status) => status >= 500)).toEqual([])
  await relay.cut()
  for (const { url: address, status, headers } of await requests())
    expect({ address, status, retry: headers.get('retry-after') }).toEqual({
      address,
      status: 503,
      retry: '5',
    })
  await relay.mend()
  expect((await requests()).map(({ status }) => status)).toEqual(before)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const lines = (await platform.output).split('\n')
  expect(lines.filter((line) => line.includes('The database does not answer'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
})

async function callAccount(url: string): Promise<Response> {
  const call = {
    endpoint: 'get_profile',
    timestamp: new Date(now()).toISOString(),
    nonce: crypto.randomUUID(),
  }
  return fetch(
    `${url}/mall/get_profile`,
    post(await sealCall({ propertyId: '1', data: {}, ...call }, { scheme: 'hmac-sha256', key: apiKey })),
  )
}

async function openLink(studio: string): Promise<Response> {
  const headers = { Origin: studio, 'Sec-Fetch-Site': 'same-origin' }
  return fetch(`${studio}/api/v1/session/link`, post({ token: 'a-token-of-these-tests' }, headers))
}

function start() {
  const process = fork(join(import.meta.dirname, '../server.ts'), ['--demo', content.path], {
    env: {
      ...runSettings(),
      PLATFORM_API_KEY: apiKey,
      PLATFORM_PORT: '0',
      STUDIO_PORT: '0',
      PLATFORM_DATA: data,
      DATABASE_URL: relay.databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  return { child: process, output: process.stdout === null ? Promise.resolve('') : text(process.stdout) }
}

/** The addresses of the studio, which comes first, and of the platform. */
async function addresses(process: ChildProcess): Promise<{ url: string; studio: string }> {
  const told: object = {}
  // Both may come at once: `once` would lose the second.
  for await (const [message] of on(process, 'message')) {
    Object.assign(told, message)
    if ('url' in told) break
  }
  const { url, studio } = z.object({ url: z.url(), studio: z.url() }).parse(told)
  return { url, studio: new URL(studio).origin }
}

/** A way to the database that can be cut, as by a restart of it. */
interface Relay {
  readonly databaseUrl: string
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

async function createRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const other = connect(Number(target.port), target.hostname)
    socket.pipe(other).pipe(socket)
    for (const one of [socket, other]) {
      sockets.add(one)
      one.on('error', () => {}).once('close', () => sockets.delete(one))
    }
  })
  const port = await listen(server, 0)
  const own = new URL(databaseUrl)
  own.port = String(port)
  const cut = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const close = async () => (server.listening ? cut() : undefined)
  return { databaseUrl: String(own), cut, close, mend: async () => void (await listen(server, port)) }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return z.object({ port: z.number() }).parse(server.address()).port
}
