import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sealCall } from '@promenade/contract/account-api/call'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeContentFolder } from './testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { post } from './testing/test-platform.ts'
import { now, runSettings } from '../../e2e/support/clock/run-clock.ts'

const apiKey = 'the-key-of-the-process'

describe('platform process', () => {
  let test: TestDatabase
  let data: string
  let content: Awaited<ReturnType<typeof writeContentFolder>>
  const children: ChildProcess[] = []

  beforeEach(async () => {
    test = await createTestDatabase({ hasSample: true })
    content = await writeContentFolder()
    data = await mkdtemp(join(tmpdir(), 'promenade-data-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await content.remove()
    await rm(data, { recursive: true, force: true })
    await test.drop()
  })

  it('migrates, imports, reports that it is ready, serves and stops in order', async () => {
    const empty = await createTestDatabase({ empty: true })
    const settings = { DATABASE_URL: empty.databaseUrl }
    const { child, output } = start('server.ts', ['--import-if-empty', content.path], settings)
    const { url } = await ready(child)
    const response = await fetch(`${url}/properties/1/stores/list?api_key=${apiKey}`, {
      headers: { 'X-Request-Id': 'request-of-a-test' },
    })
    expect(response.headers.get('x-request-id')).toBe('request-of-a-test')
    expect(await response.json()).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    const log = await output
    expect(log).toContain('request-of-a-test')
    expect(log).toContain('/properties/1/stores/list')
    const messages = log.split('\n').flatMap((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? [])
    expect(messages).toEqual([
      'database migrated',
      'content imported',
      'content warnings',
      `SMTP_URL is not set: mail is not sent but stored as files in ${join(data, 'mail')}.`,
      'platform ready',
      'request',
      'platform stopping',
      'platform stopped',
    ])
    expect(log).toContain('"migrations":["001_content"')
    expect(log).toContain('"signal":"SIGTERM"')
    expect(log).not.toContain(apiKey)
    await empty.drop()
  })

  it('takes a message and puts its mail into a folder, where no mail server is set', async () => {
    const { child } = start('server.ts', [], {
      MAIL_STAFF: 'desk@mall.test',
    })
    const { url } = await ready(child)
    const message = {
      idempotency_key: 'key-of-one-message',
      locale: 'en',
      site_origin: 'https://mall.test',
      visitor_key: 'visitor-of-the-tests',
      name: 'Ana',
      email: 'ana@example.test',
      message: 'Hello',
      page: '/contact-us',
    }
    const call = { endpoint: 'contact_message', timestamp: new Date(now()).toISOString(), nonce: 'once' }
    const sealing = { scheme: 'hmac-sha256', key: apiKey } as const
    const sealed = await sealCall({ propertyId: '1', data: message, ...call }, sealing)
    expect((await fetch(`${url}/mall/contact_message`, post(sealed))).status).toBe(200)
    const folder = join(data, 'mail')
    await expect
      .poll(() => readdir(folder).catch(() => []))
      .toEqual([expect.stringMatching(/-contact-message-.*\.eml$/)])
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('passes on what another process imports', async () => {
    const { child } = start('server.ts', [])
    const { url } = await ready(child)
    const stream = await fetch(`${url}/properties/1/changes?api_key=${apiKey}`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    // Signs of life come between.
    const next = async (): Promise<string> => {
      const line = (await reader?.read())?.value ?? ''
      return line.startsWith(':') ? next() : line
    }
    expect(await next()).toContain('{"version":1}')
    const changed = await writeContentFolder({ 'news/new-roof.yaml': undefined })
    const command = start('import-command.ts', [changed.path])
    expect(await once(command.child, 'exit')).toEqual([0, null])
    expect(await command.output).toMatch(
      /The content has version 2 now\.\nThe content is in the database promenade_test_\w+ on 127\.0\.0\.1:\d+ \(DATABASE_URL\)\.\n/,
    )
    expect(await next()).toContain('{"version":2}')
    // An open stream does not delay the shutdown.
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
    await changed.remove()
  })

  it('logs a failed account call without its content', async () => {
    const { child, output } = start('server.ts', [])
    const { url } = await ready(child)
    // PostgreSQL's error for an invalid row contains the whole row.
    await sql`alter table login_link add check (email <> 'ana@example.com')`.execute(test.database)
    const data = { email: 'ana@example.com', locale: 'en', site_origin: 'https://mall.test' }
    const sealed = await sealCall(
      {
        propertyId: '1',
        endpoint: 'request_login',
        data: { ...data, visitor_key: 'a-visitor-of-tests' },
        timestamp: new Date(now()).toISOString(),
        nonce: 'a-nonce-of-tests',
      },
      { scheme: 'hmac-sha256', key: apiKey },
    )
    const tokens = { 'access-token': 'a-token-of-tests', uid: 'ana@example.com', client: 'a-client-of-tests' }
    const headers = { 'Content-Type': 'application/json', ...tokens }
    const body = JSON.stringify(sealed)
    const response = await fetch(`${url}/mall/request_login`, { method: 'POST', headers, body })
    const answer = await response.text()
    expect([response.status, response.headers.get('access-token')]).toEqual([500, ''])
    child.kill('SIGTERM')
    await once(child, 'exit')
    const log = await output
    expect(log).toContain('login_link_email_check')
    expect(log + answer).not.toMatch(/ana@|of-tests|[0-9a-f]{64}/)
    expect(log + answer).not.toContain(apiKey)
  })

  it('ends when the process that started it is gone', async () => {
    const { child } = start('server.ts', [])
    await ready(child)
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it.each([
    ['PLATFORM_API_KEY', { PLATFORM_API_KEY: '' }],
    ['PLATFORM_PORT', { PLATFORM_PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }],
  ])('says in one sentence that %s is wrong', async (name, settings) => {
    const { child, output } = start('server.ts', [], settings)
    expect(await once(child, 'exit')).toEqual([1, null])
    const lines = (await output).trim().split('\n')
    expect(lines).toEqual([expect.stringContaining(name)])
    expect(lines[0]).not.toContain('secret')
  })

  it('warns of a misspelt setting and of a mail server that is not there', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = z.object({ port: z.number() }).parse(other.address())
    other.close()
    await once(other, 'close')
    const { child, output, printed } = start('server.ts', [], {
      PLATFORM_PROT: '4100',
      SMTP_URL: `smtp://user:p4ssword@127.0.0.1:${port}`,
    })
    await ready(child)
    await expect.poll(printed).toContain('SMTP_URL')
    child.kill('SIGTERM')
    await once(child, 'exit')
    const log = await output
    expect(log).toContain('PLATFORM_PROT is not a setting: did you mean PLATFORM_PORT?')
    expect(log).toMatch(
      /"level":40,.*ECONNREFUSED.*The mail server 127\.0\.0\.1:\d+ of SMTP_URL does not accept mail yet/,
    )
    expect(log).not.toContain('p4ssword')
  })

  it('writes to PROMENADE_DATA, and logs that', async () => {
    const command = start('import-command.ts', [content.path], {
      DATABASE_URL: '',
      PLATFORM_DATA: '',
      PROMENADE_DATA: data,
    })
    expect(await once(command.child, 'exit')).toEqual([0, null])
    expect(await command.output).toContain(
      `The content is in the embedded database in ${join(data, 'postgres')}.\n`,
    )
    const mail = start('mail-command.ts', [], { DATABASE_URL: '', PLATFORM_DATA: '', PROMENADE_DATA: data })
    expect(await once(mail.child, 'exit')).toEqual([1, null])
    expect(await mail.output).toContain(`on the embedded database in ${join(data, 'postgres')}, so`)
  })

  it('explains a used port in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = z.object({ port: z.number() }).parse(other.address())
    const { child, output } = start('server.ts', [], {
      PLATFORM_PORT: String(address.port),
      LOG_LEVEL: 'error',
    })
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(await output).toMatch(new RegExp(`^Port ${address.port} on 127.0.0.1 is in use: .*\\n$`))
    other.close()
  })

  it('lists the faults of content it cannot import', async () => {
    const faulty = await writeContentFolder({ 'stores/net-works.yaml': 'name: X\ncategories: [none]\n' })
    const { child, output } = start('import-command.ts', [faulty.path])
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(await output).toBe(
      'stores/net-works.yaml:2 categories.0: there is no category "none" in categories.yaml\nThe content has a fault; nothing was changed.\n',
    )
    await faulty.remove()
  })

  it('explains the usage of the import command', async () => {
    const { child, output } = start('import-command.ts', [])
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(await output).toBe(
      'Usage: node platform/platform.mjs import <content folder> [--dry-run] [--take all|map|<kind>/<slug>,…]\n',
    )
  })

  function start(file: string, args: readonly string[], settings: Record<string, string> = {}) {
    const child = fork(join(import.meta.dirname, file), args, {
      env: { ...basics, PLATFORM_DATA: data, DATABASE_URL: test.databaseUrl, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    children.push(child)
    const printed: string[] = []
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    const output = once(child, 'close').then(() => printed.join(''))
    return { child, output, printed: () => printed.join('') }
  }
})

const basics = {
  PLATFORM_API_KEY: apiKey,
  PLATFORM_PORT: '0',
  SITE_ORIGINS: 'https://mall.test',
  ...runSettings(),
}

async function ready(child: ChildProcess): Promise<{ url: string }> {
  const [message] = await once(child, 'message')
  return z.object({ ready: z.literal(true), url: z.url() }).parse(message)
}
