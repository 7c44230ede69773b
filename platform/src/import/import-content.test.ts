import { menuPages } from '@promenade/domain/mall/menu-pages'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Files,
  friday,
  propertyFile,
  sampleFiles,
  svg,
  writeContentFolder,
} from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { contentResources } from '../content-api/resources.ts'
import { listCategories } from '../content-api/resources/categories.ts'
import { listEvents } from '../content-api/resources/events.ts'
import { listGalleries } from '../content-api/resources/galleries.ts'
import { listPages } from '../content-api/resources/pages.ts'
import { listStores } from '../content-api/resources/stores.ts'
import { requestContent } from '../testing/request-content.ts'
import { OperatorError } from '@promenade/process/operator-error'
import { importContent } from './import-content.ts'

describe('importContent', () => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await createTestDatabase()
  })
  afterEach(() => test.drop())

  it('returns the name of the mall and the number of records', async () => {
    const result = await run()
    expect(result).toMatchObject({ property: 'Little Harbour', changed: true, version: 1 })
    expect(result.counts).toMatchObject({ stores: 2, promotions: 3, coupons: 1, posts: 2, categories: 2 })
  })

  it('warns of missing menu pages, and imports', async () => {
    const before = (await run()).warnings.map(({ file }) => file)
    expect(before).toHaveLength(menuPages.length)
    expect(before).toContain('pages/gift-cards.yaml')
    const after = await run({ 'pages/gift-cards.yaml': 'title: Gift cards\nbody: <p>Ask us.</p>\n' })
    expect(after.warnings.map(({ file }) => file)).toEqual(before.filter((file) => !/gift-cards/.test(file)))
  })

  it('warns of a picture that has no alternative text and is not decorative', async () => {
    const items = '[{ path: scenes/gulls.svg }, { path: scenes/pier.svg, decorative: true }]'
    const { warnings } = await run({ 'galleries/harbour.yaml': `name: Harbour\nitems: ${items}\n` })
    expect(warnings.filter(({ file }) => !file.startsWith('pages/'))).toEqual([
      { file: 'gallery/harbour', field: 'items.0.alt', message: expect.stringContaining('decorative') },
    ])
  })

  it('stores the pictures of texts, and sends them with address and size', async () => {
    const figure = (path: string) => `<figure><img src="${path}" alt=""></figure>`
    const text = (path: string) => ({ 'pages/about.yaml': `title: About us\nbody: ${figure(path)}\n` })
    await run({ ...text('scenes/bay.svg'), '../pictures/scenes/bay.svg': svg(640, 480, '#101010') })
    const pages = listPages(await requestContent(test.database, friday))
    expect(pages.find(({ slug }) => slug === 'about')?.body).toMatch(
      /^<figure><img src="\/media\/[0-9a-f]{12}\/bay.svg" alt="" width="640" height="480"><\/figure>$/,
    )
    await expect(run(text('scenes/nothing.svg'))).rejects.toThrow('there is no picture "scenes/nothing.svg"')
  })

  it('changes nothing the second time, at any hour of the week', async () => {
    await run()
    const before = await dump()
    expect(await run({}, new Date('2026-11-21T03:00:00Z'))).toMatchObject({ changed: false, version: 1 })
    expect(await dump()).toEqual(before)
  })

  it('resolves relative dates again in another week', async () => {
    await run()
    const start = async () =>
      listEvents(await requestContent(test.database, friday)).find(({ slug }) => slug === 'market')
        ?.start_date
    expect(await start()).toBe('2026-11-21T12:15:00.000Z')
    expect(await run({}, new Date('2026-11-23T15:00:00Z'))).toMatchObject({ changed: true, version: 2 })
    expect(await start()).toBe('2026-11-28T12:15:00.000Z')
  })

  it('keeps ids, and the update time of unchanged records', async () => {
    await run()
    const before = await stores()
    const later = new Date('2026-11-20T16:00:00Z')
    await run({ 'stores/quiet-corner.yaml': 'name: Loud Corner\ncategories: [services]\n' }, later)
    const after = await stores()
    expect(after.map(({ id, slug }) => [id, slug])).toEqual(before.map(({ id, slug }) => [id, slug]))
    expect(after.map(({ updated_at }) => updated_at)).toEqual([friday.toISOString(), later.toISOString()])
  })

  it('counts a record as changed if a part of it changed', async () => {
    await run()
    const later = new Date('2026-11-20T16:00:00Z')
    await run(
      {
        'galleries/harbour.yaml':
          'name: { en: Harbour, es: Puerto }\nitems: [{ path: scenes/gulls.svg, alt: Gulls }]\n',
      },
      later,
    )
    const [gallery] = listGalleries(await requestContent(test.database, friday))
    expect(gallery?.updated_at).toBe(later.toISOString())
  })

  it('removes records that are gone from the folder, but no picture that a revision names', async () => {
    await run()
    const media = async () =>
      (await test.database.selectFrom('media').select('name').orderBy('name').execute()).map(
        ({ name }) => name,
      )
    expect(await media()).toEqual(['gulls.svg', 'net-works.svg', 'pier.svg'])
    await run({ 'stores/net-works.yaml': undefined, ...withoutNetWorks })
    expect(await media()).toEqual(['gulls.svg', 'net-works.svg', 'pier.svg'])
    expect((await stores()).map(({ slug }) => slug)).toEqual(['quiet-corner'])
  })

  it('accepts categories in another order', async () => {
    await run()
    const ids = async () =>
      new Map(listCategories(await requestContent(test.database, friday)).map(({ slug, id }) => [slug, id]))
    const before = await ids()
    await run({
      'categories.yaml': `
- slug: services
  name: Services
  children: [{ slug: fishing, name: Fishing }, { slug: retail, name: Retail }]
- { slug: books, name: Books }
`,
    })
    expect(await ids()).toEqual(before)
  })

  it('leaves the content of another property alone', async () => {
    await run()
    const before = await dump()
    await run({ 'property.yaml': propertyFile(2, 'Second') })
    const all = test.database.selectFrom('entry').select('id').where('kind', '=', 'store')
    expect(await all.execute()).toHaveLength(4)
    await run()
    expect(await dump()).toEqual(before)
  })

  it('accepts a folder with only a property', async () => {
    const nothing = Object.fromEntries(Object.keys(sampleFiles).map((file) => [file, undefined]))
    const result = await run({ ...nothing, 'property.yaml': propertyFile(1, 'Bare') })
    expect(result).toMatchObject({ property: 'Bare', changed: true })
  })

  describe('with a fault', () => {
    it('changes nothing', async () => {
      await run()
      const before = await dump()
      await expect(
        run({
          'stores/net-works.yaml': 'name: New name\ncategories: [fishing]\n',
          'jobs/net-mender.yaml': 'name: [',
        }),
      ).rejects.toThrow(OperatorError)
      expect(await dump()).toEqual(before)
    })

    it('reports a missing folder', async () => {
      await expect(importContent(test.database, '/nowhere/content', friday)).rejects.toThrow(OperatorError)
    })
  })

  async function run(files: Files = {}, now = friday) {
    const folder = await writeContentFolder(files)
    return importContent(test.database, folder.path, now).finally(folder.remove)
  }

  async function stores() {
    return listStores(await requestContent(test.database, new Date('2026-11-24T15:00:00Z')))
  }

  /** All responses, without those of another property. */
  async function dump(): Promise<string[]> {
    const request = await requestContent(test.database, friday)
    return contentResources.map((resource) => JSON.stringify(resource.respond(request)))
  }
})

/** Files of the sample that refer to the store. */
const withoutNetWorks: Files = {
  'promotions/half-price-nets.yaml': undefined,
  'coupons/two-hooks.yaml': undefined,
  'events/concert.yaml': undefined,
  'jobs/net-mender.yaml': undefined,
  'homepage.yaml': undefined,
}
