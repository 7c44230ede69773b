import { auditSchema } from '@promenade/contract/studio-api/audit'
import { changeSetResultSchema } from '@promenade/contract/studio-api/change-sets'
import { documentSchemas } from '@promenade/contract/kinds/documents'
import { entriesSchema, entrySchema, savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runPublications } from '../documents/run-publications.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { readAnswers, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const hour = 3_600_000
const later = (hours: number) => new Date(friday.getTime() + hours * hour)

describe('change sets', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
  })
  afterEach(() => studio.setTime(friday))

  it('publish a draft: visitors get it, and the version of the content grows', async () => {
    const { id, version, document } = await ada.entry('store', 'net-works')
    const saved = await savedOf(ada.save(id, version, { ...document, phone: '902-555-7777' }))
    const { contentVersion, items } = await ada.change({
      entry: id,
      version: saved.version,
      action: 'publish',
    })
    expect(contentVersion).toBe(2)
    expect(items[0]?.changes).toEqual([{ path: ['phone'], before: '902-555-0191', after: '902-555-7777' }])
    expect(await platform.json('/stores')).toContainEqual(expect.objectContaining({ phone: '902-555-7777' }))
    expect((await platform.get('/stores')).headers.get('x-decided-version')).toBe('2')
    const after = await ada.entry('store', 'net-works')
    expect(after).toMatchObject({ version: saved.version, state: 'live' })
    expect(after.draft).toBe(undefined)
  })

  it('show what the folder has marked as a draft', async () => {
    const { id, version } = await ada.entry('promotion', 'secret')
    const { id: set } = await ada.change({ entry: id, version, action: 'publish' })
    expect(JSON.stringify(await platform.json('/promotions'))).toContain('secret')
    expect(await ada.entry('promotion', 'secret')).toMatchObject({ state: 'live' })
    await ada.undo(set)
    expect(await ada.entry('promotion', 'secret')).toMatchObject({ state: 'draft' })
  })

  it.each(['none', 'log/x', '<b a="https://x.example">'])('refuse a post of the blog %j', async (blog) => {
    const text = { en: '<p>Text.</p>' }
    const document = { title: { en: 'Blog' }, summary: text, body: text, published: '2026-11-20', blog }
    const created = await ada.send('POST', '/api/v1/entries', { kind: 'post', document })
    const { id, version, slug } = entrySchema.parse(await created.json())
    expect(slug).not.toBe('blog')
    const refused = await ada.tryChange([{ entry: id, version, action: 'publish' }])
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'faults', errors: [{ path: ['blog'], code: 'reference' }] },
    ])
  })

  it('let featured records change places', async () => {
    const { id } = await ada.entry('homepage', 'homepage')
    const feature = async (promotions: readonly string[], events: readonly string[]) => {
      const { version, document } = await ada.entry('homepage', 'homepage')
      const featured = { ...document, featured_promotions: promotions, featured_events: events }
      await ada.change({ entry: id, version, action: 'publish', document: featured })
    }
    await feature(['half-price-nets', 'parking'], ['market', 'concert'])
    const before = await platform.json('/homepage')
    await feature(['parking', 'half-price-nets'], ['concert', 'market'])
    expect(await platform.json('/homepage')).not.toEqual(before)
    await feature(['half-price-nets', 'parking'], ['market', 'concert'])
    expect(await platform.json('/homepage')).toEqual(before)
  })

  it('are told to every site at once', async () => {
    const stream = await platform.get('/changes')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await reader?.read()
    const { id, version } = await ada.newPromotion('Told')
    const { contentVersion } = await ada.change({ entry: id, version, action: 'publish' })
    expect((await reader?.read())?.value).toContain(`{"version":${contentVersion}}`)
    await reader?.cancel()
  })

  it('do all or nothing', async () => {
    const [net, corner] = [await ada.entry('store', 'net-works'), await ada.entry('store', 'quiet-corner')]
    const before = await readAnswers(platform)
    const response = await ada.tryChange([
      { entry: net.id, version: net.version, action: 'withdraw' },
      { entry: corner.id, version: corner.version, action: 'save', document: { categories: [] } },
      { entry: corner.id, version: corner.version, action: 'publish' },
    ])
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'faults',
      errors: expect.arrayContaining([
        { entry: corner.id, path: ['name'], code: 'missing', message: 'is missing' },
      ]),
    })
    expect(await readAnswers(platform)).toEqual(before)
    expect(await ada.entry('store', 'quiet-corner')).toMatchObject({ version: corner.version })
  })

  it('try out everything without doing it', async () => {
    const { id, version } = await ada.entry('store', 'net-works')
    const before = await readAnswers(platform)
    const response = await ada.tryChange([{ entry: id, version, action: 'withdraw' }], { isDryRun: true })
    expect(response.status).toBe(200)
    const result = changeSetResultSchema.parse(await response.json())
    expect(result.id).toBe(undefined)
    expect(result.warnings.length).toBeGreaterThan(0)
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('have the faults of what they plan in the result of a dry run, and are refused without it', async () => {
    const { id, version } = await ada.entry('store', 'quiet-corner')
    const items = [
      { entry: id, version, action: 'save', document: { categories: [] } },
      { entry: id, version, action: 'publish', at: '2026-12-04T12:00:00.000Z' },
    ] as const
    const dryRun = await ada.tryChange(items, { isDryRun: true })
    expect(dryRun.status).toBe(200)
    expect(changeSetResultSchema.parse(await dryRun.json()).faults).toContainEqual(
      expect.objectContaining({ entry: id, path: ['name'], code: 'missing' }),
    )
    expect((await ada.tryChange(items)).status).toBe(422)
    expect(await ada.entry('store', 'quiet-corner')).toMatchObject({ version })
  })

  it('are done once, however often they come', async () => {
    const { id, version } = await ada.entry('job', 'net-mender')
    const items = [{ entry: id, version, action: 'withdraw' }] as const
    const key = 'the-same-key'
    const responses = await Promise.all([1, 2, 3].map(() => ada.tryChange(items, { key })))
    const results = await Promise.all(
      responses.map(async (response) => changeSetResultSchema.parse(await response.json())),
    )
    const [first, ...others] = results
    expect(others).toEqual([first, first])
    expect((await ada.tryChange([{ entry: id, version, action: 'delete' }], { key })).status).toBe(409)
    await ada.undo(first?.id)
  })

  it('refuse a version that somebody has changed since', async () => {
    const { id, version, document } = await ada.entry('page', 'about')
    await ben.save(id, version, { ...document, title: { en: 'About' } })
    expect((await ada.tryChange([{ entry: id, version, action: 'publish' }])).status).toBe(412)
  })

  it('publish at a moment and withdraw at another, and catch up after a stop', async () => {
    const { id, version } = await ada.newPromotion('Lantern soup')
    const [at, until] = [later(2).toISOString(), later(4).toISOString()]
    await ada.change({ entry: id, version, action: 'publish', at, until })
    expect((await ada.lastSet()).entries).toMatchObject([{ entry: id, action: 'publish', at }])
    expect(await ada.entry('promotion', 'lantern-soup')).toMatchObject({
      state: 'scheduled',
      scheduled: [
        { action: 'publish', at },
        { action: 'withdraw', at: until },
      ],
    })
    const { draft, scheduled } = await ada.entry('promotion', 'lantern-soup')
    expect(scheduled[0]?.revision).toBe(draft?.revision)
    expect(await runPublications(platform.database().database, later(1))).toBe(0)
    expect(await runPublications(platform.database().database, later(2))).toBe(1)
    expect(JSON.stringify(await platform.json('/promotions'))).toContain('lantern-soup')
    expect((await ada.entry('promotion', 'lantern-soup')).version).toBe(version)
    expect(await runPublications(platform.database().database, later(99))).toBe(1)
    expect(JSON.stringify(await platform.json('/promotions'))).not.toContain('lantern-soup')
    expect(await ada.entry('promotion', 'lantern-soup')).toMatchObject({ state: 'withdrawn' })
  })

  it('do each publication once when two platforms run', async () => {
    const { id, version } = await ada.newPromotion('Twice')
    await ada.change({ entry: id, version, action: 'publish', at: later(2).toISOString() })
    const { database } = platform.database()
    const counts = await Promise.all([1, 2, 3].map(() => runPublications(database, later(2))))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })

  it('refuse a publication that would fail at its time', async () => {
    const created = await ada.send('POST', '/api/v1/entries', { kind: 'promotion', document: {} })
    const { id, version } = entrySchema.parse(await created.json())
    const at = later(2).toISOString()
    expect((await ada.tryChange([{ entry: id, version, action: 'publish', at }])).status).toBe(422)
  })

  it('keep back no other publication when one has a fault by then', async () => {
    const store = await ada.entry('store', 'quiet-corner')
    const [one, other] = [
      await ada.newPromotion('Of a store', 'quiet-corner'),
      await ada.newPromotion('Of the centre'),
    ]
    const at = later(2).toISOString()
    await ada.change(
      { entry: one.id, version: one.version, action: 'publish', at },
      { entry: other.id, version: other.version, action: 'publish', at },
    )
    const { id } = await ada.change({ entry: store.id, version: store.version, action: 'withdraw' })
    await runPublications(platform.database().database, later(2))
    expect(await ada.entry('promotion', 'of-the-centre')).toMatchObject({ state: 'live' })
    expect(await ada.entry('promotion', 'of-a-store')).toMatchObject({
      state: 'draft',
      failure: { action: 'publish', at, message: expect.stringContaining('there is no store') },
    })
    await ada.undo(id)
  })

  it('withdraw what others name: what cannot be without it goes too, and comes back with it', async () => {
    const before = await readAnswers(platform)
    const { id, version } = await ada.entry('store', 'net-works')
    const { id: set, warnings } = await ada.change({ entry: id, version, action: 'withdraw' })
    expect(warnings.length).toBeGreaterThan(0)
    expect(JSON.stringify(await platform.json('/promotions'))).not.toContain('half-price-nets')
    await ada.undo(set)
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('are listed with who did them and what can be undone', async () => {
    const { id, version } = await ada.newPromotion('Listed')
    await ada.change({ entry: id, version, action: 'publish' })
    expect(await ada.lastSet()).toMatchObject({
      by: 'Ada',
      via: 'studio',
      canUndo: true,
      entries: [{ entry: id, kind: 'promotion', title: { en: 'Listed' }, action: 'publish' }],
    })
  })

  it('are in the audit with what was done to which entry', async () => {
    const { id, version } = await ada.newPromotion('Audited')
    const { id: set } = await ada.change({ entry: id, version, action: 'publish' })
    await ada.undo(set)
    const { items } = auditSchema.parse(await (await ada.get('/api/v1/audit')).json())
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'change-set.undo', by: 'Ada', entry: { id }, details: { count: 1, undoes: set } },
      { action: 'change-set.apply', by: 'Ada', entry: { id }, details: { count: 1, actions: ['publish'] } },
    ])
  })

  it('open and save without a change for every record change nothing', async () => {
    const before = await readAnswers(platform)
    const { items } = entriesSchema.parse(await (await ada.get('/api/v1/entries?state=live')).json())
    expect(items.length).toBeGreaterThan(20)
    for (const { id, kind } of items.filter(({ hasDraft }) => !hasDraft)) {
      const { version, document } = entrySchema.parse(await (await ada.get(`/api/v1/entries/${id}`)).json())
      expect(documentSchemas[kind].safeParse(document).error).toBe(undefined)
      expect(await (await ada.save(id, version, document)).json()).toMatchObject({ version, faults: [] })
      await ada.change({ entry: id, version, action: 'publish' })
    }
    expect(await readAnswers(platform)).toEqual(before)
  })
})

async function savedOf(response: Promise<Response>) {
  return savedDraftSchema.parse(await (await response).json())
}
