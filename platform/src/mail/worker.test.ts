import { type ChildProcess, fork } from 'node:child_process'
import dns from 'node:dns'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestOutbox, someContent } from '../testing/outbox.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { attemptMs } from './queue.ts'
import { minuteMs, maxRetryMs } from './retry.ts'

const hour = 3_600_000

describe('the mail worker', () => {
  const platform = usePlatform()
  const outbox = createTestOutbox(platform)
  let server: TestSmtpServer
  const children: ChildProcess[] = []

  beforeAll(async () => {
    server = await startSmtpServer()
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await outbox.end()
    await server.behave('accept')
    server.mails.splice(0)
  })
  afterAll(() => server.stop())

  it('sends the mails of the outbox with all headers, and deletes their content', async () => {
    await outbox.enqueue({
      content: {
        ...someContent,
        replyTo: { name: 'Ana Núñez', address: 'ana@example.test' },
        unsubscribe: 'https://mall.test/newsletter/unsubscribe?token=t',
      },
    })
    const [{ id }] = await rows()
    outbox.work(server.port)
    const mail = await taken()
    expect(mail).toMatchObject({
      envelopeTo: ['visitor@example.test'],
      from: { name: 'Little Harbour', address: 'no-reply@littleharbour.example' },
      to: [{ address: 'visitor@example.test' }],
      replyTo: [{ name: 'Ana Núñez', address: 'ana@example.test' }],
      subject: 'Hello',
      text: 'Text\n',
      messageId: `<${id}@littleharbour.example>`,
      date: '2026-11-20T15:00:00.000Z',
    })
    expect(mail?.html).toContain('<p>HTML</p>')
    expect(headersOf(mail)).toMatchObject({
      'list-unsubscribe': '<https://mall.test/newsletter/unsubscribe?token=t>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    })
    await until(async () => expect(await rows()).toMatchObject([{ content: null, sent_at: outbox.now }]))
    expect(outbox.logged).toEqual([])
  })

  it('sends mails without a recipient to the staff of the mall', async () => {
    await outbox.enqueue({ recipient: null })
    outbox.work(server.port)
    await until(async () => expect((await rows())[0].last_error).toContain('MAIL_STAFF'))
    await outbox.end()
    await outbox.enqueue({ recipient: null })
    const from = { name: 'Desk', address: 'desk@mall.test' }
    outbox.work(server.port, { addresses: { from, staff: 'staff@mall.test' } })
    expect(await taken()).toMatchObject({ from, envelopeTo: ['staff@mall.test'] })
  })

  it('prefers the addresses of the mall to those of all malls', async () => {
    await outbox.enqueue({ recipient: null })
    const from = { name: 'Little Harbour', address: 'harbour@mall.test' }
    outbox.work(server.port, {
      addresses: {
        from: { name: 'All', address: 'all@mall.test' },
        staff: 'all@mall.test',
        fromOfProperty: new Map([[1, from]]),
        staffOfProperty: new Map([[1, 'staff@harbour.test']]),
      },
    })
    expect(await taken()).toMatchObject({ from, envelopeTo: ['staff@harbour.test'] })
  })

  it.each([
    'Eve\r\nBcc: victim@example.test',
    'Eve\nBcc: victim@example.test\n\nBody',
    'Eve\u0007\u2028Bcc: victim@example.test\u0085X: y',
    '"Eve" <victim@example.test>, Other',
    'victim@example.test',
    '=?utf-8?q?Eve=0D=0ABcc:_victim@example.test?=',
    '山田 太郎'.repeat(40),
  ])("keeps a visitor's text within its header: %j", async (hostile) => {
    const replyTo = { name: hostile, address: 'eve@example.test' }
    await outbox.enqueue({ content: { ...someContent, subject: hostile, replyTo } })
    const from = { name: hostile, address: 'mall@example.test' }
    outbox.work(server.port, { addresses: { from, staff: undefined } })
    const mail = await taken()
    expect(mail?.envelopeTo).toEqual(['visitor@example.test'])
    expect(Object.keys(headersOf(mail))).toEqual(usualHeaders)
    expect([mail?.from?.address, mail?.replyTo?.map(({ address }) => address), mail?.text]).toEqual([
      'mall@example.test',
      ['eve@example.test'],
      'Text\n',
    ])
  })

  it.each(['a@b.example\r\nRCPT TO:<c@d.example>', 'a@b.example, c@d.example', 'a <b@c.example>', 'a', ''])(
    'sends nothing to what is not one address: %j',
    async (recipient) => {
      await outbox.enqueue({ recipient })
      outbox.work(server.port)
      await until(async () => expect(await rows()).toMatchObject([{ failed_at: outbox.now }]))
      expect(server.mails).toEqual([])
    },
  )

  it.each(['gone', 'late', 'busy', 'defer', 'drop'] as const)(
    'tries again after a minute when the server is %s',
    async (behaviour) => {
      await server.behave(behaviour)
      await outbox.enqueue()
      const worker = outbox.work(server.port, behaviour === 'late' ? { deadlineMs: 400 } : {})
      await until(async () => expect((await rows())[0].last_error).not.toBeNull())
      await server.behave('accept')
      if (behaviour === 'late') {
        // Another one, which gives a busy machine the time for the mail.
        await worker.stop()
        outbox.work(server.port)
      }
      outbox.pass(minuteMs - 1)
      expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }])
      outbox.pass(1)
      await taken()
      await until(async () => expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]))
      expect(server.mails).toHaveLength(1)
      expect(JSON.stringify(outbox.logged)).not.toContain('@')
      expect(outbox.logged).toMatchObject([['warn', { attempts: 1 }]])
    },
  )

  it('gives up at once after an unknown recipient, and logs no address', async () => {
    await server.behave('refuse')
    await outbox.enqueue()
    outbox.work(server.port)
    await until(async () => expect(await rows()).toMatchObject([{ failed_at: outbox.now, attempts: 1 }]))
    const [{ id, last_error }] = await rows()
    expect(last_error).toBe('EENVELOPE: 550 … no such user here')
    expect(outbox.logged).toEqual([
      [
        'error',
        {
          mail: id,
          kind: 'newsletter-welcome',
          attempts: 1,
          err: expect.objectContaining({ message: last_error }),
        },
      ],
    ])
  })

  it('repeats an unconfirmed mail with the same message id', async () => {
    await server.behave('forget')
    await outbox.enqueue()
    outbox.work(server.port)
    await until(async () => expect((await rows())[0].last_error).not.toBeNull())
    await server.behave('accept')
    outbox.pass(minuteMs)
    await until(() => expect(server.mails).toHaveLength(2))
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('tries for 48 hours, at most two hours apart, and then gives up', async () => {
    const started = outbox.now.getTime()
    await server.behave('gone')
    await outbox.enqueue()
    outbox.work(server.port)
    const times: number[] = []
    for (let attempt = 1; attempt < 60; attempt += 1) {
      await until(() => expect(outbox.logged).toHaveLength(attempt))
      times.push(outbox.now.getTime() - started)
      const [{ failed_at, next_attempt_at }] = await rows()
      if (failed_at !== null) break
      outbox.now = next_attempt_at
    }
    const minutes = times.slice(0, 9).map((time) => time / 60_000)
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 247])
    expect(times.at(-1)).toBeGreaterThan(maxRetryMs - 2 * hour)
    expect(times.at(-1)).toBeLessThanOrEqual(maxRetryMs)
    expect(outbox.logged.at(-1)).toMatchObject(['error', { attempts: times.length }])
  })

  it('does not send a mail after its time limit', async () => {
    await server.behave('gone')
    await outbox.enqueue({ giveUpAt: new Date(outbox.now.getTime() + minuteMs - 1) })
    outbox.work(server.port)
    await until(async () => expect(await rows()).toMatchObject([{ attempts: 1, failed_at: outbox.now }]))
  })

  it('sends mails side by side', async () => {
    await server.behave('silent')
    await outbox.enqueue({ recipient: 'first@example.test' })
    outbox.work(server.port)
    await until(() => expect(server.mails).toHaveLength(1))
    await server.behave('accept')
    await outbox.enqueue({ recipient: 'second@example.test' })
    await until(async () =>
      expect(await rows()).toMatchObject([
        { recipient: 'first@example.test', sent_at: null },
        { recipient: 'second@example.test', sent_at: outbox.now },
      ]),
    )
    await server.behave('gone')
  })

  it('shares the outbox with other workers: every mail is sent once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => outbox.enqueue({ recipient: `v${index}@example.test` })),
    )
    outbox.work(server.port)
    outbox.work(server.port)
    await until(() => expect(server.mails).toHaveLength(40))
    await until(async () => expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true))
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(40)
  })

  it('sends the mail of a killed worker a minute later', async () => {
    await server.behave('silent')
    await outbox.enqueue()
    const args = [platform.database().databaseUrl, String(server.port), outbox.now.toISOString()]
    const child = fork(join(import.meta.dirname, '../testing/mail-process.ts'), args)
    children.push(child)
    await until(() => expect(server.mails).toHaveLength(1))
    child.kill('SIGKILL')
    await once(child, 'exit')
    await server.behave('accept')
    outbox.work(server.port)
    outbox.pass(attemptMs - 1)
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }])
    outbox.pass(1)
    await until(async () => expect(await rows()).toMatchObject([{ attempts: 2, sent_at: outbox.now }]))
    const [first, second] = server.mails
    expect(second?.messageId).toBe(first?.messageId)
  })

  it('gives up a mail after 48 hours of killed workers', async () => {
    await outbox.enqueue({ giveUpAt: outbox.now })
    const { database } = platform.database()
    const next_attempt_at = new Date(outbox.now.getTime() + 1)
    await database.updateTable('mail').set({ next_attempt_at, attempts: 9 }).execute()
    outbox.pass(1)
    outbox.work(server.port)
    await until(async () => expect(await rows()).toMatchObject([{ failed_at: outbox.now }]))
    expect(outbox.logged).toMatchObject([['error', { kind: 'newsletter-welcome' }]])
    expect(server.mails).toEqual([])
  })

  it('finishes current deliveries before it stops', async () => {
    await server.behave('late')
    await outbox.enqueue()
    const worker = outbox.work(server.port)
    await until(async () => expect(await rows()).toMatchObject([{ attempts: 1 }]))
    await worker.stop()
    expect(await rows()).toMatchObject([{ sent_at: outbox.now }])
  })

  it('does not look up the address of the sender', async () => {
    const lookups = [vi.spyOn(dns, 'lookup'), vi.spyOn(dns, 'resolve4'), vi.spyOn(dns, 'resolveMx')]
    await outbox.enqueue({ recipient: 'somebody@no-such-domain.example' })
    outbox.work(server.port)
    await taken()
    for (const spy of lookups) {
      expect(spy.mock.calls.filter(([name]) => name !== '127.0.0.1')).toEqual([])
      spy.mockRestore()
    }
  })

  async function rows() {
    const [first, ...others] = await outbox.rows()
    if (first === undefined) throw new Error('the outbox is empty')
    return [first, ...others] as const
  }

  async function taken() {
    await until(() => expect(server.mails.length).toBeGreaterThan(0))
    return server.mails[0]
  }
})

/** A generous limit, for a busy machine: it only ends tests that would wait forever. */
function until(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}

const usualHeaders = [
  'auto-submitted',
  'from',
  'to',
  'reply-to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
]

function headersOf(mail: TestSmtpServer['mails'][number] | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]))
}
