import { isIsoDate, type IsoDate } from '../../../calendar/dates.ts'
import { dateIn } from '../../../calendar/instants.ts'
import type { StoreDayHours } from '../../../mall/hours.ts'
import { findHoliday } from '../../../hours/hours-row.ts'
import { byFirstDay, occurrencesOf } from '../../../hours/written-hours.ts'
import { isEqual, textIn } from '../../document.ts'
import { getAt } from '../../path.ts'
import type { LaidOutDay } from '../../hours/document-hours.ts'
import { nameIn, type NameByLanguage } from '../../name-by-language.ts'
import type { Found, FoundValues, Rule } from '../finding.ts'
import { centreDays, storeDays } from '../mall-hours.ts'
import { currentRecords, nameOf } from '../records.ts'

/** Special days of which a date has other hours by another special day, which counts there (`findHoliday`). */
export const findSpecialDayClashes: Rule = (mall) => {
  const judged = new Set(mall.judged.map(({ entry }) => entry))
  const centre = centreDays(mall)
  const ofCentre = findClashes(centre.flatMap(({ days }) => days)).flatMap((clash): readonly Found[] => {
    const record = centre[clash.day.index]?.record
    const other = centre[clash.other.index]?.record
    if (record === undefined || other === undefined || !judged.has(record.entry)) return []
    return [{ entry: record.entry, path: ['date'], values: toValues(clash, nameOf(other)) }]
  })
  const list = ['hours', 'holidays']
  const ofStores = currentRecords(mall, 'store').flatMap((store) =>
    findClashes(storeDays(store, mall)).map((clash): Found => {
      const other = nameIn(getAt(store.document, [...list, clash.other.index, 'name']), '')
      return { entry: store.entry, path: [...list, clash.day.index, 'date'], values: toValues(clash, other) }
    }),
  )
  return [...ofCentre, ...ofStores]
}

type StoreDay = LaidOutDay<StoreDayHours>

interface Clash {
  readonly day: StoreDay
  /** What counts instead of it. */
  readonly other: StoreDay
  /** The first date on which it does. */
  readonly date: IsoDate
}

/** At most one for each special day. */
function findClashes(days: readonly StoreDay[]): readonly Clash[] {
  const ordered = days.toSorted(byFirstDay)
  const clashes = ordered.flatMap((day): readonly Clash[] => {
    const other = ordered.find((one) => overrides(one, day, ordered))
    return other === undefined ? [] : [{ day, other, date: firstCommonDate(day, other) }]
  })
  return clashes.filter(({ day }, at) => clashes.findIndex((clash) => clash.day.index === day.index) === at)
}

/** True where staff may not expect it: a shorter special day within a longer one is an exception from it. */
function overrides(other: StoreDay, day: StoreDay, ordered: readonly StoreDay[]): boolean {
  const date = firstCommonDate(day, other)
  const isWithin = day.from <= other.from && other.to <= day.to
  const isException = isWithin && (day.from !== other.from || day.to !== other.to)
  if (isException || date > day.to || isEqual(day.hours, other.hours)) return false
  const both = ordered.filter((one) => one === day || one === other)
  return findHoliday(both, date) === other
}

/** Of days that overlap. */
function firstCommonDate(day: StoreDay, other: StoreDay): IsoDate {
  return other.from > day.from ? other.from : day.from
}

function toValues({ date, other }: Clash, name: NameByLanguage): FoundValues {
  return { date, other: name, hours: other.text }
}

/** Special days of the centre that never come, or never again. */
export const findSpentSpecialDays: Rule = (mall) => {
  const today = dateIn(mall.now, mall.timeZone)
  return currentRecords(mall, 'special-day').flatMap(({ entry, document, isPublished }): readonly Found[] => {
    const [date, until = date] = [textIn(document, 'date'), textIn(document, 'until')]
    if (date === undefined) return []
    // A fixed day may be years ahead.
    const isAhead = isIsoDate(until) && until >= today
    const isComing = isAhead || occurrencesOf({ date, until }, today).some(({ to }) => to >= today)
    const fix = { action: 'withdraw' } as const
    return isComing ? [] : [{ entry, path: ['date'], ...(isPublished ? { fix } : {}) }]
  })
}
