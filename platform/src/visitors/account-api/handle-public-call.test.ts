import { encodeProblem } from '@promenade/process/problem'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enqueueMail } from '../../mail/outbox.ts'
import type { Database } from '../../database/connect.ts'
import { requestContent } from '../../testing/request-content.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import type { Call, ServedEndpoint } from './call.ts'
import { definePublicEndpoint } from './define-endpoint.ts'
import type { Limits } from './account-endpoint.ts'
import { refuseCall } from './refuse-call.ts'

const hour = 3_600
/** The number of connections in a test's pool. */
const maxConnections = 10
const message = {
  idempotency_key: 'key-of-this-message',
  locale: 'en',
  site_origin: 'https://mall.example',
  visitor_key: 'a-visitor-of-tests',
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Hello',
  page: '/contact-us',
}

describe('public calls', () => {
  const platform = usePlatform()
  let call: Omit<Call, 'data'>

  beforeAll(async () => {
    const property = { id: 1, timeZone: 'America/Halifax' }
    const { database } = platform.database()
    const { documents } = await requestContent(database, friday)
    call = { database, property, documents, now: friday, auth: undefined }
  })
  beforeEach(async () => {
    for (const table of ['contact_message', 'mail', 'submission', 'rate_limit'] as const)
      await call.database.deleteFrom(table).execute()
  })

  describe('that are repeated', () => {
    const endpoint = take({ visitor: [{ calls: 2, seconds: hour }] })

    it('get the first response, without a second effect', async () => {
      const first = await ask(endpoint)
      expect(first).toEqual({ data: { status: 'received' } })
      for (let time = 0; time < 5; time++) expect(await ask(endpoint)).toEqual(first)
      expect(await counts()).toEqual({ messages: 1, mails: 1 })
    })

    it('count once if twenty arrive together', async () => {
      await openConnections(call.database)
      const responses = await Promise.all(Array.from({ length: 20 }, () => ask(endpoint)))
      expect(responses).toEqual(Array.from({ length: 20 }, () => ({ data: { status: 'received' } })))
      expect(await counts()).toEqual({ messages: 1, mails: 1 })
    })

    it('are recognised from another network', async () => {
      await ask(endpoint)
      await ask(endpoint, { visitor_key: 'another-network-of-tests' })
      expect(await counts()).toEqual({ messages: 1, mails: 1 })
    })

    it('are refused with other data under the same key', async () => {
      await ask(endpoint)
      expect(await ask(endpoint, { message: 'Something else' })).toMatchObject({
        status: 422,
        reason: 'key-used',
      })
      expect(await counts()).toEqual({ messages: 1, mails: 1 })
    })

    it('run again after a refusal, which stores nothing', async () => {
      const refusing = take({ visitor: [] }, refuseCall(409, 'No.', { reason: 'used-up' }))
      expect(await ask(refusing)).toMatchObject({ status: 409, reason: 'used-up' })
      expect(await counts()).toEqual({ messages: 0, mails: 0 })
      expect(await ask(endpoint)).toEqual({ data: { status: 'received' } })
    })

    it('run again after an error, which stores nothing', async () => {
      const failing = take({ visitor: [{ calls: 1, seconds: hour }] }, new Error('broken'))
      await expect(ask(failing)).rejects.toThrow('broken')
      expect(await counts()).toEqual({ messages: 0, mails: 0 })
      expect(await ask(endpoint)).toEqual({ data: { status: 'received' } })
    })
  })

  describe('above the rate limit', () => {
    it('are refused for a visitor, with the time to wait', async () => {
      const endpoint = take({ visitor: [{ calls: 3, seconds: hour }] })
      for (let time = 0; time < 3; time++) expect(await ask(endpoint, fresh())).toHaveProperty('data')
      const refusal = await ask(endpoint, fresh())
      expect(refusal).toMatchObject({ status: 429, reason: 'too-often' })
      expect(refusal).toHaveProperty('retry_after', expect.toSatisfy(isWithinTheHour))
      expect(await ask(endpoint, { ...fresh(), visitor_key: 'another-visitor-of-tests' })).toHaveProperty(
        'data',
      )
      expect(await counts()).toEqual({ messages: 4, mails: 4 })
    })

    it('are refused for an address from all visitors, in any spelling', async () => {
      const byAll = [{ calls: 2, seconds: hour }]
      const endpoint = take({ visitor: [{ calls: 30, seconds: hour }], email: { byVisitor: [], byAll } })
      for (const visitor_key of ['first-visitor-of-tests', 'second-visitor-of-tests'])
        expect(await ask(endpoint, { ...fresh(), visitor_key })).toHaveProperty('data')
      expect(await ask(endpoint, { ...fresh(), email: ' ANA@example.com' })).toMatchObject({ status: 429 })
      expect(await ask(endpoint, { ...fresh(), email: 'bo@example.com' })).toHaveProperty('data')
    })

    it('are refused for one visitor and address, but not for the owner of the address', async () => {
      const [few, many] = [[{ calls: 2, seconds: hour }], [{ calls: 4, seconds: hour }]]
      const endpoint = take({
        visitor: [{ calls: 30, seconds: hour }],
        email: { byVisitor: few, byAll: many },
      })
      const stranger = { visitor_key: 'a-stranger-of-the-tests' }
      const statuses = []
      for (let time = 0; time < 9; time++) statuses.push(await ask(endpoint, { ...fresh(), ...stranger }))
      expect(statuses.filter((result) => 'data' in result)).toHaveLength(2)
      expect(await ask(endpoint, { ...fresh(), ...stranger, email: 'bo@example.com' })).toHaveProperty('data')
      for (let time = 0; time < 2; time++) expect(await ask(endpoint, fresh())).toHaveProperty('data')
    })

    it('count even if they are refused for another reason', async () => {
      const refusing = take({ visitor: [{ calls: 2, seconds: hour }] }, refuseCall(410, 'Used.'))
      const statuses = []
      for (let time = 0; time < 3; time++) statuses.push(await ask(refusing, fresh()))
      expect(statuses).toMatchObject([{ status: 410 }, { status: 410 }, { status: 429 }])
    })

    it('all count, also simultaneous ones', async () => {
      await openConnections(call.database)
      const endpoint = take({ visitor: [{ calls: 7, seconds: hour }] })
      const responses = await Promise.all(Array.from({ length: 30 }, () => ask(endpoint, fresh())))
      expect(responses.filter((result) => 'data' in result)).toHaveLength(7)
      expect(await counts()).toEqual({ messages: 7, mails: 7 })
    })

    it('store no address of a visitor', async () => {
      const limit = [{ calls: 3, seconds: hour }]
      await ask(take({ visitor: limit, email: { byVisitor: limit, byAll: limit } }))
      const rows = await call.database.selectFrom('rate_limit').selectAll().execute()
      expect(rows).toHaveLength(3)
      expect(JSON.stringify(rows)).not.toContain('ana')
    })
  })

  async function ask(endpoint: ServedEndpoint, changes: object = {}) {
    const { outcome } = await endpoint.handle({ ...call, data: { ...message, ...changes } })
    return 'data' in outcome ? outcome : encodeProblem(outcome)
  }

  async function counts() {
    const messages = await call.database.selectFrom('contact_message').select('id').execute()
    const mails = await call.database.selectFrom('mail').select('id').execute()
    return { messages: messages.length, mails: mails.length }
  }
})

/** An endpoint that stores a message, queues a mail, and fails on request. */
function take(limits: Limits, failure?: Error): ServedEndpoint {
  return definePublicEndpoint({
    name: 'contact_message',
    limits,
    handle: async ({ transaction, property, now, data }) => {
      const { email, page, locale } = data
      await transaction
        .insertInto('contact_message')
        .values({ property_id: property.id, email, page, locale, created_at: now })
        .execute()
      const content = { subject: 'Hello', text: 'Hello', html: 'Hello' }
      await enqueueMail(transaction, {
        propertyId: property.id,
        kind: 'contact-message',
        recipient: null,
        content,
        now,
      })
      if (failure !== undefined) throw failure
      return { status: 'received' }
    },
  })
}

/** Opens all connections first: simultaneous calls overlap only if none waits for a connection. */
async function openConnections(database: Database): Promise<void> {
  let open = 0
  const all = Promise.withResolvers<void>()
  const hold = async () => {
    open += 1
    if (open === maxConnections) all.resolve()
    await all.promise
  }
  const holding = Array.from({ length: maxConnections }, () => database.connection().execute(hold))
  await Promise.all(holding)
}

function fresh() {
  return { idempotency_key: crypto.randomUUID() }
}

function isWithinTheHour(seconds: unknown): boolean {
  return typeof seconds === 'number' && seconds > hour - 60 && seconds <= hour
}
