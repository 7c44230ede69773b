import type { IsoDate } from '../../calendar/dates.ts'
import { dayNames } from '../../calendar/yearly-day.ts'
import { parseStoreDayHours } from '../../hours/as-centre.ts'
import { closingMinute } from '../../hours/hours-timeline.ts'
import { byFirstDay, occurrencesOf, parseOpeningHours } from '../../hours/written-hours.ts'
import type { DayHours, Hours, StoreDayHours } from '../../mall/hours.ts'
import { type Document, groupIn, groupsIn, textIn } from '../document.ts'

/** A special day on its dates, with its place in the list that has it. */
export interface LaidOutDay<Hours = DayHours> {
  readonly index: number
  readonly name: string
  readonly text: string
  readonly hours: Hours
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Special days in the order in which the first one of the same dates counts. */
export function inPosition<Day extends { readonly document: Document }>(
  days: readonly Day[],
): readonly Day[] {
  const position = ({ document }: Day) => Number(document['position'] ?? Infinity)
  return days.toSorted((a, b) => position(a) - position(b))
}

/** The special days of a store's document around a date, the earliest first. */
export function layOutOwnDays(store: Document, around: IsoDate): readonly LaidOutDay<StoreDayHours>[] {
  const days = groupsIn(groupIn(store, 'hours'), 'holidays').flatMap(([index, day]) => {
    const name = Object.values(groupIn(day, 'name')).find((text) => typeof text === 'string')
    return layOut(day, { index, name: name ?? '' }, around, parseStoreDayHours)
  })
  return days.toSorted(byFirstDay)
}

type Named = Pick<LaidOutDay, 'index' | 'name'>

/** The dates of a special day of the centre around a date; none for one that is not whole. */
export function layOutDay(day: Document, named: Named, around: IsoDate): readonly LaidOutDay[] {
  return layOut(day, named, around, parseOpeningHours)
}

function layOut<Hours>(
  day: Document,
  named: Named,
  around: IsoDate,
  parse: (text: string) => Hours | undefined,
): readonly LaidOutDay<Hours>[] {
  const [date, until, text = ''] = ['date', 'until', 'hours'].map((name) => textIn(day, name))
  const hours = parse(text)
  if (date === undefined || hours === undefined) return []
  return occurrencesOf({ date, until }, around).map((span) => ({ ...named, ...span, text, hours }))
}

/** The own hours of a store by weekday. */
export function weekOf(hours: Document): Hours['regular'] {
  const regular = groupIn(hours, 'regular')
  return dayNames.flatMap((name, index) => {
    const parsed = parseOpeningHours(textIn(regular, name) ?? '')
    const dayOfWeek = weekdays.find((day) => day === index)
    return parsed === undefined || dayOfWeek === undefined ? [] : [{ dayOfWeek, hours: parsed }]
  })
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** True where the first hours reach beyond the second. */
export function reachesBeyond(own: DayHours, centre: DayHours): boolean {
  if (own.kind === 'closed' || centre.kind === 'all-day') return false
  if (centre.kind === 'closed' || own.kind === 'all-day') return true
  return own.opens < centre.opens || closingMinute(own) > closingMinute(centre)
}

/** True for a store that is open without the centre. */
export function hasOwnDoor({ document }: { readonly document: Document }, centre: Hours): boolean {
  const hours = groupIn(document, 'hours')
  if (document['free_form_hours'] !== undefined || hours['extra'] !== undefined) return true
  const open = weekOf(hours).filter((day) => day.hours.kind !== 'closed')
  const longer = open.filter(({ dayOfWeek, hours: own }) => {
    const other = centre.regular.find((day) => day.dayOfWeek === dayOfWeek)?.hours
    return other !== undefined && reachesBeyond(own, other)
  })
  return longer.length * 2 > open.length
}
