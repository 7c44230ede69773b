import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { listPlaces, withClosure, works } from './places.ts'

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
const moment = { now: Date.parse('2026-11-24T16:00:00Z'), timeZone: 'America/Halifax' }
const places = (...locations: object[]) => listPlaces([rowOf({ locations })], moment)

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
  ['closed', [0], { closed: true }],
  ['open', [], { closed: false, closed_until: today }],
  ['closed', [0], { closed: true, closed_until: today }],
  ['open', [], { closed: true, closed_until: '2026-11-23' }],
  ['planned', [0], { closed: true, closed_from: '2026-11-25' }],
  ['unconfirmed', [0], { closed: true, closed_seen: '2026-11-23 11:00' }],
] as const)('is %s on the levels %j with %j', (state, closed, fields) => {
  const [place] = places(stop('Lift A', 1, fields), stop('Lift A', 2))
  expect([place?.state, place?.closed]).toEqual([state, closed])
})

it('has the worst state of its levels, with what the first of them says', () => {
  const why = { en: 'New ropes', es: 'Cables nuevos' }
  const [place] = places(
    stop('Lift A', 1),
    stop('Lift A', 2, { closed: true, closed_until: '2026-11-30', closed_why: why }),
    stop('Lift A', 3, { closed: true, closed_seen: '2026-11-22 9:30' }),
  )
  expect(place).toMatchObject({ state: 'unconfirmed', closed: [1, 2], until: '2026-11-30', why })
})

it('closes all levels at once, and opens them again', () => {
  const document = { locations: [stop('Lift A', 1), stop('Lift B', 1), stop('Lift A', 2)] }
  const [lift] = listPlaces([rowOf(document)], moment)
  const indexes = lift?.indexes ?? []
  const closing = { closed: true, closed_until: '2026-11-30', closed_why: { en: 'New ropes' } } as const
  const closed = withClosure(document, indexes, { ...closing, closed_from: undefined })
  expect(closed).toEqual({
    locations: [stop('Lift A', 1, closing), stop('Lift B', 1), stop('Lift A', 2, closing)],
  })
  expect(withClosure(closed, indexes, works)).toEqual(document)
})
