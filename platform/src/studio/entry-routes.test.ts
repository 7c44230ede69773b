import {
  entrySchema,
  staleDraftSchema,
  savedDraftSchema,
  entriesSchema,
  revisionsSchema,
} from '@promenade/contract/studio-api/entries'
import { locales } from '@promenade/domain/locale/locale'
import { beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const codes = locales.map(({ code }) => code)

describe('entries of the studio', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
  })

  it('are listed with their state, dates and missing languages', async () => {
    const { items } = entriesSchema.parse(await (await ada.get('/api/v1/entries?kind=promotion')).json())
    expect(items.map(({ slug, state }) => [slug, state])).toEqual([
      ['parking', 'live'],
      ['half-price-nets', 'live'],
      ['secret', 'draft'],
    ])
    expect(items[1]).toMatchObject({
      title: { en: 'Half-price nets', es: 'Redes a mitad de precio' },
      store: 'net-works',
      missingLocales: codes.filter((code) => code !== 'en'),
      endsAt: '2026-11-23T04:00:00.000Z',
      hasDraft: false,
    })
  })

  it('are filtered by words in any language, whatever their accents, and by state', async () => {
    const slugs = async (query: string) =>
      entriesSchema
        .parse(await (await ada.get(`/api/v1/entries?${query}`)).json())
        .items.map(({ slug }) => slug)
    expect(await slugs('query=rincon')).toEqual(['quiet-corner'])
    expect(await slugs('kind=promotion&state=draft')).toEqual(['secret'])
    expect(await slugs('kind=promotion&sort=-end')).toEqual(['parking', 'secret', 'half-price-nets'])
    expect((await ada.get('/api/v1/entries?sort=nothing')).status).toBe(400)
  })

  it('leave the bin after ninety days, with their revisions', async () => {
    const { id, version } = await ada.newPromotion('Old soup')
    await ada.change({ entry: id, version, action: 'delete' })
    const bin = async (browser: StaffBrowser) =>
      entriesSchema.parse(await (await browser.get('/api/v1/entries?state=bin')).json()).items
    expect(await bin(ada)).toMatchObject([{ id, goneAt: '2027-02-18T15:00:00.000Z' }])
    studio.setTime(new Date('2027-02-18T14:59:59.999Z'))
    expect(await bin(await studio.logIn())).toHaveLength(1)
    studio.setTime(new Date('2027-02-18T15:00:00.000Z'))
    const eve = await studio.logIn()
    expect(await bin(eve)).toEqual([])
    const { items } = revisionsSchema.parse(await (await eve.get(`/api/v1/entries/${id}/revisions`)).json())
    expect(items).toHaveLength(1)
    studio.setTime(friday)
  })

  it('are listed with their documents where those are wanted', async () => {
    const list = async (query: string) =>
      entriesSchema.parse(await (await ada.get(`/api/v1/entries?kind=special-day${query}`)).json()).items
    expect((await list('&documents=1'))[0]?.document).toHaveProperty('date')
    expect((await list(''))[0]).not.toHaveProperty('document')
  })

  it('are created as drafts that nobody sees, with faults but without a refusal', async () => {
    const response = await ada.send('POST', '/api/v1/entries', {
      kind: 'promotion',
      document: { name: { en: 'Half-price nets' } },
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('etag')).toBe('"1"')
    const entry = await response.json()
    expect(entry).toMatchObject({ slug: 'half-price-nets-2', state: 'draft', version: 1 })
    expect(entry).toMatchObject({
      faults: [
        { path: ['description'], code: 'missing' },
        { path: ['start'], code: 'missing' },
      ],
      warnings: [
        ...codes
          .filter((code) => code !== 'en')
          .map((code) => ({ path: ['name', code], code: 'no-language' })),
        { path: ['picture'], code: 'no-picture' },
      ],
    })
    expect(JSON.stringify(await platform.json('/promotions'))).not.toContain('half-price-nets-2')
  })

  it('have a slug that follows the title until the first publication', async () => {
    const document = { name: { en: 'Sno' }, description: { en: '<p>Ice.</p>' }, start: '2026-11-20' }
    const created = await ada.send('POST', '/api/v1/entries', { kind: 'promotion', document })
    const { id } = entrySchema.parse(await created.json())
    const named = (en: string) => ({ ...document, name: { en } })
    await ada.save(id, 1, named('Snow day'))
    expect(await ada.entry('promotion', 'snow-day')).toMatchObject({ id })
    await ada.change({ entry: id, version: 2, action: 'publish', document: named('Snow days') })
    await ada.save(id, 3, named('Ice days'))
    expect(await ada.entry('promotion', 'snow-days')).toMatchObject({ id, title: { en: 'Ice days' } })
  })

  it('are created once, however often the request comes', async () => {
    const body = { kind: 'news', document: { name: { en: 'Once only' } } }
    const create = () => ada.send('POST', '/api/v1/entries', body, { 'Idempotency-Key': 'key-of-one-entry' })
    const [first, second] = [await create(), await create()]
    expect(entrySchema.parse(await second.json()).id).toBe(entrySchema.parse(await first.json()).id)
  })

  it('exist once where there can be only one', async () => {
    const response = await ada.send('POST', '/api/v1/entries', { kind: 'homepage', document: {} })
    expect(response.status).toBe(409)
  })

  it('save drafts by version, and need to know it', async () => {
    const { id, version, document } = await ada.entry('store', 'quiet-corner')
    const changed = { ...document, phone: '902-555-0000' }
    expect((await ada.send('PUT', `/api/v1/entries/${id}/draft`, { document: changed })).status).toBe(428)
    const response = await ada.save(id, version, changed)
    const saved = savedDraftSchema.parse(await response.json())
    expect(saved).toMatchObject({ version: version + 1, faults: [] })
    expect(response.headers.get('etag')).toBe(`"${version + 1}"`)
    expect(await ada.entry('store', 'quiet-corner')).toMatchObject({
      document: changed,
      publishedDocument: document,
      state: 'scheduled',
      draft: { by: 'Ada' },
    })
  })

  it('have the dates of what visitors get, not those of a draft', async () => {
    const { id, version, document, endsAt } = await ada.entry('event', 'market')
    const { version: saved } = savedDraftSchema.parse(
      await (await ada.save(id, version, { ...document, end: '2031-01-31' })).json(),
    )
    expect(endsAt).toBeDefined()
    expect((await ada.entry('event', 'market')).endsAt).toBe(endsAt)
    await ada.send('DELETE', `/api/v1/entries/${id}/draft`, {}, { 'If-Match': `"${saved}"` })
  })

  it('refuse a stale draft with both sides, merged where the fields are others', async () => {
    const { id, version, document } = await ada.entry('event', 'market')
    await ada.save(id, version, { ...document, featured: true })
    const response = await ben.save(id, version, { ...document, link: '/stores' })
    expect(response.status).toBe(412)
    const stale = staleDraftSchema.parse(await response.json())
    expect(stale).toMatchObject({
      current: { version: version + 1, by: 'Ada' },
      mine: [{ path: ['link'], before: '/hours', after: '/stores' }],
      theirs: [{ path: ['featured'], after: true }],
      conflicts: [],
      merged: { featured: true, link: '/stores' },
    })
    expect((await ben.save(id, version + 1, stale.merged ?? {})).status).toBe(200)
  })

  it('name the fields that both have changed', async () => {
    const { id, version, document } = await ada.entry('event', 'market')
    await ada.save(id, version, { ...document, place: { en: 'North Door' } })
    const response = await ben.save(id, version, { ...document, place: { en: 'South Door' } })
    expect(await response.json()).toMatchObject({ conflicts: [['place', 'en']] })
  })

  it('have no conflict with themselves when a response was lost', async () => {
    const { id, version, document } = await ada.entry('event', 'market')
    const editor = '00000000-0000-4000-8000-000000000001'
    const write = (en: string, by = version) => ada.save(id, by, { ...document, subtitle: { en } }, editor)
    expect((await write('Ea')).status).toBe(200)
    expect((await write('Ea')).status).toBe(200)
    expect((await write('Early bird')).status).toBe(200)
    expect((await ada.entry('event', 'market')).document).toMatchObject({ subtitle: { en: 'Early bird' } })
    expect((await ben.save(id, version, { ...document, subtitle: { en: 'Late' } })).status).toBe(412)
  })

  it('discard a draft, which stays in the history', async () => {
    const before = await ada.entry('event', 'market')
    const response = await ada.send(
      'DELETE',
      `/api/v1/entries/${before.id}/draft`,
      {},
      {
        'If-Match': `"${before.version}"`,
      },
    )
    expect(await response.json()).toMatchObject({ document: before.publishedDocument, state: 'live' })
    const { items } = revisionsSchema.parse(
      await (await ada.get(`/api/v1/entries/${before.id}/revisions`)).json(),
    )
    const revision = items.find(({ number }) => number === before.version)?.revision
    const kept = await (await ada.get(`/api/v1/entries/${before.id}/revisions/${revision}`)).json()
    expect(kept).toMatchObject({ document: before.document })
  })

  it('tell what differs between two revisions', async () => {
    const { id } = await ada.entry('store', 'quiet-corner')
    const { items } = revisionsSchema.parse(await (await ada.get(`/api/v1/entries/${id}/revisions`)).json())
    expect(items[0]?.changed).toEqual(['phone'])
    const [to, from] = items.map(({ revision }) => revision)
    const response = await ada.get(`/api/v1/entries/${id}/diff?from=${from}&to=${to}`)
    expect(await response.json()).toEqual({ changes: [{ path: ['phone'], after: '902-555-0000' }] })
  })

  it('are not found in another mall', async () => {
    expect((await ada.get('/api/v1/entries/99999')).status).toBe(404)
    expect((await ada.get('/api/v1/entries/x')).status).toBe(404)
  })

  it('refuse documents that are too large, too deep or none', async () => {
    const { id, version } = await ada.entry('store', 'quiet-corner')
    const put = (body: object) =>
      ada.send('PUT', `/api/v1/entries/${id}/draft`, body, { 'If-Match': `"${version}"` })
    expect((await put({ document: { name: 'x'.repeat(300_000) } })).status).toBe(413)
    expect((await put({ document: { name: JSON.parse('['.repeat(40) + ']'.repeat(40)) } })).status).toBe(400)
    expect((await put({ document: [] })).status).toBe(400)
    expect((await put({ document: { name: 'a\0b' } })).status).toBe(400)
  })
})
