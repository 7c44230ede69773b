import type { EditableHours } from '@promenade/contract/kinds/hours/document'
import type { DayOfWeek } from '@promenade/domain/calendar/dates'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { followCentre, parseStoreDayHours } from '@promenade/domain/hours/as-centre'
import { byFirstDay, occurrencesOf, parseOpeningHours } from '@promenade/domain/hours/written-hours'
import type { DayHours, Hours, StoreDayHours } from '@promenade/domain/mall/hours'
import { defaultLocale } from '@promenade/domain/locale/locale'

type SpecialDay = EditableHours['holidays'][number]

/** Hours as documents have them; the special days of the centre are entries of their own. */
export interface WrittenHours extends Pick<EditableHours, 'regular' | 'calm' | 'extra'> {
  readonly holidays: readonly SpecialDay[]
}

/** Hours with the special days of some months on their dates. */
export interface ExpandedHours {
  /** From Sunday to Saturday. */
  readonly regular: readonly { readonly dayOfWeek: DayOfWeek; readonly hours: DayHours }[]
  /** The earliest first. */
  readonly holidays: readonly Holiday[]
  readonly calm: EditableHours['calm']
  readonly extra: EditableHours['extra']
}

interface Holiday<Hours = DayHours> {
  readonly from: string
  readonly to: string
  readonly name: SpecialDay['name']
  readonly hours: Hours
}

const daysOfWeek: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

/** `centre`: for a store, whose special days may be as those of the centre. */
export function expandHours(
  { regular: week, holidays: rules, calm, extra }: WrittenHours,
  today: string,
  centre: Hours = { regular: [], holidays: [] },
): ExpandedHours {
  const regular = daysOfWeek.flatMap((dayOfWeek) => {
    const text = week[dayNames[dayOfWeek]]
    return text === undefined ? [] : [{ dayOfWeek, hours: dayHours(text) }]
  })
  const holidays = followCentre({ regular, holidays: expandHolidays(rules, today), centre }, today)
  return { regular, holidays: holidays.toSorted(byFirstDay), calm, extra }
}

/** The hours in the form of the domain. */
export function toHours({ regular, holidays }: ExpandedHours): Hours {
  return { regular, holidays: holidays.map((day) => ({ ...day, name: day.name[defaultLocale] })) }
}

function expandHolidays(holidays: readonly SpecialDay[], today: string): readonly Holiday<StoreDayHours>[] {
  const bySpan = new Map<string, Holiday<StoreDayHours>>()
  for (const { name, hours, ...rule } of holidays) {
    for (const { from, to } of occurrencesOf(rule, today)) {
      // Two rules may fall on one day in some years: the first one applies.
      if (!bySpan.has(`${from} ${to}`))
        bySpan.set(`${from} ${to}`, { from, to, name, hours: parseStoreDayHours(hours) ?? closed })
    }
  }
  return [...bySpan.values()].toSorted(byFirstDay)
}

/** The hours of a text such as `10:00-20:00`, `closed` or `24h`; closed for a text that is none of them. */
export function dayHours(text: string): DayHours {
  return parseOpeningHours(text) ?? closed
}

const closed: DayHours = { kind: 'closed' }
