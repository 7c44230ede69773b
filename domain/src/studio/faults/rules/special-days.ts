import { isIsoDate } from '../../../calendar/dates.ts'
import { dateIn } from '../../../calendar/instants.ts'
import type { StoreDayHours } from '../../../mall/hours.ts'
import { occurrencesOf } from '../../../hours/written-hours.ts'
import { isEqual, textIn } from '../../document.ts'
import { getAt } from '../../path.ts'
import type { LaidOutDay } from '../../hours/document-hours.ts'
import { nameIn, type NameByLanguage } from '../../name-by-language.ts'
import type { Found, FoundValues, Rule } from '../finding.ts'
import { centreDays, storeDays } from '../mall-hours.ts'
import { currentRecords, nameOf } from '../records.ts'

/** Special days that give one date other hours than another special day: only the first of them counts. */
export const findSpecialDayClashes: Rule = (mall) => {
  const judged = new Set(mall.judged.map(({ entry }) => entry))
  const centre = centreDays(mall)
  const ofCentre = centre.flatMap(({ record, days }, at): readonly Found[] => {
    if (!judged.has(record.entry)) return []
    const clash = findClash(
      days,
      centre.slice(0, at).flatMap((earlier) => earlier.days),
    )
    const other = centre[clash?.other.index ?? -1]?.record
    if (clash === undefined || other === undefined) return []
    return [{ entry: record.entry, path: ['date'], values: toValues(clash, nameOf(other)) }]
  })
  const ofStores = currentRecords(mall, 'store').flatMap((store) => {
    const days = [...Map.groupBy(storeDays(store, mall), ({ index }) => index)]
    return days.flatMap(([index, own], at): readonly Found[] => {
      const clash = findClash(
        own,
        days.slice(0, at).flatMap(([, earlier]) => earlier),
      )
      if (clash === undefined) return []
      const path = ['hours', 'holidays', index, 'date']
      const other = nameIn(getAt(store.document, ['hours', 'holidays', clash.other.index, 'name']), '')
      return [{ entry: store.entry, path, values: toValues(clash, other) }]
    })
  })
  return [...ofCentre, ...ofStores]
}

/** A single day within a span is no clash: it is an exception from it, and counts. */
function findClash(own: readonly LaidOutDay<StoreDayHours>[], earlier: readonly LaidOutDay<StoreDayHours>[]) {
  for (const day of own) {
    const other = earlier.find(
      ({ from, to, hours }) =>
        from <= day.to &&
        day.from <= to &&
        (from === to) === (day.from === day.to) &&
        !isEqual(hours, day.hours),
    )
    if (other !== undefined) return { other, date: other.from > day.from ? other.from : day.from }
  }
  return undefined
}

function toValues(
  { date, other }: NonNullable<ReturnType<typeof findClash>>,
  name: NameByLanguage,
): FoundValues {
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
