import { describe, expect, it } from 'vitest'
import { readMailQueue } from '../mail/mail-queue.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { createMeters } from './meters.ts'
import { now } from '../../../e2e/support/clock/run-clock.ts'

const pool = { totalCount: 4, idleCount: 3, waitingCount: 0 }
const none = async () => ({ waiting: 0, givenUp: 0, oldestSeconds: 0 })

describe('the metrics of the platform', () => {
  const platform = usePlatform()

  it('count requests by route, with one label for unknown paths', async () => {
    const { registry, recordRequest } = createMeters({ pool, mailQueue: none })
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
    const { registry } = createMeters({ pool, mailQueue: () => readMailQueue(database, later) })
    const text = await registry.metrics()
    expect(text).toContain('promenade_database_connections{state="busy"} 1')
    expect(text).toContain('promenade_mail{state="waiting"} 1')
    expect(text).toContain('promenade_mail{state="given up"} 0')
    expect(Number(/^promenade_mail_oldest_seconds (.*)$/m.exec(text)?.[1])).toBeGreaterThan(60)
  })

  it('have no mail figures while the database is unreachable', async () => {
    const { registry } = createMeters({ pool, mailQueue: () => Promise.reject(new Error('away')) })
    expect(await registry.metrics()).toMatch(/promenade_mail\{state="waiting"\} nan/i)
  })

  it('report an empty mail queue as 0', async () => {
    const { database } = platform.database()
    await database.deleteFrom('mail').execute()
    expect(await readMailQueue(database, friday)).toEqual({ waiting: 0, givenUp: 0, oldestSeconds: 0 })
  })
})
