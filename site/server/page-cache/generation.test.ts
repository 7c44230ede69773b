import fc from 'fast-check'
import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Hours } from '@promenade/domain/mall/hours'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Period } from '@promenade/domain/mall/values'
import { unchangedSpan } from '@promenade/domain/schedule/unchanged-span'
import { expect, it } from 'vitest'
import type { MallContent } from '../../content/mall-content.ts'
import { timedContentOf } from '../../content/timed-content.ts'
import {
  createTestEvent,
  createTestJob,
  createTestPromotion,
  createTestSlide,
  createTestStore,
  createTestContext,
} from '../../testing/page-context.ts'
import type { RouteHandle } from '../../app/route-handle.ts'
import { pageContext } from '../../app/page-context.ts'
import routes from '../../app/routes.ts'
import { createTestContent } from '../../testing/content.ts'

/** Thursday noon to Sunday noon in the test mall. */
const [first, last] = [Date.UTC(2026, 10, 19, 16), Date.UTC(2026, 10, 22, 16)]
const minute = 60_000

/** Full minutes, as editors enter them. */
const instant = fc.integer({ min: first / minute, max: last / minute }).map((full) => full * minute)
const bound = fc.option(instant, { nil: undefined, freq: 1 })

const period: fc.Arbitrary<Period> = fc.record(
  { showFrom: instant, start: instant, end: instant, overAt: instant },
  { requiredKeys: [] },
)

const minuteOfDay = fc.integer({ min: 0, max: 1439 })

const hours: fc.Arbitrary<Hours> = fc
  .array(fc.record({ opens: minuteOfDay, closes: minuteOfDay }), { minLength: 7, maxLength: 7 })
  .map((days) => ({
    regular: days.map((day, index) => ({
      dayOfWeek: ([0, 1, 2, 3, 4, 5, 6] as const)[index] ?? 0,
      hours: day.opens < 300 ? { kind: 'all-day' as const } : { kind: 'open' as const, ...day },
    })),
    holidays: [],
  }))

/** A mall with one record of each kind that has a period. */
const mall = fc
  .record({
    periods: fc.array(period, { minLength: 12, maxLength: 12 }),
    hours,
    own: hours,
    posted: bound,
    changed: bound,
  })
  .map(({ periods, hours: ofCentre, own, posted, changed }): MallContent => {
    const of = (index: number) => ({
      period: periods[index] ?? {},
      ...(changed !== undefined && { updatedAt: changed }),
    })
    const slide = (index: number) => createTestSlide(String(index), of(index))
    const record = { id: '1', slug: 'one', name: 'One', untranslated: [] }
    const post = { ...record, categories: [], tags: [], ...(posted !== undefined && { publishedAt: posted }) }
    return createTestContent('en', {
      hours: ofCentre,
      stores: [createTestStore({ slug: 'one', hours: own })],
      promotions: [createTestPromotion({ slug: 'one', owner: { kind: 'store', storeId: '1' }, ...of(0) })],
      coupons: [createTestPromotion({ id: '2', slug: 'two', ...of(1) })],
      events: [
        createTestEvent({ slug: 'one', showsTimes: true, ...of(2) }),
        createTestEvent({ id: '2', slug: 'two', ...of(3) }),
      ],
      news: [createTestEvent({ id: '3', slug: 'three', ...of(4) })],
      jobs: [createTestJob({ slug: 'one', ...of(5) })],
      contests: [{ ...record, asksForPhoto: false, isFeatured: false, ...of(6) }],
      popups: [{ ...record, picture: { url: '/popup.jpg' }, ...of(7) }],
      banners: [{ name: 'Property Banner', items: [slide(8)] }],
      galleries: [{ ...record, items: [slide(9)] }],
      homepage: {
        banners: [{ name: 'Home', items: [slide(10)] }],
        featuredPromotions: [],
        featuredEvents: [createTestEvent({ id: '4', slug: 'four', ...of(11) })],
        featuredStores: [],
      },
      blogs: [{ ...record, posts: [post] }],
    })
  })

/** Queries whose pages depend on the time. */
const queriesOf: Readonly<Record<string, readonly string[]>> = {
  '/events-and-news': ['', '?when=week', '?when=weekend', '?when=month', '?kind=news&when=weekend'],
  '/search-results': ['', '?searchQuery=one'],
}

// Renders thousands of pages: 20 to 70 s on a busy machine.
it('no page changes within a generation', async () => {
  const screens = await loadScreens()
  const moments = fc.record({ content: mall, pick: fc.nat(), other: instant, isOther: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(moments, async ({ content, pick, other, isOther }) => {
      // A span that is too long fails just before one of its bounds.
      const bounds = boundsOf(content)
      const now = isOther ? other : (bounds[pick % bounds.length] ?? other) - 1
      const { start, end } = unchangedSpan(timedContentOf([content]), now)
      for (const screen of screens)
        expect(await screen(content, end - 1)).toEqual(await screen(content, start))
    }),
    { numRuns: 80 },
  )
})

/** All instants of the content, at any depth. */
function boundsOf(content: unknown): number[] {
  if (typeof content === 'number') return first <= content && content <= last ? [content] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(boundsOf) : []
}

type Screen = (content: MallContent, now: EpochMs) => Promise<unknown>

/** Every page that is the same for all visitors, with each of those queries. */
async function loadScreens(): Promise<readonly Screen[]> {
  const english = routes.filter(
    ({ id, path = '' }) => (id === undefined || id.startsWith('en:')) && !path.includes('*'),
  )
  const addresses = english.flatMap(({ path = '' }) => {
    const slugs = path.includes(':slug') ? ['one', 'two', 'three'] : ['']
    return slugs.map((slug) => `/${path.replace(':slug', slug)}`)
  })
  const shared = addresses.filter((path) => path !== '/style-guide')
  const screens = await Promise.all(shared.map((path) => loadersOf(path, english)))
  return screens.flat()
}

async function loadersOf(path: string, entries: readonly RouteConfigEntry[]): Promise<readonly Screen[]> {
  const tree = entries.map(({ id, path: pattern, file, index }): RouteObject => {
    const common = { id: id ?? file, handle: file }
    return index === true
      ? { ...common, index }
      : { ...common, ...(pattern !== undefined && { path: pattern }) }
  })
  const match = matchRoutes(tree, path)?.at(-1)
  const module: unknown = await import(/* @vite-ignore */ `../../app/${String(match?.route.handle)}`)
  if (!hasLoader(module) || module.handle?.cache === 'personal') return []
  const isStamped = module.handle?.cache === 'hour'
  return (queriesOf[path] ?? ['']).map((query) => async (content, now) => {
    const stamped = createTestContext({ now, path, content, contentIn: () => content })
    const { formStamp: _, ...unstamped } = stamped
    const context = new RouterContextProvider()
    context.set(pageContext, isStamped ? stamped : unstamped)
    const url = new URL(`https://mall.example${path}${query}`)
    return plain(
      () => module.loader({ request: new Request(url), url, context, params: match?.params ?? {} }),
      now,
    )
  })
}

interface RouteModule {
  readonly loader: (args: object) => unknown
  readonly handle?: RouteHandle
}

function hasLoader(module: unknown): module is RouteModule {
  return typeof module === 'object' && module !== null && 'loader' in module
}

/** What a loader returns or throws, as text without `now`: open hours are listed from the present on. */
async function plain(load: () => unknown, now: EpochMs): Promise<string> {
  const given = await Promise.resolve().then(load).catch(unlessBroken)
  const text = given instanceof Response ? `${given.status} ${await given.text()}` : JSON.stringify(given)
  return text.replaceAll(String(now), 'now')
}

function unlessBroken(thrown: unknown): unknown {
  if (thrown instanceof Error) throw thrown
  return thrown
}
