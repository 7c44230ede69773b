import { auditSchema } from '@promenade/contract/studio-api/audit'
import { faultsSchema } from '@promenade/contract/studio-api/faults'
import {
  deliveriesSchema,
  webhookSecretSchema,
  webhooksSchema,
} from '@promenade/contract/studio-api/webhooks'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { createTestWebhooks } from '../../testing/test-webhooks.ts'
import { isSignedBy, startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'

const url = 'https://shop.example/hook?key=quiet'
const hour = 3_600_000
const day = 24 * hour

describe('webhooks', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const hooks = createTestWebhooks(platform)
  let ada: StaffBrowser
  let receiver: WebhookReceiver

  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  beforeEach(async () => {
    ada = await studio.logIn()
  })
  afterEach(async () => {
    await hooks.end()
    receiver.received.splice(0)
  })
  afterAll(() => receiver.stop())

  const database = () => platform.database().database
  const create = async (body: object = { url }) => {
    const response = await ada.send('POST', '/api/v1/webhooks', body)
    expect(response.status).toBe(201)
    return webhookSecretSchema.parse(await response.json())
  }
  const list = async () => webhooksSchema.parse(await (await ada.get('/api/v1/webhooks')).json()).items
  const deliveries = async (id: number, query = '') =>
    deliveriesSchema.parse(await (await ada.get(`/api/v1/webhooks/${id}/deliveries${query}`)).json())
  const statusOf = async (method: string, path: string, body: object = {}) =>
    (await ada.send(method, `/api/v1/webhooks/${path}`, body)).status
  const acts = async () => {
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    return items.filter(({ action }) => action.startsWith('webhook.')).map(({ action }) => action)
  }

  it('show their secret once, and nowhere else', async () => {
    const { id, secret } = await create({ url, kinds: ['store', 'store', 'promotion'] })
    const [shown] = await list()
    expect(shown).toMatchObject({ id, url, kinds: ['store', 'promotion'], by: 'Ada', off: null })
    const { rows } = await sqlText(`select row_to_json(webhook)::text as row from webhook`)
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
    for (const text of [JSON.stringify(shown), ...rows]) {
      expect(text).not.toContain(secret.slice('whsec_'.length, -4))
      expect(text).not.toContain(bytes.toString('hex'))
    }
    const audit = await (await ada.get('/api/v1/audit')).text()
    expect(audit).toContain('shop.example')
    expect(audit).not.toContain('quiet')
    expect(await acts()).toEqual(['webhook.create'])
  })

  it.each([
    'http://shop.example/',
    'https://ada:secret@shop.example/',
    'https://shop.example:22/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1:8443/',
    'shop.example',
    `https://shop.example/${'x'.repeat(2_000)}`,
  ])('refuse the address %s', async (refused) => {
    expect((await ada.send('POST', '/api/v1/webhooks', { url: refused })).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('are changed with the same checks, keep their secret, and send what waits to the new address', async () => {
    const { id, secret } = await hooks.add(url)
    await hooks.enqueue(id)
    expect((await list())[0]).toMatchObject({ waiting: 1, waitingSince: friday.toISOString() })
    for (const body of [{ url: 'https://10.0.0.1/' }, { url: 'http://a.example/' }, { url, kinds: [] }, {}])
      expect([body, await statusOf('PUT', `${id}`, body)]).toEqual([body, 400])
    expect((await list())[0]).toMatchObject({ url, kinds: null })
    const target = { url: 'https://signs.example/hook?key=quiet', kinds: ['store', 'store'] }
    expect(await statusOf('PUT', `${id}`, target)).toBe(200)
    expect((await list())[0]).toMatchObject({ id, url: target.url, kinds: ['store'], waiting: 1 })
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    const details = { webhook: id, name: 'signs.example', former: 'shop.example', kinds: ['store'] }
    expect(items[0]).toMatchObject({ action: 'webhook.change', details })
    expect(JSON.stringify(items)).not.toContain('quiet')
    await database().updateTable('webhook').set({ url: receiver.url }).execute()
    await hooks.work()
    await until(() => expect(receiver.received).toHaveLength(1))
    expect(receiver.received.map((one) => isSignedBy(secret, one))).toEqual([true])
    expect(await statusOf('PUT', `${id}`, { url })).toBe(200)
    expect((await list())[0]).toMatchObject({ url, kinds: null })
    expect(await statusOf('PUT', `${id + 1}`, { url })).toBe(404)
  })

  it('are at most twenty', async () => {
    for (let count = 0; count < 20; count++) await hooks.add(url)
    expect((await ada.send('POST', '/api/v1/webhooks', { url })).status).toBe(409)
  })

  it('need a fresh means of login, but to look, to test and to send again', async () => {
    const { id } = await create()
    await database().updateTable('staff_session').set({ confirmed_at: null }).execute()
    const tried = [
      ['POST', '/api/v1/webhooks', { url }],
      ['PUT', `/api/v1/webhooks/${id}`, { url }],
      ['PATCH', `/api/v1/webhooks/${id}`, { enabled: false }],
      ['POST', `/api/v1/webhooks/${id}/secret`, {}],
      ['DELETE', `/api/v1/webhooks/${id}`, {}],
    ] as const
    for (const [method, path, body] of tried) {
      const response = await ada.send(method, path, body)
      expect([method, path, await response.json()]).toMatchObject([method, path, { code: 'confirm-first' }])
    }
    expect(await statusOf('POST', `${id}/test`)).toBe(201)
  })

  it('send a test that the receiver verifies, and list what came of it', async () => {
    const { id, secret } = await hooks.add(receiver.url)
    expect(await statusOf('POST', `${id}/test`)).toBe(201)
    expect((await deliveries(id)).items).toMatchObject([
      { event: 'webhook.test', record: null, state: 'waiting', attempts: 0 },
    ])
    await hooks.work()
    await until(async () => expect((await list())[0]?.deliveredAt).toBe(friday.toISOString()))
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true)
    const [sent] = (await deliveries(id)).items
    expect(sent).toMatchObject({ state: 'delivered', status: 204, attempts: 1, nextAttemptAt: null })
    expect(sent?.message).toBe(receiver.received[0]?.id)
    expect(sent?.durationMs).toBeGreaterThanOrEqual(0)
    expect(await acts()).toContain('webhook.test')
  })

  it('sign with both secrets for a day after a new one', async () => {
    const former = await hooks.add(receiver.url)
    const response = await ada.send('POST', `/api/v1/webhooks/${former.id}/secret`, {})
    const { secret } = webhookSecretSchema.parse(await response.json())
    const formerUntil = new Date(friday.getTime() + day).toISOString()
    expect((await list())[0]).toMatchObject({ formerUntil })
    await hooks.enqueue(former.id)
    await hooks.work()
    await until(() => expect(receiver.received).toHaveLength(1))
    const [request] = receiver.received
    if (request === undefined) throw new Error('Nothing came.')
    expect([secret, former.secret].map((one) => isSignedBy(one, request))).toEqual([true, true])
    expect(await acts()).toContain('webhook.rotate')
    // It ends sessions too.
    await cleanUp(database(), new Date(friday.getTime() + day))
    const row = await database().selectFrom('webhook').select('former_secret').executeTakeFirst()
    expect(row).toEqual({ former_secret: null })
  })

  it('send one again under its id, and all that have not arrived since a moment', async () => {
    const { id } = await hooks.add(receiver.url)
    const past = (hours: number) => new Date(friday.getTime() - hours * hour)
    const over = { next_attempt_at: null, attempts: 10 }
    await hooks.enqueue(id, { ...over, created_at: past(30), failed_at: past(1) })
    const failed = await hooks.enqueue(id, { ...over, created_at: past(2), failed_at: past(1) })
    const arrived = await hooks.enqueue(id, { ...over, created_at: past(2), delivered_at: past(1) })
    const later = new Date(friday.getTime() + hour)
    const waiting = await hooks.enqueue(id, { created_at: past(1), attempts: 4, next_attempt_at: later })
    // On its way at this moment.
    const reserved = await hooks.enqueue(id, { next_attempt_at: new Date(friday.getTime() + 1_000) })
    const replay = async (body: object) =>
      (await ada.send('POST', `/api/v1/webhooks/${id}/replays`, body)).json()
    expect(await replay({ failedSince: past(24).toISOString() })).toEqual({ count: 2 })
    const due = async () =>
      (await hooks.rows())
        .filter((row) => row.next_attempt_at?.getTime() === friday.getTime())
        .map((row) => row.id)
    expect(await due()).toEqual([failed, waiting])
    expect(await replay({ delivery: arrived })).toEqual({ count: 1 })
    const before = (await hooks.rows()).find((row) => row.id === arrived)?.message_id
    expect(await replay({ delivery: reserved })).toMatchObject({ code: 'conflict' })
    await hooks.work()
    await until(() => expect(receiver.received).toHaveLength(3))
    expect(receiver.received.map((one) => one.id)).toContain(before)
    expect((await acts()).filter((act) => act === 'webhook.replay')).toHaveLength(2)
    for (const body of [{}, { delivery: arrived, failedSince: friday.toISOString() }, { failedSince: 'now' }])
      expect(await statusOf('POST', `${id}/replays`, body)).toBe(400)
  })

  it('that are off keep what happens for later, and say so in Faults unless staff did it', async () => {
    const { id } = await create()
    await hooks.enqueue(id)
    expect(await statusOf('PATCH', `${id}`, { enabled: false })).toBe(200)
    expect((await list())[0]).toMatchObject({
      off: { at: friday.toISOString(), because: 'staff' },
      failed: 1,
    })
    const { id: entry, version } = await ada.newPromotion('Meanwhile')
    await ada.change({ entry, version, action: 'publish' })
    expect((await deliveries(id)).items).toMatchObject([
      { event: 'content.published', state: 'failed', error: 'off', record: { entry } },
      { event: 'webhook.test', state: 'failed', error: 'off' },
    ])
    expect(await statusOf('POST', `${id}/test`)).toBe(409)
    expect(await statusOf('POST', `${id}/replays`, { failedSince: friday.toISOString() })).toBe(409)
    const faults = async (of = ada) =>
      faultsSchema
        .parse(await (await of.get('/api/v1/faults')).json())
        .items.filter(({ code }) => code === 'webhook-off')
    expect(await faults()).toEqual([])
    await database().updateTable('webhook').set({ disabled_because: 'failing' }).execute()
    const values = { host: 'shop.example', date: '2026-11-20', webhook: String(id) }
    expect(await faults()).toMatchObject([{ severity: 'fault', values }])
    expect(await faults(await studio.logIn('Ed', 'editor'))).toEqual([])
    expect(await statusOf('PATCH', `${id}`, { enabled: true })).toBe(200)
    expect(await faults()).toEqual([])
    expect(await statusOf('POST', `${id}/replays`, { failedSince: friday.toISOString() })).toBe(201)
    expect((await list())[0]).toMatchObject({ off: null, waiting: 2, failed: 0 })
    expect(await acts()).toEqual(expect.arrayContaining(['webhook.disable', 'webhook.enable']))
  })

  it('are deleted with all that was sent', async () => {
    const { id } = await create()
    await hooks.enqueue(id)
    expect(await statusOf('DELETE', `${id}`)).toBe(200)
    expect([await list(), await hooks.rows()]).toEqual([[], []])
    expect(await statusOf('DELETE', `${id}`)).toBe(404)
    expect(await acts()).toContain('webhook.delete')
  })

  it('are listed a page at a time', async () => {
    const { id } = await hooks.add(url)
    for (let count = 0; count < 51; count++) await hooks.enqueue(id)
    const first = await deliveries(id)
    expect(first.items).toHaveLength(50)
    const second = await deliveries(id, `?before=${first.next}`)
    expect([second.items.length, second.next]).toEqual([1, undefined])
  })

  it('forget after thirty days, but nothing that waits', async () => {
    const { id } = await hooks.add(url)
    const over = { next_attempt_at: null, delivered_at: friday }
    await hooks.enqueue(id, over)
    const waiting = await hooks.enqueue(id)
    await cleanUp(database(), new Date(friday.getTime() + 30 * day))
    expect(await hooks.rows()).toHaveLength(2)
    await cleanUp(database(), new Date(friday.getTime() + 30 * day + 1))
    expect((await hooks.rows()).map((row) => row.id)).toEqual([waiting])
  })

  async function sqlText(query: string) {
    const { rows } = await sql.raw<{ row: string }>(query).execute(database())
    return { rows: rows.map(({ row }) => row) }
  }
})

function until(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 })
}
