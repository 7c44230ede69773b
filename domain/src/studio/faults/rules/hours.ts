import { dayNames } from '../../../calendar/yearly-day.ts'
import { hoursOn } from '../../../hours/hours-on.ts'
import { findHoliday } from '../../../hours/hours-row.ts'
import { parseOpeningHours, writeOpeningHours } from '../../../hours/written-hours.ts'
import { asCentre, type Hours } from '../../../mall/hours.ts'
import { groupIn, textIn } from '../../document.ts'
import { hasOwnDoor, reachesBeyond, weekOf } from '../../hours/document-hours.ts'
import type { Found, JudgedMall, JudgedRecord, Rule } from '../finding.ts'
import { centreHours, comingDates, storeDays } from '../mall-hours.ts'
import { currentRecords } from '../records.ts'

/** Days of the week for which the centre has no hours: every store without its own has none either. */
export const findMissingHours: Rule = (mall) =>
  currentRecords(mall, 'hours').flatMap(({ entry, document }) =>
    dayNames
      .filter((day) => parseOpeningHours(textIn(groupIn(document, 'regular'), day) ?? '') === undefined)
      .map((day) => ({ entry, path: ['regular', day], values: { day } })),
  )

/** Days on which a store is open longer than the centre, against its own habit. */
export const findLongerHours: Rule = (mall) => {
  const centre = centreHours(mall)
  return storesBehindTheDoors(mall, centre).flatMap((store) => listLongerDays(store, centre))
}

function listLongerDays({ entry, document }: JudgedRecord, { regular }: Hours): readonly Found[] {
  return weekOf(groupIn(document, 'hours')).flatMap(({ dayOfWeek, hours }): readonly Found[] => {
    const other = regular.find((day) => day.dayOfWeek === dayOfWeek)?.hours
    const day = dayNames[dayOfWeek]
    if (other === undefined || !reachesBeyond(hours, other)) return []
    return [
      {
        entry,
        path: ['hours', 'regular', day],
        values: { day, hours: writeOpeningHours(hours), other: writeOpeningHours(other) },
        fix: { action: 'set', path: ['hours', 'regular', day] },
      },
    ]
  })
}

/** Special days on which a store is open and the centre is closed, or not open so long. */
export const findOpenWhenClosed: Rule = (mall) => {
  const centre = centreHours(mall)
  const dates = comingDates(mall)
  return storesBehindTheDoors(mall, centre).flatMap(({ entry, ...store }) => {
    const days = storeDays({ entry, ...store }, mall)
    const found = dates.flatMap((date): readonly { day: (typeof days)[number]; found: Found }[] => {
      const day = findHoliday(days, date)
      const other = hoursOn(centre, date).hours
      if (day === undefined || day.hours === asCentre || other === undefined) return []
      if (!reachesBeyond(day.hours, other)) return []
      const values = { date, hours: writeOpeningHours(day.hours), other: writeOpeningHours(other) }
      return [{ day, found: { entry, path: ['hours', 'holidays', day.index, 'hours'], values } }]
    })
    // A span of days is one field: its first day stands for all.
    return found
      .filter(({ day }, at) => found.findIndex((other) => other.day === day) === at)
      .map(({ found }) => found)
  })
}

/**
 * Stores that are reached through the centre alone. Open longer on most of its days, a store has a door of its own; and
 * one that explains its hours in words knows what it says.
 */
function storesBehindTheDoors(mall: JudgedMall, centre: Hours): readonly JudgedRecord[] {
  return currentRecords(mall, 'store').filter((store) => !hasOwnDoor(store, centre))
}
