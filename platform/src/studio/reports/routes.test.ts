import { faultsSchema } from '@promenade/contract/studio-api/faults'
import { reportsSchema, settlingSchema } from '@promenade/contract/studio-api/reports'
import { reportProblems } from '@promenade/domain/forms/report-subject'
import { seededRandom } from '@promenade/domain/search/testing/records'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'
import { logIn } from '../../testing/visitors.ts'
import { listMail } from '../../testing/waiting-mail.ts'

const places = {
  'points-of-interest/washrooms.yaml': `
name: { en: Washrooms, es: Baños }
locations:
  - { slug: washroom-west, name: West washrooms }
  - { slug: washroom-east, name: { en: East washrooms, es: Baños del este } }
`,
}

describe('the reports of visitors', () => {
  const platform = usePlatform(places)
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let sent = 0

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })
  beforeEach(async () => {
    const { database } = platform.database()
    for (const table of ['visitor_report', 'mail', 'rate_limit'] as const)
      await database.deleteFrom(table).execute()
  })

  const report = async (about: string, problem: string, more: object = {}) => {
    const caller = { locale: 'es', site_origin: 'https://mall.test', visitor_key: 'visitor-of-the-tests' }
    sent += 1
    const data = { ...caller, idempotency_key: `key-of-the-report-${sent}`, about, problem, ...more }
    expect((await platform.call('visitor_report', data)).status).toBe(200)
  }
  const faults = async (browser = ada) =>
    faultsSchema.parse(await (await browser.get('/api/v1/faults')).json())
  const reported = async (browser = ada) =>
    (await faults(browser)).items.filter(({ code }) => code === 'reported')
  const about = async (entry: number) =>
    reportsSchema.parse(await (await ada.get(`/api/v1/reports?entry=${entry}`)).json()).items
  const settle = async (verdict: 'mended' | 'not-so' | null, reports: readonly number[]) =>
    settlingSchema.parse(await (await ada.send('PATCH', '/api/v1/reports', { reports, verdict })).json())
  const addresses = async () =>
    (await platform.database().database.selectFrom('visitor_report').select('email').execute()).map(
      ({ email }) => email,
    )

  it('are hints with their field, one for all that say the same', async () => {
    const { id } = await ada.entry('store', 'net-works')
    await report('stores/net-works', 'hours', { message: 'Closed on Monday.' })
    await report('stores/net-works', 'hours')
    await report('stores/net-works', 'closed')
    const { items, records } = await faults()
    expect(items.filter(({ code }) => code === 'reported')).toMatchObject([
      {
        entry: id,
        path: [],
        severity: 'hint',
        values: { count: '1', problem: 'closed', date: '2026-11-20' },
      },
      { entry: id, path: ['hours'], values: { count: '2', problem: 'hours', text: 'Closed on Monday.' } },
    ])
    expect(records.find((record) => record.id === id)).toMatchObject({ kind: 'store', hasDraft: false })
  })

  it('of every kind are found on every record, and nothing else', async () => {
    const random = seededRandom(1)
    const subjects = [
      ['stores/net-works', 'store', 'net-works'],
      ['hours', 'hours', 'hours'],
      ['map/washroom-east', 'point-of-interest', 'washrooms'],
    ] as const
    const planted = []
    for (let count = 0; count < 30; count++) {
      const [about, kind, slug] = subjects[count % subjects.length] ?? subjects[0]
      const problem = reportProblems[Math.floor(random() * reportProblems.length)] ?? 'other'
      // The limit is of a visitor.
      await report(about, problem, { message: 'Look.', visitor_key: `visitor-number-${1_000 + count}` })
      planted.push(`${(await ada.entry(kind, slug)).id} ${JSON.stringify(problem)}`)
    }
    const found = (await reported()).map(
      ({ entry, values }) => `${entry} ${JSON.stringify(values?.['problem'])}`,
    )
    expect(new Set(found).size).toBe(found.length)
    expect(found.toSorted()).toEqual([...new Set(planted)].toSorted())
    const counted = (await reported()).reduce((sum, { values }) => sum + Number(values?.['count']), 0)
    expect(counted).toBe(30)
  })

  it('stand beside their record, without the address of the sender', async () => {
    const { id } = await ada.entry('hours', 'hours')
    await report('hours', 'other', { message: 'Sundays from noon.', email: 'ana@example.test' })
    const items = await about(id)
    expect(items).toMatchObject([
      { problem: 'other', message: 'Sundays from noon.', locale: 'es', wantsAnswer: true, path: [] },
    ])
    expect(JSON.stringify([items, await faults()])).not.toContain('ana@example.test')
  })

  it('of a place lead to the place in its group, and name it', async () => {
    const { id } = await ada.entry('point-of-interest', 'washrooms')
    await report('map/washroom-east', 'closed')
    await report('map/washroom-west', 'closed')
    expect((await reported()).map(({ entry, path, values }) => [entry, path, values?.['place']])).toEqual([
      [id, ['locations', 0], { en: 'West washrooms', es: 'West washrooms' }],
      [id, ['locations', 1], { en: 'East washrooms', es: 'Baños del este' }],
    ])
  })

  it('are gone when settled, and come back by an undo', async () => {
    const { id } = await ada.entry('store', 'net-works')
    await report('stores/net-works', 'hours')
    const [{ id: only } = { id: 0 }] = await about(id)
    for (const verdict of ['mended', 'not-so'] as const) {
      expect(await settle(verdict, [only])).toEqual({ mails: 0 })
      expect([await reported(), await about(id)]).toEqual([[], []])
      await settle(null, [only])
      expect([(await reported()).length, (await about(id)).length]).toEqual([1, 1])
    }
  })

  it('tell the sender once when it is mended, in the language of the sender, and forget the address', async () => {
    const { id } = await ada.entry('point-of-interest', 'washrooms')
    await report('map/washroom-east', 'closed', { email: 'ana@example.test' })
    const ids = (await about(id)).map((one) => one.id)
    expect(await settle('mended', ids)).toEqual({ mails: 1, sentAt: '2026-11-20T15:10:00.000Z' })
    await settle('mended', ids)
    const [mail, ...others] = await listMail(platform)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'report-mended', recipient: 'ana@example.test' })
    expect(mail?.subject).toBe('Ya quedó: Baños del este')
    expect(mail?.text).toContain('20 de noviembre de 2026')
    expect(mail?.text).toContain('https://mall.test/es/map?store=washroom-east')
    expect(await addresses()).toEqual([null])
  })

  it('take the mail back by an undo until it is sent', async () => {
    const { id } = await ada.entry('hours', 'hours')
    await report('hours', 'hours', { email: 'ana@example.test' })
    const ids = (await about(id)).map((one) => one.id)
    await settle('mended', ids)
    await settle(null, ids)
    expect([await listMail(platform), await addresses()]).toEqual([[], ['ana@example.test']])
    await settle('mended', ids)
    await platform.database().database.updateTable('mail').set({ attempts: 1 }).execute()
    await settle(null, ids)
    expect([(await listMail(platform)).length, await addresses()]).toEqual([1, [null]])
  })

  it('mail nobody when it was not so, and forget the address after a day', async () => {
    const { database } = platform.database()
    const { id } = await ada.entry('hours', 'hours')
    await report('hours', 'hours', { email: 'ana@example.test' })
    await settle(
      'not-so',
      (await about(id)).map((one) => one.id),
    )
    expect(await listMail(platform)).toEqual([])
    await cleanUp(database, new Date(friday.getTime() + 23 * 3_600_000))
    expect(await addresses()).toEqual(['ana@example.test'])
    await cleanUp(database, new Date(friday.getTime() + 25 * 3_600_000))
    expect(await addresses()).toEqual([null])
    await cleanUp(database, new Date(friday.getTime() + 366 * 24 * 3_600_000))
    expect(await addresses()).toEqual([])
    // A year ends sessions too.
    ada = await studio.logIn('Ada')
  })

  it('are in the data of their sender, and lose the address with the account', async () => {
    const email = 'ana@example.test'
    await report('hours', 'hours', { email, message: 'Sundays from noon.' })
    const visitor = await logIn(platform, email)
    expect(await visitor.data('export_data')).toMatchObject({
      visitor_reports: [{ about: 'hours', problem: 'hours', email, message: 'Sundays from noon.' }],
    })
    await visitor.data('delete_account')
    expect(await addresses()).toEqual([null])
  })

  it('are for those who may read what visitors write', async () => {
    await report('hours', 'hours')
    const reader = await studio.logIn('Rita', 'reader')
    expect(await reported(reader)).toEqual([])
    expect((await reader.get('/api/v1/reports?entry=1')).status).toBe(403)
    expect((await reader.send('PATCH', '/api/v1/reports', { reports: [1], verdict: null })).status).toBe(403)
  })

  it('of another mall can be neither read nor settled', async () => {
    const { id } = await ada.entry('hours', 'hours')
    await report('hours', 'hours')
    const ids = (await about(id)).map((one) => one.id)
    await platform.database().database.insertInto('property').values({ id: 2 }).execute()
    const stranger = await studio.logIn('Zoe', 'admin', 2)
    const read = await stranger.get(`/api/v1/reports?entry=${id}`)
    expect(await read.json()).toEqual({ items: [] })
    await stranger.send('PATCH', '/api/v1/reports', { reports: ids, verdict: 'mended' })
    expect((await about(id)).length).toBe(1)
  })
})
