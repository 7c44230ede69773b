import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { listPlaces, withPlace } from './places.ts'

const stop = (name: string, level: number, more: object = {}) => ({
  slug: `${name}-${level}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  name: { en: `${name}, Level ${level}`, es: `${name} (es), nivel ${level}` },
  level,
  ...more,
})

const rowOf = (document: object): EntryRow => ({
  id: 7,
  kind: 'point-of-interest',
  slug: 'lifts',
  title: { en: 'Lifts' },
  state: 'live',
  version: 1,
  hasDraft: false,
  scheduled: [],
  updatedAt: '2026-11-24T12:00:00Z',
  updatedBy: null,
  missingLocales: [],
  document: { ...document },
})

const today = '2026-11-24'
const places = (...locations: object[]) => listPlaces([rowOf({ locations })], today)

it('takes what has one name on several levels as one place', () => {
  const found = places(stop('Lift A', 1), stop('Lift A', 2), stop('Lift B', 1), {
    name: { en: 'ATM' },
    slug: 'atm',
  })
  expect(found.map(({ name, levels, indexes }) => [name, levels, indexes])).toEqual([
    [{ en: 'Lift A', es: 'Lift A (es)' }, [1, 2], [0, 1]],
    [{ en: 'Lift B, Level 1', es: 'Lift B (es), nivel 1' }, [1], [2]],
    [{ en: 'ATM', es: undefined }, [], [3]],
  ])
})

it.each([
  [1, { closed: true }],
  [0, { closed: false, closed_until: today }],
  [1, { closed: true, closed_until: today }],
  [0, { closed: true, closed_until: '2026-11-23' }],
])('counts %i of its levels as out of order with %j', (count, closed) => {
  expect(places(stop('Lift A', 1, closed), stop('Lift A', 2))[0]?.closed).toBe(count)
})

it('closes all levels at once, until a day or without an end, and opens them again', () => {
  const document = { locations: [stop('Lift A', 1), stop('Lift B', 1), stop('Lift A', 2)] }
  const [lift] = listPlaces([rowOf(document)], today)
  const place = { indexes: lift?.indexes ?? [] }
  const closed = withPlace(document, place, { until: '2026-11-30' })
  const closing = { closed: true, closed_until: '2026-11-30' }
  expect(closed).toEqual({
    locations: [stop('Lift A', 1, closing), stop('Lift B', 1), stop('Lift A', 2, closing)],
  })
  expect(withPlace(closed, place, { until: undefined })).toMatchObject({
    locations: [{ closed: true }, {}, {}],
  })
  expect(withPlace(closed, place, 'works')).toEqual(document)
})
