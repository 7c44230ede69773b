import { addDays, type IsoDate } from '../../calendar/dates.ts'
import { findHoliday } from '../../hours/hours-row.ts'
import type { Span } from '../../hours/written-hours.ts'
import { type Document, groupIn, groupsIn, isEqual } from '../document.ts'
import { setInDocument } from '../path.ts'
import type { LaidOutDay } from './document-hours.ts'

/** Sets the hours of a store on a special day; without hours the store follows the centre again. */
export function withSpecialDay(store: Document, day: Document, hours: unknown): Document {
  const others = ownDays(store).filter((one) => !isEqual(one['date'], day['date']))
  const { name, date, until } = day
  const own = { name, date, ...(until === undefined ? {} : { until }), hours }
  const next = hours === undefined ? others : [...others, own]
  return setInDocument(store, ['hours', 'holidays'], next.length === 0 ? undefined : next)
}

/** A store's own hours on a special day of the centre; undefined if it follows the centre. */
export function ownHoursOn(store: Document, day: Document): unknown {
  return ownDays(store).find((one) => isEqual(one['date'], day['date']))?.['hours']
}

/** Hours of a store's own on the days from one to another, as they are written. */
export type OwnHours = Span & Pick<LaidOutDay, 'text'>

/** A store's own hours on some days, once for days in a row that have the same. */
export function ownHoursWithin(own: readonly OwnHours[], { from, to }: Span): readonly OwnHours[] {
  const found: { text: string; from: IsoDate; to: IsoDate }[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const text = findHoliday(own, date)?.text
    const last = found.at(-1)
    if (last !== undefined && last.text === text && last.to === addDays(date, -1)) last.to = date
    else if (text !== undefined) found.push({ text, from: date, to: date })
  }
  return found
}

function ownDays(store: Document): readonly Document[] {
  return groupsIn(groupIn(store, 'hours'), 'holidays').map(([, day]) => day)
}
