import { endpoints } from '@promenade/contract/account-api/endpoints'
import { reportFields } from '@promenade/domain/forms/forms'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodeFields } from '../../database/form-fields.ts'
import { dataOf } from '../../testing/data-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { friday, recurringEvent } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { mapFiles } from '../../testing/sample-map.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const report = {
  idempotency_key: 'key-of-a-first-report',
  locale: 'es',
  site_origin: 'https://mall.test',
  visitor_key: 'visitor-of-the-tests',
  about: 'stores/net-works',
  problem: 'hours',
  message: ' Los lunes\r\nabren a las 11. ',
  email: 'ana@Example.test',
}

const places = {
  'points-of-interest/washrooms.yaml': `
name: Washrooms
locations:
  - { slug: washroom-east, name: East washrooms }
`,
  ...recurringEvent,
}

describe('visitor_report', () => {
  const platform = usePlatform({ ...mapFiles, ...places })

  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['visitor_report', 'mail', 'submission', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  const rows = () => platform.database().database.selectFrom('visitor_report').selectAll().execute()

  /** The slug of the record at which a report arrives. */
  const arrivesAt = async (about: string, key: string) => {
    const response = await platform.call('visitor_report', { ...report, about, idempotency_key: key })
    if (response.status !== 200) return response.status
    const row = await platform
      .database()
      .database.selectFrom('visitor_report')
      .leftJoin('entry', 'entry.id', 'entry_id')
      .select('slug')
      .where('about', '=', about)
      .executeTakeFirst()
    return row?.slug
  }

  it('stores a report beside its record once, and mails nobody', async () => {
    for (const sent of [report, report]) {
      const response = await platform.call('visitor_report', sent)
      expect(response.status).toBe(200)
      expect(endpoints.visitor_report.response.parse(await dataOf(response))).toEqual({ status: 'received' })
    }
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect({ ...row, ...(row && decodeFields(reportFields, row)) }).toMatchObject({
      about: 'stores/net-works',
      problem: 'hours',
      message: 'Los lunes\nabren a las 11.',
      email: 'ana@example.test',
      locale: 'es',
      created_at: friday,
      verdict: null,
    })
    expect(await listMail(platform)).toEqual([])
  })

  it('arrives at stores, events, their days, news, hours and places of the map', async () => {
    expect(await arrivesAt('stores/net-works', 'key-of-a-store-report')).toBe('net-works')
    expect(await arrivesAt('events-and-news/yoga-2026-11-24', 'key-of-a-day-report')).toBe('yoga')
    expect(await arrivesAt('hours', 'key-of-an-hours-report')).toBe('hours')
    expect(await arrivesAt('map/washroom-east', 'key-of-a-place-report')).toBe('washrooms')
    // Only the map knows it.
    expect(await arrivesAt('map/fountain', 'key-of-another-place')).toBe(null)
  })

  it.each(['stores/nowhere', 'events-and-news/net-works', 'jobs/baker', 'nothing'])(
    'refuses a report about %s',
    async (about) => {
      const response = await platform.call('visitor_report', { ...report, about })
      await expectRefusal(response, 404, 'unknown')
      expect(await rows()).toEqual([])
    },
  )

  it('needs neither text nor address, but a text where the choice says nothing', async () => {
    const { message: _, email: __, ...short } = report
    expect((await platform.call('visitor_report', short)).status).toBe(200)
    const other = { ...short, problem: 'other', idempotency_key: 'key-of-a-second-report' }
    const { errors } = await expectRefusal(await platform.call('visitor_report', other), 422)
    expect(errors).toEqual([{ field: 'message', problem: 'missing' }])
  })

  it('refuses fields that are too long or no address', async () => {
    const faulty = { ...report, message: 'x'.repeat(1_001), email: 'ana' }
    const { errors } = await expectRefusal(await platform.call('visitor_report', faulty), 422)
    expect(errors).toEqual([
      { field: 'message', problem: 'tooLong', limit: 1_000 },
      { field: 'email', problem: 'notAnAddress' },
    ])
  })

  it('takes twenty of a visitor an hour', async () => {
    const send = (number: number) =>
      platform.call('visitor_report', {
        ...report,
        email: undefined,
        idempotency_key: `key-of-report-${number}`,
      })
    for (let number = 10; number < 30; number++) expect((await send(number)).status).toBe(200)
    expect((await send(30)).status).toBe(429)
  })

  it('takes no more than a thousand that nobody has looked at', async () => {
    const { database } = platform.database()
    const row = { property_id: 1, about: 'hours', problem: 'hours', fields: '{}', locale: 'en' } as const
    const one = { ...row, entry_id: null, email: null, site_origin: 'https://mall.test', created_at: friday }
    await database
      .insertInto('visitor_report')
      .values(Array.from({ length: 1_000 }, () => one))
      .execute()
    await expectRefusal(await platform.call('visitor_report', report), 429, 'too-often')
    expect(await rows()).toHaveLength(1_000)
  })
})
