import type { IsoDate } from '../../calendar/dates.ts'
import { followCentre } from '../../hours/as-centre.ts'
import { hoursOn } from '../../hours/hours-on.ts'
import { findHoliday, findHoursRow } from '../../hours/hours-row.ts'
import { byFirstDay } from '../../hours/written-hours.ts'
import type { DayHours, Hours } from '../../mall/hours.ts'
import { type Document, groupIn, isEqual } from '../document.ts'
import {
  hasOwnDoor,
  inPosition,
  type LaidOutDay,
  layOutDay,
  layOutOwnDays,
  reachesBeyond,
  weekOf,
} from './document-hours.ts'

interface WithDocument {
  readonly document: Document
}

/** What staff write about hours: the week of the centre, its special days, and the stores. */
interface WrittenHours<Day, Store> {
  readonly week: Document
  readonly specialDays: readonly Day[]
  readonly stores: readonly Store[]
}

/** A day of the centre. */
export interface CentreDay<Day> {
  readonly date: IsoDate
  /** Undefined: unknown. */
  readonly hours: DayHours | undefined
  /** The special day whose hours these are. */
  readonly special: Day | undefined
}

/** A day of a store beside the centre's. */
export interface StoreDay {
  readonly hours: DayHours | undefined
  /** `beyond`: open while the doors of the centre are closed, without a door of its own. */
  readonly relation: 'same' | 'other' | 'beyond'
  /** It has said its hours on this date: they are a special day of its own, which may be as the centre. */
  readonly isSaid: boolean
}

/** The days of a store, in the order of the centre's. */
export interface StoreWeek<Store> {
  readonly store: Store
  readonly days: readonly StoreDay[]
  /** False if it has said nothing about a special day of the centre. */
  readonly hasSaid: boolean
}

/**
 * The hours of the centre and of every store on some days. `dates` are near each other: special days are laid out around the
 * first of them. Throws RangeError for an invalid date.
 */
export function hoursOfWeek<Day extends WithDocument, Store extends WithDocument>(
  { week, specialDays, stores }: WrittenHours<Day, Store>,
  dates: readonly IsoDate[],
): { readonly centre: readonly CentreDay<Day>[]; readonly stores: readonly StoreWeek<Store>[] } {
  const [first] = dates
  if (first === undefined) return { centre: [], stores: [] }
  const days = inPosition(specialDays)
  const laidOut = days
    .flatMap(({ document }, index) => layOutDay(document, { index, name: '' }, first))
    .toSorted(byFirstDay)
  const hours: Hours = { regular: weekOf(week), holidays: laidOut }
  const centre = dates.map((date): CentreDay<Day> => {
    const special = specialRowOn(hours, laidOut, date)
    return { date, hours: hoursOn(hours, date).hours, special: special && days[special.index] }
  })
  return { centre, stores: stores.map((store) => weekOfStore(store, centre, hours)) }
}

function specialRowOn(hours: Hours, laidOut: readonly LaidOutDay[], date: IsoDate): LaidOutDay | undefined {
  const row = findHoursRow(hours, date)?.row
  return laidOut.find((day) => day === row)
}

function weekOfStore<Store extends WithDocument>(
  store: Store,
  centre: readonly CentreDay<unknown>[],
  centreHours: Hours,
): StoreWeek<Store> {
  const { document } = store
  const first = centre[0]?.date ?? ''
  const own = layOutOwnDays(document, first)
  const written = { regular: weekOf(groupIn(document, 'hours')), holidays: own, centre: centreHours }
  const hours: Hours = { ...written, holidays: followCentre(written, first) }
  const isFree = hasOwnDoor(store, centreHours)
  const days = centre.map(({ date, hours: others }): StoreDay => {
    const found = hoursOn(hours, date).hours
    const isSaid = findHoliday(own, date) !== undefined
    return { hours: found, relation: relationOf(found, others, isFree), isSaid }
  })
  const hasSaid = centre.every(({ special }, index) => special === undefined || days[index]?.isSaid === true)
  return { store, days, hasSaid }
}

function relationOf(
  own: DayHours | undefined,
  centre: DayHours | undefined,
  isFree: boolean,
): StoreDay['relation'] {
  if (own === undefined || centre === undefined || isEqual(own, centre)) return 'same'
  return !isFree && reachesBeyond(own, centre) ? 'beyond' : 'other'
}
