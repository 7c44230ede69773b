import { connection, door, plan, rectangle, unit } from '@promenade/domain/wayfinding/testing/plan'
import type { PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../../content/mall-content.ts'
import { createTestContext, createTestStore } from '../../../testing/page-context.ts'
import { mapScreen } from './map-screen.server.ts'

const bench = (slug: string, levelId: string, x: number, y: number) => ({
  id: slug,
  levelId,
  kind: 'seating' as const,
  name: { en: slug },
  at: { x, y },
  correlationId: slug,
})

/** A food hall and a gallery beside it lead from one shop to the other; upstairs is a quiet bench. */
const map = plan({
  units: [
    unit('west', 'walkway', rectangle(0, 0, 4, 20)),
    unit('east', 'walkway', rectangle(104, 0, 4, 20)),
    unit('food hall', 'walkway', rectangle(4, 0, 100, 4)),
    unit('gallery', 'walkway', rectangle(4, 6, 100, 4)),
    unit('first', 'room', rectangle(0, -4, 4, 4)),
    unit('second', 'room', rectangle(104, -4, 4, 4)),
    unit('loft', 'walkway', rectangle(0, 0, 20, 10), 'L2'),
  ],
  openings: [door('first-door', { x: 2, y: 0 }, '-'), door('second-door', { x: 106, y: 0 }, '-')],
  occupants: ['first', 'second'].map((slug) => ({
    id: slug,
    name: {},
    unitId: slug,
    levelId: 'L1',
    at: { x: slug === 'first' ? 2 : 106, y: -2 },
    correlationId: slug,
  })),
  amenities: [bench('tables', 'L1', 50, 2), bench('window', 'L2', 5, 5), bench('corner', 'L2', 15, 5)],
  connections: [
    connection('Stair', 'stairs', [
      ['L1', { x: 2, y: 15 }],
      ['L2', { x: 2, y: 5 }],
    ]),
  ],
})

const stores = ['first', 'second'].map((slug, index) =>
  createTestStore({ id: String(index), slug, name: slug }),
)

const pointsOfInterest = [
  {
    name: 'Places',
    locations: [
      place('tables', 'busy'),
      place('window', 'quiet'),
      { ...place('corner', 'quiet'), isTemporarilyClosed: true },
    ],
  },
]

describe('the quiet places of the map', () => {
  it('are the open ones, with the level and the way there', () => {
    expect(planOf('')?.quiet).toMatchObject({
      title: 'Quiet places',
      hours: undefined,
      places: [
        {
          name: 'Window seat',
          to: '/map?store=window&show=quiet',
        },
      ],
    })
    expect(planOf('', {}, 'es')?.quiet?.title).toBe('Lugares tranquilos')
  })

  it('are marked on their level when they are requested', () => {
    const plan = planOf('show=quiet')
    expect(plan?.level.id).toBe('L2')
    expect(plan?.layers.pins?.map(({ label }) => label)).toEqual(['window'])
    expect(planOf('show=quiet&level=l1')?.layers.pins).toEqual([])
    expect(planOf('')?.layers.pins).toBeUndefined()
  })

  it('name the calm hours', () => {
    const hours = {
      regular: [],
      holidays: [],
      calm: [{ days: [5] as const, starts: 600, ends: 1200, untranslated: [] }],
    }
    expect(planOf('', { hours })?.quiet?.hours).toMatchObject({
      lines: [{ text: 'Calm hours now, until 8 p.m.' }, {}, {}, {}],
      to: '/hours#calm',
    })
  })

  it('are not mentioned by a mall that names none', () => {
    const plan = planOf('show=quiet&quiet=1&from=first&to=second', { pointsOfInterest: [] })
    expect(plan?.quiet).toBeUndefined()
    expect(plan?.hasQuieterWays).toBe(false)
    // Only the end of the route.
    expect(plan?.layers.pins?.map(({ slug }) => slug)).toEqual(['second'])
    expect(plan?.directions.route).not.toHaveProperty('quieter')
  })
})

describe('the quieter way', () => {
  const way = 'from=first&to=second'

  it('avoids what is busy, and says how much longer it is', () => {
    expect(planOf(way)?.directions.route).not.toHaveProperty('quieter')
    expect(planOf(`${way}&quiet=1`)?.directions.route?.quieter).toBe(
      'This is the quieter way, 10\u00A0m longer.',
    )
    expect(planOf(`${way}&quiet=1`, {}, 'es')?.directions.route?.quieter).toBe(
      'Este es el camino más tranquilo, 10\u00A0m más largo.',
    )
    const ys =
      planOf(`${way}&quiet=1`)
        ?.layers.route?.lines.flat()
        .map(({ y }) => y) ?? []
    expect(
      new Set(
        planOf(way)
          ?.layers.route?.lines.flat()
          .map(({ y }) => y),
      ),
    ).not.toEqual(new Set(ys))
  })

  it('says that there is none', () => {
    expect(planOf('from=window&to=first&quiet=1')?.directions.route?.quieter).toBe(
      'No other way is quieter and hardly longer.',
    )
  })

  it('stays chosen on other levels, for other places and back', () => {
    const plan = planOf(`${way}&quiet=1&store=window`)
    expect(plan?.levels[1]?.to).toContain('quiet=1')
    expect(plan?.returnHref).toContain('quiet=1')
    expect(plan?.travelOptions.isQuiet).toBe(true)
    expect(plan?.chosen?.routes?.to).toContain('quiet=1')
  })
})

function place(slug: string, atmosphere: 'quiet' | 'busy'): PointOfInterestLocation {
  const name = slug === 'window' ? 'Window seat' : slug
  return { slug, name, atmosphere, isTemporarilyClosed: false, items: [] }
}

function planOf(query: string, changes: Partial<MallContent> = {}, locale: 'en' | 'es' = 'en') {
  const context = createTestContext({ locale, path: '/map' }, { map, stores, pointsOfInterest, ...changes })
  const screen = mapScreen(context, new URLSearchParams(query))
  return screen.kind === 'plan' ? screen.plan : undefined
}
