import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../database/connect.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { createTestWebhooks } from '../../testing/test-webhooks.ts'
import {
  accept,
  isSignedBy,
  refuseWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts'
import { attemptMs, takeDueDeliveries } from './delivery-queue.ts'

const hour = 3_600_000
const day = 24 * hour

describe('the webhook worker', () => {
  const platform = usePlatform()
  const hooks = createTestWebhooks(platform)
  const children: ChildProcess[] = []
  let receiver: WebhookReceiver

  beforeAll(async () => {
    receiver = await startWebhookReceiver()
    const admins = [
      { name: 'Ada', email: 'ada@mall.test', role: 'admin' },
      { name: 'Eva', email: 'eva@mall.test', role: 'admin' },
      { name: 'Ed', email: 'ed@mall.test', role: 'editor' },
    ] as const
    const created = { property_id: 1, locale: 'en', created_at: hooks.now } as const
    const rows = admins.map((admin) => ({ ...admin, ...created }))
    await platform.database().database.insertInto('staff').values(rows).execute()
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    receiver.answer = accept
    await hooks.end()
    receiver.received.splice(0)
  })
  afterAll(() => receiver.stop())

  const ids = () => receiver.received.map(({ id }) => id)
  const webhook = async (id: number) =>
    platform
      .database()
      .database.selectFrom('webhook')
      .select(['disabled_at', 'disabled_because'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const offs = async () =>
    platform
      .database()
      .database.selectFrom('mail')
      .select(['recipient', 'content'])
      .where('kind', '=', 'studio-webhook-off')
      .orderBy('recipient')
      .execute()

  it('sends an event that the receiver verifies with its secret', async () => {
    const { id, secret } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    await hooks.work()
    await until(async () => expect(await hooks.rows()).toMatchObject([{ delivered_at: hooks.now }]))
    const [request] = receiver.received
    const [row] = await hooks.rows()
    if (request === undefined) throw new Error('Nothing came.')
    expect(isSignedBy(secret, request)).toBe(true)
    expect(isSignedBy('whsec_c29tZXRoaW5nIGVsc2U=', request)).toBe(false)
    expect(request.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': row?.message_id,
      'webhook-timestamp': String(hooks.now.getTime() / 1_000),
    })
    expect(JSON.parse(request.body)).toMatchObject({ type: 'webhook.test', data: { property: 1 } })
    expect(row).toMatchObject({ status: 204, error: null, attempts: 1, next_attempt_at: null })
    expect(hooks.logged).toEqual([])
  })

  it('signs with the former secret too until its time', async () => {
    const former = await hooks.add(receiver.url)
    const { database } = platform.database()
    const { secret: former_secret } = await database
      .selectFrom('webhook')
      .select('secret')
      .where('id', '=', former.id)
      .executeTakeFirstOrThrow()
    const former_until = new Date(hooks.now.getTime() + day)
    const { id, secret } = await hooks.add(receiver.url, { former_secret, former_until })
    await hooks.enqueue(id)
    await hooks.work()
    await until(() => expect(receiver.received).toHaveLength(1))
    hooks.pass(day)
    await hooks.enqueue(id)
    await until(() => expect(receiver.received).toHaveLength(2))
    expect(receiver.received.map((one) => isSignedBy(secret, one))).toEqual([true, true])
    expect(receiver.received.map((one) => isSignedBy(former.secret, one))).toEqual([true, false])
  })

  it.each([301, 400, 404, 500, 503])('tries again after 5 seconds where the answer is %i', async (status) => {
    receiver.answer = refuseWith(status, { Location: '/elsewhere' })
    const { id, secret } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    await hooks.work()
    await until(async () => expect(await hooks.rows()).toMatchObject([{ status }]))
    receiver.answer = accept
    hooks.pass(4_999)
    await pollTwice()
    expect(receiver.received).toHaveLength(1)
    hooks.pass(1)
    await until(async () =>
      expect(await hooks.rows()).toMatchObject([{ attempts: 2, delivered_at: hooks.now }]),
    )
    expect(new Set(ids()).size).toBe(1)
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true)
    expect(hooks.logged).toMatchObject([['warn', { webhook: id, attempts: 1, status }]])
    expect(JSON.stringify(hooks.logged)).not.toMatch(/127\.0\.0\.1|whsec|\/hook/)
  })

  it('waits as long as the receiver asks for', async () => {
    receiver.answer = refuseWith(429, { 'Retry-After': '90' })
    const { id } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    await hooks.work()
    const next = new Date(hooks.now.getTime() + 90_000)
    await until(async () =>
      expect(await hooks.rows()).toMatchObject([{ status: 429, next_attempt_at: next }]),
    )
  })

  it('does not let a silent receiver hold up another one', async () => {
    const silenced: ServerResponse[] = []
    receiver.answer = (response, { path }) =>
      path === '/silent' ? void silenced.push(response) : accept(response)
    const silent = await hooks.add(receiver.url.replace('/hook', '/silent'))
    for (let count = 0; count < 20; count++) await hooks.enqueue(silent.id)
    const { id } = await hooks.add(receiver.url)
    for (let count = 0; count < 3; count++) await hooks.enqueue(id)
    await hooks.work()
    await until(() => expect(receiver.received.filter(({ path }) => path === '/hook')).toHaveLength(3))
    expect(receiver.received.filter(({ path }) => path === '/silent')).toHaveLength(1)
    // The worker ends when it has its answer.
    receiver.answer = accept
    for (const response of silenced) accept(response)
  })

  it('sends an event of a killed worker again, under the same id', async () => {
    receiver.answer = () => {}
    const { id } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    const args = [platform.database().databaseUrl, hooks.now.toISOString()]
    const child = fork(join(import.meta.dirname, '../../testing/webhook-process.ts'), args)
    children.push(child)
    await until(() => expect(receiver.received).toHaveLength(1))
    child.kill('SIGKILL')
    await once(child, 'exit')
    receiver.answer = accept
    await hooks.work()
    hooks.pass(attemptMs - 1)
    await pollTwice()
    expect(await hooks.rows()).toMatchObject([{ attempts: 1, delivered_at: null }])
    hooks.pass(1)
    await until(async () =>
      expect(await hooks.rows()).toMatchObject([{ attempts: 2, delivered_at: hooks.now }]),
    )
    expect(ids()[1]).toBe(ids()[0])
  })

  it('shares the outbox with other workers: every event is sent once', async () => {
    const added = await Promise.all([1, 2, 3, 4].map((one) => hooks.add(`${receiver.url}/${one}`)))
    for (let count = 0; count < 10; count++) for (const { id } of added) await hooks.enqueue(id)
    await hooks.work()
    await hooks.work()
    await until(async () =>
      expect((await hooks.rows()).every(({ delivered_at }) => delivered_at !== null)).toBe(true),
    )
    expect(receiver.received).toHaveLength(40)
    expect(new Set(ids()).size).toBe(40)
  })

  it('leaves to another worker what it reserves at this moment', async () => {
    const { id } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    const { database } = platform.database()
    const take = (by: Database) => takeDueDeliveries(by, hooks.now, { max: 8, except: [] })
    const taken = await database.transaction().execute(async (transaction) => {
      const first = await take(transaction)
      return [first.length, (await take(database)).length]
    })
    expect(taken).toEqual([1, 0])
  })

  it('gives up after ten attempts, switches a webhook off that takes nothing, and tells admins once', async () => {
    receiver.answer = refuseWith(500)
    const { id } = await hooks.add(`${receiver.url}?key=quiet`)
    await hooks.enqueue(id)
    await hooks.work()
    const begun = hooks.now.getTime()
    for (let attempts = 1; attempts <= 10; attempts++) {
      await until(async () => {
        const [row] = await hooks.rows()
        expect(row?.attempts).toBe(attempts)
        // While it is sent it is reserved.
        expect(row?.next_attempt_at?.getTime()).not.toBe(hooks.now.getTime() + attemptMs)
      })
      const [row] = await hooks.rows()
      if (row?.next_attempt_at) hooks.now = row.next_attempt_at
    }
    expect(hooks.now.getTime() - begun).toBeGreaterThan(3 * day)
    await until(async () => expect(await webhook(id)).toMatchObject({ disabled_because: 'failing' }))
    expect((await hooks.rows()).map(({ failed_at }) => failed_at)).toEqual([hooks.now])
    const mails = await offs()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@mall.test', 'eva@mall.test'])
    expect(JSON.stringify(mails)).toContain(`http://studio.test/settings/webhooks/${id}`)
    expect(JSON.stringify(mails)).not.toContain('quiet')
    await hooks.enqueue(id, { created_at: hooks.now })
    await pollTwice()
    expect(receiver.received).toHaveLength(10)
  })

  it.each([
    [18, null],
    [19, 'failing'],
  ])(
    'with %i failures beside one success within a day, a webhook that gives up is: %s',
    async (failures, because) => {
      receiver.answer = refuseWith(500)
      const { id } = await hooks.add(receiver.url)
      const tried = { next_attempt_at: null, attempted_at: hooks.now }
      await hooks.enqueue(id, { ...tried, delivered_at: hooks.now })
      // Longer ago than a day: it does not count.
      const before = new Date(hooks.now.getTime() - day)
      await hooks.enqueue(id, { ...tried, attempted_at: before, delivered_at: before })
      for (let count = 1; count < failures; count++)
        await hooks.enqueue(id, { ...tried, failed_at: hooks.now })
      await hooks.enqueue(id, { attempts: 9 })
      const worker = await hooks.work()
      await until(() => expect(receiver.received).toHaveLength(1))
      await worker.stop()
      expect(await webhook(id)).toMatchObject({ disabled_because: because })
    },
  )

  it('switches a webhook off at once where the receiver is gone for good, and tells admins once', async () => {
    const asked = [Promise.withResolvers<ServerResponse>(), Promise.withResolvers<ServerResponse>()]
    receiver.answer = (response) => asked[receiver.received.length - 1]?.resolve(response)
    const { id } = await hooks.add(receiver.url)
    for (let count = 0; count < 2; count++) await hooks.enqueue(id)
    const waiting = await hooks.enqueue(id, { next_attempt_at: new Date(hooks.now.getTime() + hour) })
    const workers = [await hooks.work(), await hooks.work()]
    // One of each worker.
    const responses = await Promise.all(asked.map(({ promise }) => promise))
    for (const response of responses) {
      refuseWith(410)(response)
      // The second comes back to a webhook that the first has switched off.
      await until(async () => expect(await webhook(id)).toMatchObject({ disabled_because: 'gone' }))
    }
    for (const worker of workers) await worker.stop()
    expect(await webhook(id)).toEqual({ disabled_at: hooks.now, disabled_because: 'gone' })
    expect(await hooks.rows()).toMatchObject([
      { status: 410, failed_at: hooks.now },
      { status: 410, failed_at: hooks.now },
      { id: waiting, status: null, error: 'off', failed_at: hooks.now },
    ])
    expect(await offs()).toHaveLength(2)
    const act = platform.database().database.selectFrom('audit').select(['action', 'actor'])
    const last = await act.orderBy('id', 'desc').executeTakeFirst()
    expect(last).toEqual({ action: 'webhook.give-up', actor: null })
  })

  it('connects to no private network, whatever is in the database', async () => {
    const { id } = await hooks.add('https://169.254.169.254/latest')
    await hooks.enqueue(id)
    await hooks.work()
    await until(async () => expect(await hooks.rows()).toMatchObject([{ status: null, error: 'private' }]))
  })

  it('finishes what it is sending before it stops', async () => {
    const asked = Promise.withResolvers<() => void>()
    receiver.answer = (response) => asked.resolve(() => accept(response))
    const { id } = await hooks.add(receiver.url)
    await hooks.enqueue(id)
    const worker = await hooks.work()
    const answer = await asked.promise
    const stopped = worker.stop()
    answer()
    await stopped
    expect(await hooks.rows()).toMatchObject([{ delivered_at: hooks.now }])
  })

  /** Until a worker has looked for due events twice. */
  async function pollTwice(): Promise<void> {
    for (let count = 0; count < 2; count++) {
      const marker = await hooks.add(`${receiver.url}/marker`)
      const event = await hooks.enqueue(marker.id)
      await until(async () =>
        expect((await hooks.rows()).find(({ id }) => id === event)?.attempted_at).not.toBeNull(),
      )
      await platform.database().database.deleteFrom('webhook').where('id', '=', marker.id).execute()
    }
    receiver.received.splice(0, Infinity, ...receiver.received.filter(({ path }) => path !== '/hook/marker'))
  }
})

/** A generous limit, for a busy machine: it only ends tests that would wait forever. */
function until(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
