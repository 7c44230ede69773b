import { byLocale, type Locale, locales } from '@promenade/domain/locale/locale'
import { createMapPlaces } from '@promenade/domain/map/map-places'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestCategory, createTestStore, createTestContext } from '../../../testing/page-context.ts'
import { composeMap } from './compose-map.ts'
import { mapScreen, type MapScreen } from './map-screen.server.ts'
import { createTestContent } from '../../../testing/content.ts'
import { createTestSite } from '../../../testing/site.ts'
import { readContent } from '../../../../demo/map/content.ts'
import { readArchive } from '../../../../demo/map/read-archive.ts'

const map = readArchive()
const categories = ['retail', 'food-and-beverage', 'professional-services'].map((slug) =>
  createTestCategory(slug, slug),
)
const contents = byLocale(contentIn)

beforeEach(async () => {
  const { get } = createTestSite({ content: (locale) => contents[locale] })
  const files = ['/map/data.json', ...locales.map(({ code }) => `/offline/visit-${code}.json`)]
  const texts = await Promise.all(files.map(async (path) => (await get(path)).text()))
  vi.stubGlobal('caches', { match: async (path: string) => new Response(texts[files.indexOf(path)]) })
})
afterEach(() => vi.unstubAllGlobals())

describe.each(locales)('the map on a device without a network, in $name', ({ code }) => {
  const context = createTestContext({ locale: code, content: contents[code] })
  const last = mapScreen(context)

  it("equals the server's screen for any query, except for hours", async () => {
    const seen = new Set<string>()
    for (const query of questions) {
      const expected = planOf(mapScreen(context, query))
      const composed = planOf(await composeMap(last, query))
      expect(withoutHours(composed), query.toString()).toEqual(withoutHours(expected))
      for (const key of Object.keys(expected.directions)) seen.add(key)
    }
    expect(seen).toEqual(new Set(['fields', 'clear', 'visit', 'prompt', 'refusal', 'note', 'route']))
  })

  it('has no hours', async () => {
    const { chosen, directions } = planOf(
      await composeMap(last, new URLSearchParams('store=ixtle&from=ferry-door&to=ixtle')),
    )
    expect(chosen?.name).toMatch(/^Ixtle/)
    expect(chosen).not.toHaveProperty('lines')
    expect(directions.route?.goal).toBeUndefined()
  })
})

describe('the map without usable data', () => {
  const query = new URLSearchParams('store=ixtle')
  const screen = () => mapScreen(createTestContext({ content: contents.en }))

  it.each([undefined, '{"map":{}}'])('is not computed: %s', async (text) => {
    const match = async () => (text === undefined ? undefined : new Response(text))
    vi.stubGlobal('caches', { match })
    expect(await composeMap(screen(), query)).toBeUndefined()
  })

  it('is not computed without a plan', async () => {
    expect(await composeMap(mapScreen(createTestContext()), query)).toBeUndefined()
  })
})

/** Spanish names differ, to show which language is used. */
function contentIn(locale: Locale) {
  // One shop of the map is not in the directory.
  const listed = readContent().stores.filter(({ slug }) => slug !== 'aizome-works')
  const stores = listed.map(({ slug, name, unit, level }, index) =>
    createTestStore({
      id: `store-${index}`,
      slug,
      name: locale === 'es' ? `${name} (es)` : name,
      categoryIds: [categories[index % 4]?.id ?? ''],
      ...(index % 5 > 0 && { unit, level }),
      isTemporarilyClosed: index % 7 === 0,
      ...(index % 2 > 0 && { logo: { url: `/media/${slug}.svg` } }),
    }),
  )
  const locations = [...readContent().places.keys()].map((slug) => ({
    slug,
    name: slug,
    isTemporarilyClosed: /lift|washroom-level-1|ferry-door/.test(slug),
    items: [],
  }))
  const pointsOfInterest = [{ name: 'Help', locations }]
  return createTestContent(locale, { map, stores, categories, pointsOfInterest })
}

const random = seededRandom(7)
const slugs = createMapPlaces(map, contents.en.stores).all.map(({ slug }) => slug)
const questions = Array.from({ length: 50 }, (_, index) => {
  const one = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  const query = new URLSearchParams()
  if (random() < 0.5) query.set('store', one(slugs))
  if (random() < 0.3) query.set('level', one(['1', '2', 'p1', 'roof']))
  if (random() < 0.9) query.set('from', random() < 0.9 ? one(slugs) : 'nowhere')
  if (random() < 0.9) query.set('to', random() < 0.8 ? one(slugs) : one(['nearest-washroom', 'nearest-atm']))
  if (random() < 0.4) query.set('stepfree', '1')
  if (random() < 0.4) query.set('nolifts', '1')
  if (index % 5 === 0) {
    query.set('stops', 'sstore-3.sstore-8*45.sstore-20')
    query.set('leg', '1-1.0.2')
  }
  return query
})

function planOf(screen: MapScreen | undefined) {
  if (screen?.kind !== 'plan') throw new Error('This is no plan.')
  return screen.plan
}

function withoutHours(plan: ReturnType<typeof planOf>) {
  const { chosen, directions } = plan
  const { lines: _lines, ...place } = chosen ?? {}
  const { goal: _goal, ...route } = directions.route ?? {}
  return { ...plan, chosen: place, directions: { ...directions, route } }
}
