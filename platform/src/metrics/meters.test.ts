import { describe, expect, it } from 'vitest'
import { readMailQueue } from '../mail/mail-queue.ts'
import { friday } from '../testing/sample-content.ts'
import { readDeliveryQueue } from '../studio/webhooks/delivery-queue.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { createTestWebhooks } from '../testing/test-webhooks.ts'
import { createMeters } from './meters.ts'
import { now } from '../../../e2e/support/clock/run-clock.ts'

const pool = { totalCount: 4, idleCount: 3, waitingCount: 0 }
const none = async () => ({ waiting: 0, givenUp: 0, oldestSeconds: 0 })
const sources = { pool, mailQueue: none, deliveryQueue: none }

describe('the metrics of the platform', () => {
  const platform = usePlatform()

  it('count requests by route, with one label for unknown paths', async () => {
    const { registry, recordRequest } = createMeters(sources)
    for (const path of ['/properties/1/stores/list', '/properties/1/stores', '/properties/1'])
      recordRequest({ path, status: 200, milliseconds: 10 })
    for (const path of ['/mall/contact_message', '/mall/made-up', '/properties/1/made-up', '/x', '/'])
      recordRequest({ path, status: 404, milliseconds: 10 })
    const text = await registry.metrics()
    expect(text).toContain('promenade_platform_request_seconds_count{call="stores",status="200"} 2')
    expect(text).toContain('promenade_platform_request_seconds_count{call="property",status="200"} 1')
    expect(text).toContain('promenade_platform_request_seconds_count{call="contact_message",status="404"} 1')
    expect(text).toContain('promenade_platform_request_seconds_count{call="other",status="404"} 4')
    expect(text).not.toContain('made-up')
  })

  it('include database connections and waiting mail', async () => {
    const { database } = platform.database()
    const fields = { email: 'ana@mail.example', locale: 'en', site_origin: 'https://mall.example' }
    await platform.call('request_login', { ...fields, visitor_key: 'a-visitor-of-the-tests' })
    const later = new Date(now() + 90_000)
    const { registry } = createMeters({ ...sources, mailQueue: () => readMailQueue(database, later) })
    const text = await registry.metrics()
    expect(text).toContain('promenade_database_connections{state="busy"} 1')
    expect(text).toContain('promenade_mail{state="waiting"} 1')
    expect(text).toContain('promenade_mail{state="given up"} 0')
    expect(Number(/^promenade_mail_oldest_seconds (.*)$/m.exec(text)?.[1])).toBeGreaterThan(60)
  })

  it('have no figures of queues while the database is unreachable', async () => {
    const away = () => Promise.reject(new Error('away'))
    const { registry } = createMeters({ ...sources, mailQueue: away, deliveryQueue: away })
    const text = await registry.metrics()
    expect(text).toMatch(/promenade_mail\{state="waiting"\} nan/i)
    expect(text).toMatch(/promenade_webhook_oldest_seconds nan/i)
  })

  it('include deliveries to webhooks that wait, and the age of the oldest', async () => {
    const { database } = platform.database()
    const hooks = createTestWebhooks(platform)
    const { id } = await hooks.add('https://shop.example/')
    const ago = (seconds: number) => new Date(friday.getTime() - seconds * 1_000)
    await hooks.enqueue(id, { created_at: ago(600) })
    await hooks.enqueue(id, { created_at: ago(60) })
    await hooks.enqueue(id, { created_at: ago(9_000), next_attempt_at: null, delivered_at: friday })
    const { registry } = createMeters({
      ...sources,
      deliveryQueue: () => readDeliveryQueue(database, friday),
    })
    const text = await registry.metrics()
    expect(text).toContain('promenade_webhook_deliveries 2')
    expect(text).toContain('promenade_webhook_oldest_seconds 600')
    await database.deleteFrom('webhook').execute()
    expect(await readDeliveryQueue(database, friday)).toEqual({ waiting: 0, oldestSeconds: 0 })
  })

  it('report an empty mail queue as 0', async () => {
    const { database } = platform.database()
    await database.deleteFrom('mail').execute()
    expect(await readMailQueue(database, friday)).toEqual({ waiting: 0, givenUp: 0, oldestSeconds: 0 })
  })
})
