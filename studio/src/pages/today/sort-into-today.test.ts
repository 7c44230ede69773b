import { entryKinds } from '@promenade/contract/kinds/kinds'
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
  scheduled: [],
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
    row(3, { scheduled: [{ id: 1, action: 'withdraw', at: '2026-11-24T00:00:00.000Z', by: null }] }),
    row(4, { state: 'ended', endsAt: '2026-11-22T00:00:00.000Z' }),
    row(5, { state: 'scheduled', startsAt: '2026-11-27T10:00:00.000Z' }),
    row(6, {
      state: 'scheduled',
      scheduled: [{ id: 2, action: 'publish', at: '2026-11-25T10:00:00.000Z', by: null }],
    }),
    // Already live, and only for one day.
    row(7, { beginsAt: '2026-11-28T23:00:00.000Z', endsAt: '2026-11-29T04:00:00.000Z' }),
    // Goes live long before its first day.
    row(8, {
      state: 'scheduled',
      startsAt: '2026-11-25T04:00:00.000Z',
      beginsAt: '2026-12-24T04:00:00.000Z',
    }),
  ]
  const today = sortIntoToday(rows, now)
  expect(ids(today.ends)).toEqual([3, 1])
  expect(ids(today.starts)).toEqual([8, 6, 5, 7])
  expect(today.running).toEqual([{ kind: 'promotion', count: 4 }])
})

it('counts the records that come and go', () => {
  const { running } = sortIntoToday(
    entryKinds.flatMap((kind, id) => [row(id, { kind }), row(-id, { kind, state: 'draft' })]),
    now,
  )
  const counted = ['store', 'promotion', 'coupon', 'event', 'news', 'job', 'contest']
  expect(running).toEqual(counted.map((kind) => ({ kind, count: 1 })))
})

it('lists drafts and unpublished changes, the newest first', () => {
  const rows = [
    row(1, { state: 'draft' }),
    row(2, { hasDraft: true, updatedAt: '2026-11-20T00:00:00.000Z' }),
    row(3, {}),
  ]
  expect(ids(sortIntoToday(rows, now).unfinished)).toEqual([2, 1])
})
