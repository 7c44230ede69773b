import type { Log } from '@promenade/process/log/log'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { administer, createTestDatabase } from '../testing/test-database.ts'
import { connectThrough, createPool } from './connect.ts'
import { isDatabaseOutage, logOutagesOnce } from './outage.ts'

describe('an outage of the database', () => {
  it('is what PostgreSQL and its driver say when the server ends connections', async () => {
    const test = await createTestDatabase({ empty: true })
    const lost = Promise.withResolvers<Error>()
    const pool = createPool(test.databaseUrl, lost.resolve)
    const database = connectThrough(pool)
    const name = new URL(test.databaseUrl).pathname.slice(1)
    const client = await pool.connect()
    const sleeping = client.query('select pg_sleep(60)').catch((error: unknown) => error)
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    expect(isDatabaseOutage(await sleeping)).toBe(true)
    expect(isDatabaseOutage(await lost.promise)).toBe(true)
    client.release(true)
    await database.destroy()
    await test.drop()
  })

  it('is a server that cannot be reached', async () => {
    const client = new pg.Client({ connectionString: 'postgres://a:b@127.0.0.1:1/c' })
    const error: unknown = await client.connect().catch((reason: unknown) => reason)
    expect(isDatabaseOutage(error)).toBe(true)
    expect(isDatabaseOutage(new AggregateError([error, error]))).toBe(true)
    expect(isDatabaseOutage(new Error('in between', { cause: error }))).toBe(true)
  })

  it('is no fault of ours', () => {
    expect(isDatabaseOutage(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
    expect(isDatabaseOutage(new AggregateError([]))).toBe(false)
    expect(isDatabaseOutage('ECONNREFUSED')).toBe(false)
  })
})

describe('its log', () => {
  it('has one line a minute, without a stack, and every other error whole', () => {
    const lines: string[] = []
    const line: Log['error'] = (details, message) => void lines.push(`${message} ${JSON.stringify(details)}`)
    let now = 0
    const log = logOutagesOnce({ debug: line, info: line, warn: line, error: line }, () => now)
    const err = Object.assign(new Error('terminating connection'), { code: '57P01' })
    for (let second = 0; second < 100; second += 1) {
      log.warn({ err }, 'database connection lost')
      log.error({ err, path: '/properties/1/jobs' }, 'request failed')
      now += 1_000
    }
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/^The database does not answer.*"reason":"terminating connection"/)
    log.error({ err: new TypeError('ours') }, 'request failed')
    log.error({ mail: 1 }, 'mail given up')
    expect(lines.slice(2)).toEqual([expect.stringMatching(/^request failed/), 'mail given up {"mail":1}'])
  })
})
