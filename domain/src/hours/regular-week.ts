import type { Hours, RegularDay } from '../mall/hours.ts'

/**
 * The known days of an ordinary week, Monday first (specification §4): the own rows, and the centre's for other days. Of
 * two rows for one day the first counts.
 */
export function regularWeek(hours: Hours): readonly RegularDay[] {
  const rows = [...hours.regular, ...(hours.centre?.regular ?? [])]
  // A map keeps the last entry of a key, so the rows are reversed.
  const days = new Map(rows.toReversed().map((row) => [row.dayOfWeek, row]))
  return [...days.values()].toSorted((a, b) => isoDay(a) - isoDay(b))
}

function isoDay({ dayOfWeek }: RegularDay): number {
  return dayOfWeek === 0 ? 7 : dayOfWeek
}
