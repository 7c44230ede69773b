import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { listTurns, wholeDayOf } from './list-turns.ts'

const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T12:00:00.000Z`

function row(id: number, more: Partial<EntryRow>): EntryRow {
  return {
    id,
    kind: 'promotion',
    slug: `offer-${id}`,
    version: 1,
    title: { en: `Offer ${id}` },
    state: 'live',
    hasDraft: false,
    updatedAt: day(1),
    updatedBy: null,
    missingLocales: [],
    scheduled: [],
    ...more,
  }
}

it('lists what begins and ends by plan and by its own dates, the next first, within the span', () => {
  const rows = [
    row(1, { beginsAt: day(1), endsAt: day(9) }),
    row(2, { state: 'scheduled', scheduled: [{ id: 7, action: 'publish', at: day(5), by: 'Ana' }] }),
    row(3, { scheduled: [{ id: 8, action: 'withdraw', at: day(7), by: 'Ana' }], endsAt: day(30) }),
    row(4, { state: 'draft', beginsAt: day(6) }),
    row(5, { startsAt: day(4), beginsAt: day(8) }),
  ]
  const turns = listTurns(rows, Date.parse(day(2)), Date.parse(day(20)))
  expect(turns.map(({ at, row: { id }, change }) => [at, id, change])).toEqual([
    [day(4), 5, 'begins'],
    [day(5), 2, 'begins'],
    [day(7), 3, 'ends'],
    [day(9), 1, 'ends'],
  ])
})

it.each([
  ['2026-12-02T04:00:00.000Z', 'ends', '2026-12-01'],
  ['2026-12-02T04:00:00.000Z', 'begins', '2026-12-02'],
  ['2026-12-02T22:00:00.000Z', 'ends', undefined],
  ['2026-11-02T03:00:00.000Z', 'ends', undefined],
] as const)('names the day of a turn at midnight: %s %s', (at, change, day) => {
  expect(wholeDayOf({ at, change }, 'America/Halifax')).toBe(day)
})
