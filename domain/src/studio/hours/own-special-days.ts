import { type Document, groupIn, groupsIn, isEqual } from '../document.ts'
import { setInDocument } from '../path.ts'

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

function ownDays(store: Document): readonly Document[] {
  return groupsIn(groupIn(store, 'hours'), 'holidays').map(([, day]) => day)
}
