import { type EntryKind, entryKinds, kindOf } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'

interface Today {
  readonly starts: readonly EntryRow[]
  readonly ends: readonly EntryRow[]
  /** Drafts, and changes that are not published. */
  readonly unfinished: readonly EntryRow[]
  readonly running: readonly { readonly kind: EntryKind; readonly count: number }[]
}

const weekMs = 7 * 86_400_000
const counted = entryKinds.filter((kind) => kindOf(kind).isCounted === true)

/**
 * Sorts records into those that start or end within seven days of `now` and drafts; counts live records by
 * kind.
 */
export function sortIntoToday(rows: readonly EntryRow[], now: number): Today {
  const isSoon = (instant: string | undefined) =>
    instant !== undefined && Date.parse(instant) > now && Date.parse(instant) <= now + weekMs
  const endOf = (row: EntryRow) => nextPlan(row, 'withdraw') ?? row.endsAt
  const startsSoon = (row: EntryRow) =>
    (row.state === 'scheduled' || row.state === 'live') && isSoon(startOf(row))
  const by = (find: (row: EntryRow) => string | undefined) => (a: EntryRow, b: EntryRow) =>
    (find(a) ?? '').localeCompare(find(b) ?? '')
  return {
    starts: rows.filter(startsSoon).toSorted(by(startOf)),
    // An event of one evening counts as a start; only running records count as ending.
    ends: rows
      .filter((row) => row.state === 'live' && isSoon(endOf(row)) && !startsSoon(row))
      .toSorted(by(endOf)),
    unfinished: rows
      .filter(({ state, hasDraft }) => state === 'draft' || hasDraft)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    running: counted
      .map((kind) => ({
        kind,
        count: rows.filter((row) => row.kind === kind && row.state === 'live').length,
      }))
      .filter(({ count }) => count > 0),
  }
}

/** The start of a row: the publication of a scheduled record, the first day of a live one. */
function startOf(row: EntryRow): string | undefined {
  return row.state === 'live' ? row.beginsAt : (nextPlan(row, 'publish') ?? row.startsAt)
}

function nextPlan({ scheduled }: EntryRow, wanted: 'publish' | 'withdraw'): string | undefined {
  return scheduled.find(({ action }) => action === wanted)?.at
}
