import { overAt } from '@promenade/domain/calendar/instants'
import { describe, expect, it } from 'vitest'
import {
  createTestCategory,
  createTestContext,
  createTestEvent,
  createTestJob,
  createTestPromotion,
  createTestStore,
  testTime,
  testZone,
} from '../testing/page-context.ts'
import { eventsScreen } from './pages/events/events-screen.server.ts'
import { hoursScreen } from './pages/hours/hours-screen.server.ts'
import { jobsScreen } from './pages/jobs/jobs-screen.server.ts'
import { promotionsScreen } from './pages/promotions/promotions-screen.server.ts'
import { searchScreen } from './pages/search/search-screen.server.ts'
import { selectionSearch } from './pages/stores/directory-selection.ts'

const owner = { kind: 'store', storeId: '7' } as const
const period = { start: testTime('2026-12-05 11:00'), overAt: overAt('2026-12-05', testZone) }
const context = createTestContext(
  {},
  {
    categories: [createTestCategory('1', 'retail'), createTestCategory('2', 'shoes', '1')],
    stores: [createTestStore({ id: '7', name: 'Boots', categoryIds: ['2'] })],
    jobs: [createTestJob({ id: '1', jobType: 'Part Time' }), createTestJob({ id: '2', jobType: 'Seasonal' })],
    promotions: [createTestPromotion({ owner, name: 'Boots' })],
    coupons: [createTestPromotion({ id: '2', slug: 'coupon', owner })],
    events: [createTestEvent({ period, name: 'Boots' })],
    hours: {
      regular: [{ dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1260 } }],
      holidays: [{ from: '2026-12-25', to: '2026-12-25', name: 'Christmas', hours: { kind: 'closed' } }],
    },
  },
)

interface Link {
  readonly to?: string | undefined
}

/** The screens with choices: values of each query key, and the links of the choices of one key. */
const screens: readonly {
  readonly name: string
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly links: (query: URLSearchParams) => Readonly<Record<string, readonly Link[]>>
}[] = [
  {
    name: 'jobs',
    values: { type: ['part-time'] },
    links: (query) => ({ type: jobsScreen(context, query).types }),
  },
  {
    name: 'promotions',
    values: { kind: ['promotion', 'coupon'], category: ['shoes'] },
    links: (query) => {
      const { kinds, categories } = promotionsScreen(context, query)
      return { kind: kinds, category: categories }
    },
  },
  {
    name: 'events',
    // Another kind drops a day or month: events are in the future, and news in the past.
    values: { kind: ['events', 'news'], when: ['week', 'month'] },
    links: (query) => {
      const { kinds, whens } = eventsScreen(context, query)
      return { kind: kinds, when: whens }
    },
  },
  {
    name: 'search',
    values: { searchQuery: ['boots'], tab: ['promotions', 'events'] },
    links: (query) => ({ tab: searchScreen(context, query).kinds?.tabs.filter(({ to }) => to) ?? [] }),
  },
  {
    name: 'hours',
    values: { date: ['2026-12-25'], week: ['2026-12-07'] },
    links: (query) => ({
      week: Object.values(hoursScreen(context, query).week.links).flatMap((to) => (to ? [{ to }] : [])),
    }),
  },
  {
    name: 'directory',
    values: { letter: ['B'], category: ['shoes'], filter: ['boo'] },
    links: (query) => {
      const selection = {
        letter: query.get('letter') ?? undefined,
        category: query.get('category') ?? undefined,
        filter: query.get('filter') ?? undefined,
      }
      const choosing = (key: keyof typeof selection) => [
        { to: `/stores${selectionSearch({ ...selection, [key]: 'x' })}` },
      ]
      return { letter: choosing('letter'), category: choosing('category'), filter: choosing('filter') }
    },
  },
]

const cases = screens.flatMap((screen) =>
  combinations(Object.entries(screen.values))
    // Without a text the search has no results, and so no choices.
    .filter((query) => screen.name !== 'search' || query.has('searchQuery'))
    .map((query) => ({ ...screen, query, search: String(query) })),
)

describe('a choice on a page with filters', () => {
  it.each(cases)('of $name keeps the other keys of ?$search', ({ links, query }) => {
    const addresses = Object.entries(links(query)).flatMap(([key, choices]) =>
      choices.map(({ to = '' }) => ({ key, to })),
    )
    expect(addresses).not.toEqual([])
    const dropped = addresses.flatMap(({ key, to }) => {
      const { searchParams } = new URL(to, 'https://mall.example')
      return [...query]
        .filter(([other, value]) => other !== key && searchParams.get(other) !== value)
        .map(([other]) => `${to} drops ${other}`)
    })
    expect(dropped).toEqual([])
  })
})

/** Each key absent or with one of its values. */
function combinations(
  entries: readonly (readonly [string, readonly string[]])[],
): readonly URLSearchParams[] {
  const [first, ...others] = entries
  if (first === undefined) return [new URLSearchParams()]
  const [key, values] = first
  return combinations(others).flatMap((rest) => [
    rest,
    ...values.map((value) => new URLSearchParams([[key, value], ...rest])),
  ])
}
