import { slugOf } from '@promenade/domain/map/place-slugs'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { mapScreen } from './map-screen.server.ts'
import { floors, map, stores } from '../../../testing/map-request.ts'

describe('the map while places are closed', () => {
  const signs = floors.flatMap((level) =>
    (['lift', 'stairs'] as const).map((kind) => ({
      id: `${kind} ${level}`,
      levelId: level,
      kind,
      name: { en: `${kind} sign ${level}` },
      at: { x: kind === 'lift' ? 37 : 13, y: 3 },
      correlationId: `${kind}-${level}`,
    })),
  )
  const washrooms = map.amenities.map((amenity) => ({ ...amenity, correlationId: amenity.id }))
  const signed = { ...map, amenities: [...washrooms, ...signs] }
  const slugs = [...washrooms, ...signs].map(({ correlationId }) => slugOf(correlationId))
  const screenWith = (query: string, closed: readonly string[], locale: 'en' | 'es' = 'en') => {
    const places = slugs.map((slug) => ({
      slug,
      name: slug,
      items: [],
      isTemporarilyClosed: closed.includes(slug),
    }))
    const shut = stores.map((store) => ({ ...store, isTemporarilyClosed: closed.includes(store.slug) }))
    const pointsOfInterest = [{ name: 'Help', locations: places }]
    return mapScreen(
      createTestContext({ locale, path: '/map' }, { map: signed, stores: shut, pointsOfInterest }),
      new URLSearchParams(query),
    )
  }
  const directionsFor = (...args: Parameters<typeof screenWith>) => {
    const screen = screenWith(...args)
    if (screen.kind !== 'plan') throw new Error('no plan')
    return screen.plan.directions
  }

  it('marks them in the list and when chosen, and keeps them on the map', () => {
    const screen = screenWith('store=amenity-l1', ['amenity-l1'])
    const [group] = screen.amenities
    expect(group?.places.flatMap(({ id, note }) => (note === undefined ? [] : [[id, note]]))).toEqual([
      ['amenity-l1', 'Temporarily closed'],
    ])
    expect(screen).toMatchObject({ plan: { chosen: { name: 'Washroom L1', note: 'Temporarily closed' } } })
  })

  const at = (text: string) => Date.parse(`${text}-04:00`)

  it.each([
    [
      { until: at('2026-12-01T00:00'), why: 'New ropes' },
      'en',
      'Temporarily closed until November 30 · New ropes',
    ],
    [{ until: at('2026-12-01T00:00') }, 'es', 'Cierre temporal hasta el 30 de noviembre'],
    [{ until: at('2026-11-20T18:00') }, 'en', 'Temporarily closed until 6 p.m.'],
    [{ until: at('2026-11-20T18:00') }, 'es', 'Cierre temporal hasta las 18:00'],
    [{ until: at('2026-11-30T18:30') }, 'en', 'Temporarily closed until November 30 at 6:30 p.m.'],
    [{ until: at('2027-01-02T01:00') }, 'es', 'Cierre temporal hasta el 2 de enero de 2027 a la 1:00'],
    [
      { why: 'New ropes', isUnconfirmed: true },
      'en',
      'Perhaps closed: nobody has confirmed it for a day · New ropes',
    ],
    [{ isUnconfirmed: true }, 'es', 'Quizá esté cerrado: nadie lo ha confirmado desde hace un día'],
  ] as const)('says of %j in %s until when and why', (closure, locale, note) => {
    const place = { slug: 'lift-l1', name: 'Lift', items: [], isTemporarilyClosed: true }
    const locations = [{ ...place, closure: { isUnconfirmed: false, ...closure } }]
    const content = { map: signed, stores, pointsOfInterest: [{ name: 'Help', locations }] }
    const { amenities } = mapScreen(createTestContext({ locale, path: '/map' }, content))
    expect(amenities[0]?.places[0]?.note).toBe(note)
  })

  it('says on the way around a closed one, and where it is chosen, until when and why', () => {
    const closure = { until: at('2026-12-01T00:00'), why: 'New steps', isUnconfirmed: false } as const
    const place = { slug: 'stairs-l1', name: 'Stair', items: [], isTemporarilyClosed: true, closure }
    const content = { map: signed, stores, pointsOfInterest: [{ name: 'Help', locations: [place] }] }
    const planOf = (query: string) => {
      const screen = mapScreen(createTestContext({ path: '/map' }, content), new URLSearchParams(query))
      if (screen.kind !== 'plan') throw new Error('no plan')
      return screen.plan
    }
    const note = 'Temporarily closed until November 30 · New steps'
    expect(planOf('from=low&to=high').directions.note).toBe(`Stair: ${note}.`)
    expect(planOf('from=low&to=amenity-l1').directions.note).toBeUndefined()
    expect(planOf('store=stairs-l1').chosen?.note).toBe(note)
  })

  it('says until when the only lift is closed, once for all its levels', () => {
    const closure = { until: at('2026-11-20T18:00'), isUnconfirmed: false } as const
    const locations = ['lift-l1', 'lift-l2'].map((slug) => ({
      slug,
      name: `Lift, ${slug}`,
      items: [],
      isTemporarilyClosed: true,
      closure,
    }))
    const content = { map: signed, stores, pointsOfInterest: [{ name: 'Help', locations }] }
    const directionsOf = (query: string) => {
      const screen = mapScreen(createTestContext({ path: '/map' }, content), new URLSearchParams(query))
      return screen.kind === 'plan' ? screen.plan.directions : undefined
    }
    expect(directionsOf('from=low&to=high&stepfree=1')?.refusal).toMatch(
      /ask the centre’s staff to help\. Lift: Temporarily closed until 6 p\.m\.$/,
    )
    expect(directionsOf('from=low&to=lift-l1')?.note).toMatch(/: Temporarily closed until 6 p\.m\.$/)
  })

  it('sends nobody through a closed walkway, and names it', () => {
    const places = [{ slug: 'walk-l1', name: 'Low Lane', items: [], isTemporarilyClosed: true }]
    const content = { map: signed, stores, pointsOfInterest: [{ name: 'Ways', locations: places }] }
    const search = new URLSearchParams('from=board&to=low')
    const open = mapScreen(createTestContext({ path: '/map' }, { map: signed, stores }), search)
    expect(open).toMatchObject({ plan: { directions: { route: {} } } })
    const shut = mapScreen(createTestContext({ path: '/map' }, content), search)
    if (shut.kind !== 'plan') throw new Error('no plan')
    expect(shut.plan.directions.refusal).toMatch(/Temporarily closed: walk L1\.$/)
  })

  it.each([
    ['en', 'Walkway beside South Walk', 'Temporarily closed: Walkway beside South Walk.'],
    ['es', 'Pasillo junto a South Walk', 'Cierre temporal: Pasillo junto a South Walk.'],
  ] as const)('names a closed walkway without a name by its record (%s)', (locale, name, named) => {
    const places = [{ slug: 'walk-l1', name, items: [], isTemporarilyClosed: true }]
    const nameless = {
      ...signed,
      units: signed.units.map((unit) => (unit.id === 'walk L1' ? { ...unit, name: {} } : unit)),
    }
    const content = { map: nameless, stores, pointsOfInterest: [{ name: 'Ways', locations: places }] }
    const search = new URLSearchParams('from=board&to=low')
    const shut = mapScreen(createTestContext({ locale, path: '/map' }, content), search)
    if (shut.kind !== 'plan') throw new Error('no plan')
    expect(shut.plan.directions.refusal).toContain(` ${named}`)
  })

  it('still finds a route to a requested one, with a note', () => {
    const directions = directionsFor('from=low&to=amenity-l1', ['amenity-l1'])
    expect(directions.route?.title).toBe('From Low Tide to Washroom L1')
    expect(directions.note).toBe('Temporarily closed: Washroom L1.')
    expect(directionsFor('from=low&to=high', ['high'], 'es').note).toBe('Cierre temporal: High Street.')
    expect(directionsFor('from=low&to=high', []).note).toBeUndefined()
  })

  it('never finds one as the nearest, and omits kinds that are all closed', () => {
    const title = (...closed: string[]) => directionsFor('from=low&to=nearest-washroom', closed).route?.title
    expect(title()).toMatch(/to Washroom L1/)
    expect(title('amenity-l1')).toMatch(/to Washroom L2/)
    const none = screenWith('from=low&to=nearest-washroom', ['amenity-l1', 'amenity-l2'])
    expect(none).toMatchObject({
      plan: {
        directions: { refusal: 'Temporarily closed: Washroom L1 and Washroom L2.' },
        nearest: [{ kind: 'lift' }],
      },
    })
  })

  it('finds another route, or names what would have to be open', () => {
    const lift = ['lift-l1', 'lift-l2']
    expect(directionsFor('from=low&to=high', ['stairs-l1']).route?.steps.map(({ sign }) => sign)).toContain(
      'lift',
    )
    expect(directionsFor('from=low&to=high&stepfree=1', lift).refusal).toMatch(
      /^There is no step-free way from Low Tide to High Street.* Temporarily closed: Lift\.$/,
    )
    expect(directionsFor('from=low&to=high&stepfree=1', lift, 'es').refusal).toMatch(
      / Cierre temporal: Lift\.$/,
    )
    expect(directionsFor('from=low&to=high', [...lift, 'stairs-l2']).refusal).toMatch(/: Stair\.$/)
    expect(directionsFor('from=low&to=high&stepfree=1&nolifts=1', lift).refusal).not.toMatch(/closed/)
  })
})
