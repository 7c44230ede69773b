import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn, startOfDay } from '@promenade/domain/calendar/instants'

/** A record that begins or ends on the site. */
export interface Turn {
  readonly at: string
  readonly row: EntryRow
  readonly change: 'begins' | 'ends'
}

/** What begins and ends between two instants, by plan or by its own dates, the next first. */
export function listTurns(rows: readonly EntryRow[], from: number, until: number): readonly Turn[] {
  const turns = rows
    .filter(({ state }) => state === 'live' || state === 'scheduled')
    .flatMap((row): Turn[] => {
      const { startsAt, beginsAt, endsAt, scheduled } = row
      const begin = startsAt ?? beginsAt
      return [
        ...(begin === undefined ? [] : [{ at: begin, row, change: 'begins' as const }]),
        ...(endsAt === undefined ? [] : [{ at: endsAt, row, change: 'ends' as const }]),
        ...scheduled.map(({ action, at }) => ({
          at,
          row,
          change: action === 'publish' ? ('begins' as const) : ('ends' as const),
        })),
      ]
    })
  return turns
    .filter(({ at }) => Date.parse(at) > from && Date.parse(at) <= until)
    .toSorted((a, b) => a.at.localeCompare(b.at))
}

/** The day with which something begins or ends at midnight; undefined for any other time. */
export function wholeDayOf(
  { at, change }: Pick<Turn, 'at' | 'change'>,
  timeZone: string,
): string | undefined {
  const instant = Date.parse(at)
  const day = dateIn(instant, timeZone)
  if (instant !== startOfDay(day, timeZone)) return undefined
  return change === 'ends' ? addDays(day, -1) : day
}
