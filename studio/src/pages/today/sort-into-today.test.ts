import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { sortIntoToday } from './sort-into-today.ts'

const now = Date.parse('2026-11-23T12:00:00.000Z')

const row = (id: number, part: Partial<EntryRow>): EntryRow => ({
  id,
  kind: 'promotion',
  slug: String(id),
  title: { en: String(id) },
  state: 'live',
  version: 1,
  hasDraft: false,
  updatedAt: '2026-11-01T00:00:00.000Z',
  updatedBy: null,
  missingLocales: [],
  ...part,
})

const ids = (rows: readonly EntryRow[]) => rows.map(({ id }) => id)

it('lists what starts and ends within seven days, the soonest first', () => {
  const rows = [
    row(1, { endsAt: '2026-11-30T11:59:00.000Z' }),
    row(2, { endsAt: '2026-11-30T12:01:00.000Z' }),
    row(3, { scheduled: { id: 1, action: 'withdraw', at: '2026-11-24T00:00:00.000Z' } }),
    row(4, { state: 'ended', endsAt: '2026-11-22T00:00:00.000Z' }),
    row(5, { state: 'scheduled', startsAt: '2026-11-27T10:00:00.000Z' }),
    row(6, { state: 'scheduled', scheduled: { id: 2, action: 'publish', at: '2026-11-25T10:00:00.000Z' } }),
    // Published ahead of its first day, and an event that is announced.
    row(7, { startsAt: '2026-11-28T10:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }),
    row(8, { kind: 'event', startsAt: '2026-11-24T10:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' }),
    row(9, { startsAt: '2026-11-20T10:00:00.000Z' }),
  ]
  const today = sortIntoToday(rows, now)
  expect(ids(today.ends)).toEqual([3, 1])
  expect(ids(today.starts)).toEqual([8, 6, 5, 7])
  expect(today.running).toEqual([
    { kind: 'promotion', count: 5 },
    { kind: 'event', count: 1 },
  ])
})

it('lists drafts and unpublished changes, the newest first', () => {
  const rows = [
    row(1, { state: 'draft' }),
    row(2, { hasDraft: true, updatedAt: '2026-11-20T00:00:00.000Z' }),
    row(3, {}),
  ]
  expect(ids(sortIntoToday(rows, now).unfinished)).toEqual([2, 1])
})
