import { auditSchema } from '@promenade/contract/studio-api/audit'
import { faultsSchema } from '@promenade/contract/studio-api/faults'
import { roundsSchema, sheetsSchema } from '@promenade/contract/studio-api/store-rounds'
import { describe, expect, it } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { anOffer, linkIn, storeAddress, uploadAs, useAskedStores } from '../../testing/asked-stores.ts'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { readAnswers, useStudio } from '../../testing/test-studio.ts'
import { listMail } from '../../testing/waiting-mail.ts'
import { remindStores } from './remind-stores.ts'

const daysBefore = (days: number) => new Date(friday.getTime() - days * 86_400_000)

describe('stores that are asked', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const stores = useAskedStores(platform, studio)
  const { ada, ids, ask, open, send, sent, page, round, proposals, decide, document } = stores

  it('are reminded seven and two days before the last day, unless they have answered', async () => {
    const corner = await ada().entry('store', 'quiet-corner')
    await ask({
      stores: [
        { id: ids().store, email: storeAddress },
        { id: corner.id, email: 'corner@stores.example' },
      ],
    })
    await sent(await open(), { phone: '902-555-0191' })
    const { database } = platform.database()
    const remind = (at: string) =>
      remindStores({ database, clock: () => new Date(at), origin: 'http://studio.test' })
    // In the zone of the mall it is four hours earlier.
    const moments = [
      '12-12T15:00',
      '12-13T12:30',
      '12-13T13:30',
      '12-13T13:40',
      '12-17T15:00',
      '12-18T14:00',
      '12-20T14:00',
      '12-21T14:00',
    ]
    const counts = []
    for (const moment of moments) counts.push(await remind(`2026-${moment}:00Z`))
    expect(counts).toEqual([0, 0, 1, 0, 0, 1, 0, 0])
    const reminders = (await listMail(platform)).filter(({ kind }) => kind === 'store-reminder')
    expect(reminders.map(({ recipient }) => recipient)).toEqual([
      'corner@stores.example',
      'corner@stores.example',
    ])
    expect(new Set(reminders.map(linkIn)).size).toBe(2)
    for (const mail of reminders)
      expect((await page(await studio.openLink(linkIn(mail)))).store.id).toBe(corner.id)
  })

  it('stay asked by mail when the sent mail is removed', async () => {
    const id = await ask()
    await platform
      .database()
      .database.updateTable('mail')
      .set({ sent_at: daysBefore(31) })
      .execute()
    await cleanUp(platform.database().database, friday)
    expect((await round(id)).links.map(({ state }) => state)).toEqual(['mailed'])
  })

  it('without an address or an answer get a sheet with a link of its own', async () => {
    const corner = await ada().entry('store', 'quiet-corner')
    const id = await ask({
      stores: [
        { id: ids().store, email: storeAddress },
        { id: corner.id, email: null },
      ],
    })
    expect((await round(id)).links.map(({ state }) => state)).toEqual(['mailed', 'unreached'])
    await platform
      .database()
      .database.updateTable('mail')
      .set({ failed_at: daysBefore(91) })
      .execute()
    expect((await round(id)).links.map(({ state }) => state)).toEqual(['unreached', 'unreached'])
    await cleanUp(platform.database().database, friday)
    expect((await round(id)).links.map(({ state }) => state)).toEqual(['unreached', 'unreached'])
    const print = async () =>
      sheetsSchema.parse(await (await ada().send('POST', `/api/v1/rounds/${id}/sheets`, {})).json()).items
    const sheets = await print()
    expect(sheets.map(({ title }) => title.en)).toEqual(['Net Works', 'Quiet Corner'])
    await sent(await studio.openLink(sheets[1]?.url ?? ''), { phone: null })
    expect((await print()).map(({ title }) => title.en)).toEqual(['Net Works'])
    const { items, stores } = roundsSchema.parse(await (await ada().get('/api/v1/rounds')).json())
    expect(items[0]?.counts).toEqual({ asked: 2, unreached: 1, answered: 1, waiting: 0 })
    expect(stores.map(({ email, locale }) => [email, locale])).toEqual([
      [storeAddress, 'es'],
      [null, 'es'],
    ])
  })

  it('are in Faults while they have to be decided, and while a round that ends soon has no answers', async () => {
    await ask({ until: '2026-11-27' })
    const codes = async (browser = ada()) =>
      faultsSchema
        .parse(await (await browser.get('/api/v1/faults')).json())
        .items.filter(({ code }) => code === 'approvals' || code === 'round-ends')
        .map(({ code, values }) => `${code} ${Number(values?.['count'])}`)
    expect(await codes()).toEqual(['round-ends 1'])
    await sent(await open(), { message: 'Hello' })
    expect(await codes()).toEqual(['approvals 1'])
    expect(await codes(await studio.logIn('Rita', 'reader'))).toEqual([])
  })

  it('let the centre take back all that came by a link in one press, and end it', async () => {
    const before = await readAnswers(platform)
    const id = await ask()
    const tenant = await open()
    const path = await uploadAs(tenant, 'green')
    await sent(tenant, {
      phone: '902 555 0666',
      hours: [{ entry: ids().christmas, hours: '24h' }],
      offer: anOffer,
      picture: { path },
    })
    await sent(tenant, { message: 'Rubbish', phone: '902 555 0667' })
    const waiting = await proposals()
    await decide(waiting.find(({ part }) => part === 'offer')?.id, { isApproved: true })
    expect(await readAnswers(platform)).not.toEqual(before)
    const [link] = (await round(id)).links
    const ended = await ada().send('POST', `/api/v1/store-links/${link?.id}/end`, { undo: true })
    expect(await ended.json()).toMatchObject({ left: 0 })
    expect(await readAnswers(platform)).toEqual(before)
    expect(await proposals()).toEqual([])
    expect((await tenant.get('/api/v1/store')).status).toBe(401)
    expect((await send(tenant, { phone: '902 555 0668' })).status).toBe(401)
    const { items } = roundsSchema.parse(await (await ada().get('/api/v1/rounds')).json())
    expect(items[0]?.counts.waiting).toBe(0)
    expect((await round(id)).links[0]).toMatchObject({ isEnded: true, acts: 0 })
  })

  it('have a link that works as long as staff choose, and say until when', async () => {
    const endOf = async (more: object) => (await round(await ask(more))).links[0]?.endsAt
    // The day after the last one begins at 04:00 UTC.
    expect(await endOf({})).toBe('2027-01-04T04:00:00.000Z')
    expect(await endOf({ lateDays: 365 })).toBe('2027-12-21T04:00:00.000Z')
    const stores = [{ id: ids().store, email: null }]
    const asked = { parts: ['phone'], days: [], until: '2026-12-20', locale: 'es', stores, lateDays: 1000 }
    expect((await ada().send('POST', '/api/v1/rounds', asked)).status).toBe(400)
  })

  it('leave what somebody has changed since when a link is taken back', async () => {
    const id = await ask()
    await sent(await open(), { phone: '902 555 0777' })
    const { document: former, version } = await ada().entry('store', 'net-works')
    await ada().change({
      entry: ids().store,
      version,
      action: 'publish',
      document: { ...former, phone: '902-555-0200' },
    })
    const [link] = (await round(id)).links
    const ended = await ada().send('POST', `/api/v1/store-links/${link?.id}/end`, { undo: true })
    expect(await ended.json()).toEqual({ undone: 0, left: 1 })
    expect((await document())['phone']).toBe('902-555-0200')
  })

  it('have a link that ends by itself, two weeks after the last day', async () => {
    await ask()
    const tenant = await open()
    studio.setTime(new Date('2027-01-04T03:59:00Z'))
    expect((await tenant.get('/api/v1/store')).status).toBe(200)
    studio.setTime(new Date('2027-01-04T04:01:00Z'))
    expect((await tenant.get('/api/v1/store')).status).toBe(401)
  })

  it('are named in the audit and in the list of acts as what came by a link', async () => {
    await ask()
    await sent(await open(), { phone: '902 555 0888' })
    const set = await ada().lastSet()
    expect(set).toMatchObject({ by: 'Net Works · 2026-12-20', byToken: false, byLink: true })
    const admin = await studio.logIn('Ida')
    const audit = auditSchema.parse(await (await admin.get('/api/v1/audit')).json())
    const acts = audit.items.filter(({ byLink }) => byLink === true).map(({ action }) => action)
    expect(acts.slice(0, 2)).toEqual(['store.answer', 'store.open'])
    await ada().undo(set.id)
  })

  it('publish other parts at once where an admin says so', async () => {
    const admin = await studio.logIn('Ida')
    expect((await admin.send('PUT', '/api/v1/trusted-parts', { parts: ['offer'] })).status).toBe(200)
    await ask()
    const tenant = await open()
    const page = await sent(tenant, {
      phone: '902 555 0999',
      offer: { ...anOffer, name: { en: 'Hemp rope' } },
    })
    expect(page.sent.map(({ part, state }) => `${part} ${state}`)).toEqual([
      'offer published',
      'phone waiting',
    ])
  })

  it('have users with a login, who reach the same page and answer the same round', async () => {
    const id = await ask()
    const user = await studio.logIn('Nina', 'store', 1, ids().store)
    expect(await page(user)).toMatchObject({ user: 'Nina', until: '2026-12-20', store: { id: ids().store } })
    await sent(user, { phone: '902-555-0191', message: 'From Nina' })
    expect((await round(id)).links[0]?.state).toBe('waiting')
    expect((await proposals())[0]?.by).toBe('Nina')
    expect((await user.get('/api/v1/entries')).status).toBe(403)
  })

  // The last: two years end sessions too.
  it('are forgotten with their addresses and links two years after the last day', async () => {
    const { database } = platform.database()
    await ask()
    const count = async () => [
      (await database.selectFrom('store_link').select('id').execute()).length,
      (await database.selectFrom('store_link_secret').select('hash').execute()).length,
    ]
    await cleanUp(database, new Date('2028-12-19T12:00:00Z'))
    expect(await count()).toEqual([1, 1])
    await cleanUp(database, new Date('2028-12-22T12:00:00Z'))
    expect(await count()).toEqual([0, 0])
  })
})
