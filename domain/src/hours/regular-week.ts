import type { Hours, RegularDay } from './hours.ts'

/**
 * The days of an ordinary week whose hours are known, Monday first (specification §4): the hours' own rows, where
 * they have none the centre's. Of two rows for one day the first counts.
 */
export function regularWeek(hours: Hours): readonly RegularDay[] {
  const rows = [...hours.regular, ...(hours.centre?.regular ?? [])]
  // Set in turn the last one of a day would stay.
  const days = new Map(rows.toReversed().map((row) => [row.dayOfWeek, row]))
  return [...days.values()].toSorted((a, b) => isoDay(a) - isoDay(b))
}

function isoDay({ dayOfWeek }: RegularDay): number {
  return dayOfWeek === 0 ? 7 : dayOfWeek
}
