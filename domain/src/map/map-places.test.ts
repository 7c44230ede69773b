import { describe, expect, it } from 'vitest'
import { connection, door, plan, rectangle, unit } from '../wayfinding/testing/plan.ts'
import type { AmenityKind, Label, MallMap, MapAmenity, MapOccupant } from './mall-map.ts'
import { createMapPlaces, listUnlistedShops, openPlaces, placesOfKind } from './map-places.ts'

describe('a store', () => {
  const stores = [
    { id: '17', slug: 'ixtle' },
    { id: '18', slug: 'fjord-and-field' },
  ]

  it.each(['ixtle', 'Ixtle', ' IXTLE ', '17'])(
    'is the occupant with the correlation id %j',
    (correlationId) => {
      const map = plan({ occupants: [occupant('a', { correlationId })] })
      expect(createMapPlaces(map, stores).find('ixtle')).toEqual({
        slug: 'ixtle',
        kind: 'store',
        name: { en: 'a' },
        levelId: 'L1',
        at: { x: 0, y: 0 },
        featureId: 'a',
        unitId: 'unit a',
      })
    },
  )

  it('keeps its slug to the letter', () => {
    const map = plan({ occupants: [occupant('a', { correlationId: 'h_m' })] })
    expect(createMapPlaces(map, [{ id: '19', slug: 'h_m' }]).find('h_m')).toMatchObject({ featureId: 'a' })
  })

  it('is found by a slug with spaces', () => {
    const map = plan({ occupants: [occupant('a', { correlationId: 'Fjord and Field' })] })
    expect(createMapPlaces(map, stores).find('fjord-and-field')).toMatchObject({ featureId: 'a' })
  })

  it('in two units is at the first one of the map', () => {
    const map = plan({
      occupants: [occupant('a', { correlationId: 'ixtle' }), occupant('b', { correlationId: 'ixtle' })],
    })
    expect(listed(map, stores)).toEqual(['store ixtle a'])
  })

  it('keeps its slug before places with the same name', () => {
    const map = plan({
      amenities: [amenity('desk', 'atm', { en: 'Ixtle' })],
      occupants: [occupant('a', { correlationId: 'ixtle' })],
    })
    expect(listed(map, stores)).toEqual(['store ixtle a', 'amenity ixtle-1 desk'])
  })

  it('that the directory does not list is a place without a page', () => {
    const map = plan({ occupants: [occupant('Key Corner'), occupant('b', { correlationId: 'gone' })] })
    expect(listed(map, stores)).toEqual(['amenity key-corner Key Corner', 'amenity b b'])
  })
})

describe('listUnlistedShops', () => {
  it('lists by name the shops that are only on the map', () => {
    const map = plan({
      occupants: [
        occupant('b', { name: { en: 'Quill', es: 'La Pluma' } }),
        occupant('a', { correlationId: 'ixtle' }),
        occupant('c', { name: {} }),
        occupant('d', { name: { en: 'Key Corner' } }),
      ],
      amenities: [amenity('atm', 'atm', { en: 'Cash' })],
    })
    const places = createMapPlaces(map, [{ id: '17', slug: 'ixtle' }])
    expect(listUnlistedShops(places, 'es')).toEqual([
      { id: 'd', slug: 'key-corner', name: 'Key Corner' },
      { id: 'b', slug: 'quill', name: 'La Pluma' },
    ])
  })
})

describe('an entrance', () => {
  const north = {
    ...door('north', { x: 0, y: 0 }, '-'),
    use: 'entrance' as const,
    name: { en: 'North Door' },
  }

  it('is a place where it has a name', () => {
    const map = plan({
      openings: [north, { ...north, id: 'bare', name: {} }, door('a', { x: 5, y: 0 }, '-')],
    })
    expect(listed(map)).toEqual(['entrance north-door north'])
    expect(createMapPlaces(map, []).find('north-door')?.at).toEqual({ x: 0, y: 0 })
  })

  it('is one place with the point of interest of the same door', () => {
    const sign = amenity('sign', 'other', { en: 'North door' }, 'the-north-door')
    expect(listed(plan({ openings: [north], amenities: [sign] }))).toEqual(['entrance the-north-door north'])
  })

  it('is not joined with a place of the same name on another level', () => {
    const sign = { ...amenity('sign', 'other', { en: 'North Door' }), levelId: 'L2' }
    expect(listed(plan({ openings: [north], amenities: [sign] }))).toEqual([
      'entrance north-door-1 north',
      'amenity north-door-2 sign',
    ])
  })
})

describe('a car park', () => {
  const deck = unit('deck', 'parking', rectangle(0, 0, 20, 20))

  it('is its sign', () => {
    const sign = { ...amenity('sign', 'parking', { en: 'North Slip' }), at: { x: 5, y: 5 } }
    expect(listed(plan({ units: [deck], amenities: [sign] }))).toEqual(['parking north-slip sign'])
  })

  it('is the unit where there is no sign in it', () => {
    const sign = { ...amenity('sign', 'parking', { en: 'North Slip' }), at: { x: 50, y: 5 } }
    expect(listed(plan({ units: [deck], amenities: [sign] }))).toEqual([
      'parking north-slip sign',
      'parking deck deck',
    ])
  })
})

describe('the slug of a place', () => {
  it('is that of the point of interest, else the English name without accents', () => {
    const map = plan({
      amenities: [
        amenity('a', 'atm', { es: 'Cajero', en: 'ATM, Café & Co.' }),
        amenity('b', 'atm', { es: 'Cajero' }, 'atm-ternside'),
        amenity('c', 'water', { es: 'Toma de agua' }),
        amenity('d', 'atm', {}),
      ],
    })
    expect(slugs(map)).toEqual(['atm-cafe-co', 'atm-ternside', 'toma-de-agua', 'atm'])
  })

  it('has the level, then a number, if several have the same name', () => {
    const women = (id: string, levelId: string) => ({
      ...amenity(id, 'washroom-women', { en: 'Women' }),
      levelId,
    })
    const map = plan({ amenities: [women('a', 'L1'), women('b', 'L1'), women('c', 'L2')] })
    expect(slugs(map)).toEqual(['women-1', 'women-1-2', 'women-2'])
  })

  it('does not change when the map gains a place of another name', () => {
    const women = amenity('a', 'washroom-women', { en: 'Women' })
    const first = plan({ amenities: [women, amenity('b', 'atm', { en: 'ATM' })] })
    const later = plan({ amenities: [amenity('c', 'water', { en: 'Tap' }), ...first.amenities] })
    expect(slugs(later)).toEqual(expect.arrayContaining(slugs(first)))
  })

  it('is unique, whatever the names', () => {
    const names = ['Women', 'Women', 'Women 1', 'women-1-2', '', '?', '???', 'Women']
    const map = plan({ amenities: names.map((en, index) => amenity(String(index), 'other', { en })) })
    expect(new Set(slugs(map)).size).toBe(names.length)
    expect(slugs(map)).not.toContain('')
  })
})

describe('the places', () => {
  it('are found by their slug and by nothing else', () => {
    const places = createMapPlaces(plan({ amenities: [amenity('a', 'atm', { en: 'ATM' })] }), [])
    expect(places.find('atm')?.featureId).toBe('a')
    expect(places.find('constructor')).toBeUndefined()
    expect(places.find('')).toBeUndefined()
  })

  it('of a kind are the candidates for the nearest one', () => {
    const map = plan({
      amenities: [
        amenity('men', 'washroom-men', { en: 'Men' }),
        amenity('hoist', 'washroom-accessible', { en: 'Hoist' }),
        amenity('atm', 'atm', { en: 'ATM' }),
      ],
      connections: [connection('lift', 'lift', [])],
    })
    const places = createMapPlaces(map, [])
    const ids = (kind: Parameters<typeof placesOfKind>[0]) =>
      placesOfKind(kind, places).map(({ featureId }) => featureId)
    expect(ids('washroom')).toEqual(['men', 'hoist'])
    expect(ids('washroom-accessible')).toEqual(['hoist'])
    expect(ids('family-room')).toEqual([])
  })
})

const levels = ['1', '2'].map((name, ordinal) => ({
  id: `L${name}`,
  ordinal,
  name: { en: `Level ${name}` },
  shortName: { en: name },
  shape: [],
}))

describe('a closed place', () => {
  const gate = { ...door('gate', { x: 0, y: 0 }, '-'), use: 'entrance' as const, name: { en: 'Gate' } }
  const map = plan({
    openings: [gate],
    occupants: [occupant('a', { correlationId: 'ixtle' })],
    amenities: [amenity('gate sign', 'other', { en: 'Gate' }), amenity('tap', 'water', { en: 'Tap' })],
  })
  const store = { id: '17', slug: 'ixtle', isTemporarilyClosed: true }
  const closedIn = (...[stores, closed]: [(typeof store)[], string[]]) =>
    createMapPlaces(map, stores, new Set(closed)).all.flatMap((place) =>
      place.isTemporarilyClosed ? [place.slug] : [],
    )

  it('is a store that is, an amenity that is, a door whose amenity is', () => {
    expect(closedIn([store], [])).toEqual(['ixtle'])
    expect(closedIn([{ ...store, isTemporarilyClosed: false }], ['tap'])).toEqual(['tap'])
    expect(closedIn([], ['gate sign'])).toEqual(['gate'])
  })

  it('is not a candidate for the nearest one', () => {
    const slugs = (...closed: string[]) =>
      openPlaces('water', createMapPlaces(map, [], new Set(closed))).map(({ slug }) => slug)
    expect(slugs()).toEqual(['tap'])
    expect(slugs('tap')).toEqual([])
  })
})

function listed(map: MallMap, stores: Parameters<typeof createMapPlaces>[1] = []): string[] {
  return createMapPlaces({ ...map, levels }, stores).all.map(
    ({ kind, slug, featureId }) => `${kind} ${slug} ${featureId}`,
  )
}

function slugs(map: MallMap): string[] {
  return createMapPlaces({ ...map, levels }, []).all.map(({ slug }) => slug)
}

function occupant(id: string, more: Partial<MapOccupant> = {}): MapOccupant {
  return { id, name: { en: id }, unitId: `unit ${id}`, levelId: 'L1', at: { x: 0, y: 0 }, ...more }
}

function amenity(id: string, kind: AmenityKind, name: Label, correlationId?: string): MapAmenity {
  return {
    id,
    kind,
    name,
    levelId: 'L1',
    at: { x: 0, y: 0 },
    ...(correlationId !== undefined && { correlationId }),
  }
}
