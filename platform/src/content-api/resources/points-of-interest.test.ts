import { pointOfInterestSchema } from '@promenade/contract/kinds/point-of-interest/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mapFiles } from '../../testing/sample-map.ts'
import { usePlatform } from '../../testing/test-platform.ts'

describe('points of interest', () => {
  const platform = usePlatform()

  it('sends groups with their places and items', async () => {
    const [group] = z.array(pointOfInterestSchema).parse(await platform.json('/pois?locale=es'))
    expect(group?.name).toBe('Baños')
    expect(group?.locations).toMatchObject([
      {
        slug: 'washroom-north',
        name: 'Norte',
        level: 1,
        atmosphere: 'quiet',
        untranslated_fields: ['description'],
      },
      { slug: 'washroom-south', name: 'Sur', level: null, atmosphere: null },
    ])
    expect(group?.locations.map((place) => place.is_temporarily_closed)).toEqual([false, true])
    expect(group?.locations[0]?.items).toMatchObject([{ name: 'Cambiador', description: null, images: [] }])
  })
})

describe('a place that is out of service', () => {
  const file = `
name: { en: Lifts }
locations:
  - { slug: a, name: { en: A }, closed: true, closed_until: 2026-11-22 }
  - { slug: b, name: { en: B }, closed: true }
  - { slug: c, name: { en: C }, closed_until: 2026-11-22 }
  - { slug: d, name: { en: D }, closed: true, closed_until: "2026-11-22 18:00" }
`
  const platform = usePlatform({ 'points-of-interest/lifts.yaml': file })

  it.each([
    ['2026-11-20T12:00:00Z', [true, true, false, true]],
    ['2026-11-22T21:59:59Z', [true, true, false, true]],
    ['2026-11-22T22:00:00Z', [true, true, false, false]],
    ['2026-11-23T03:59:58Z', [true, true, false, false]],
    ['2026-11-23T04:00:00Z', [false, true, false, false]],
  ])('works again by itself after its last day or hour at the mall: %s', async (now, closed) => {
    const groups = z.array(pointOfInterestSchema).parse(await platform.json('/pois', new Date(now)))
    const lifts = groups.find(({ name }) => name === 'Lifts')
    expect(lifts?.locations.map((place) => place.is_temporarily_closed)).toEqual(closed)
  })
})

describe('a closure', () => {
  const file = `
name: { en: Lifts }
locations:
  - slug: a
    name: { en: A }
    closed: true
    closed_from: 2026-11-21
    closed_until: 2026-11-22
    closed_why: { en: New ropes }
  - { slug: b, name: { en: B }, closed: true, closed_seen: "2026-11-20 9:00" }
  - { slug: c, name: { en: C }, closed: true, closed_until: "2026-11-22 18:00", closed_seen: "2026-11-20 9:00" }
`
  const platform = usePlatform({ 'points-of-interest/lifts.yaml': file })
  const read = async (now: string, locale = 'en') => {
    const groups = z
      .array(pointOfInterestSchema)
      .parse(await platform.json(`/pois?locale=${locale}`, new Date(now)))
    const lifts = groups.find(({ name }) => name === 'Lifts')?.locations ?? []
    return lifts.map((place) => [
      place.is_temporarily_closed,
      place.closed_until,
      place.closed_why,
      place.is_closure_confirmed,
    ])
  }

  it('begins on its first day, with its last day and its cause in the language that has it', async () => {
    const until = '2026-11-23T03:59:59.000Z'
    expect((await read('2026-11-20T23:00:00Z'))[0]).toEqual([false, null, null, true])
    expect((await read('2026-11-21T04:00:00Z'))[0]).toEqual([true, until, 'New ropes', true])
    expect((await read('2026-11-21T04:00:00Z', 'es'))[0]).toEqual([true, until, null, true])
  })

  it('with an hour as its end is sure until then', async () => {
    expect((await read('2026-11-22T21:59:59Z'))[2]).toEqual([true, '2026-11-22T22:00:00.000Z', null, true])
    expect((await read('2026-11-22T22:00:00Z'))[2]).toEqual([false, null, null, true])
  })

  it('without a last day is unconfirmed a day after somebody looked', async () => {
    expect((await read('2026-11-21T13:00:00Z'))[1]).toEqual([true, null, null, true])
    expect((await read('2026-11-21T13:00:01Z'))[1]).toEqual([true, null, null, false])
  })
})

describe('a passage of the map', () => {
  const file = `
name: { en: Passages }
locations:
  - { slug: walk-one, name: { en: Quay }, closed: true, closed_until: 2026-11-22 }
  - { slug: walk-three, name: { en: Not on the map } }
`
  const quay = mapFiles['map/unit.geojson']?.replace(
    '"category":"walkway","level_id":"one"',
    '"category":"walkway","level_id":"one","name":{"en":"Quay"}',
  )
  const platform = usePlatform({
    ...mapFiles,
    'map/unit.geojson': quay,
    'points-of-interest/passages.yaml': file,
  })

  it('is a place for visitors only while it is closed', async () => {
    const slugsAt = async (now: string) => {
      const groups = z.array(pointOfInterestSchema).parse(await platform.json('/pois', new Date(now)))
      return groups.find(({ name }) => name === 'Passages')?.locations.map(({ slug }) => slug)
    }
    expect(await slugsAt('2026-11-21T12:00:00Z')).toEqual(['walk-one', 'walk-three'])
    expect(await slugsAt('2026-11-23T12:00:00Z')).toEqual(['walk-three'])
  })
})
