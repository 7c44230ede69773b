import { addDays, type IsoDate } from '../../calendar/dates.ts'
import { dateIn } from '../../calendar/instants.ts'
import { byFirstDay } from '../../hours/written-hours.ts'
import type { Hours, StoreDayHours } from '../../mall/hours.ts'
import { inPosition, type LaidOutDay, layOutDay, layOutOwnDays, weekOf } from '../hours/document-hours.ts'
import type { JudgedMall, JudgedRecord } from './finding.ts'
import { namesOf, publicRecords } from './records.ts'

/** Findings about days look this far ahead. */
export const daysAhead = 60

/** The hours of the centre in the form of the domain, with its special days. */
export function centreHours(mall: JudgedMall): Hours {
  const [week] = publicRecords(mall, 'hours')
  const holidays = centreDays(mall).flatMap(({ days }) => days)
  return { regular: weekOf(week?.document ?? {}), holidays: holidays.toSorted(byFirstDay) }
}

/** The special days of the centre: records of their own, in their order. */
export function centreDays(
  mall: JudgedMall,
): readonly { readonly record: JudgedRecord; readonly days: readonly LaidOutDay[] }[] {
  return inPosition(publicRecords(mall, 'special-day')).map((record, index) => ({
    record,
    days: layOutDay(record.document, { index, name: namesOf(record)[0] ?? '' }, todayOf(mall)),
  }))
}

/** The special days of a store, from the list in its hours. */
export function storeDays(
  { document }: JudgedRecord,
  mall: JudgedMall,
): readonly LaidOutDay<StoreDayHours>[] {
  return layOutOwnDays(document, todayOf(mall))
}

function todayOf({ now, timeZone }: JudgedMall): IsoDate {
  return dateIn(now, timeZone)
}

/** The dates of the coming weeks, today first. */
export function comingDates(mall: JudgedMall): readonly IsoDate[] {
  const today = todayOf(mall)
  return Array.from({ length: daysAhead }, (_, index) => addDays(today, index))
}
