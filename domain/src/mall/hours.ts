import type { DayOfWeek, IsoDate } from '../calendar/dates.ts'
import type { MinuteOfDay } from '../calendar/instants.ts'
import type { SafeHtml } from './values.ts'

/** The hours of one day. If `closes` is not after `opens`, it is on the next day. Unknown hours are undefined. */
export type DayHours =
  | { readonly kind: 'closed' }
  | { readonly kind: 'all-day' }
  | { readonly kind: 'open'; readonly opens: MinuteOfDay; readonly closes: MinuteOfDay }

/** The word of a document for a store that has the hours of the centre on a special day, whatever they are. */
export const asCentre = 'as-centre'

/** The hours of a store's special day: its own, or those of the centre. */
export type StoreDayHours = DayHours | typeof asCentre

/** The hours of one day of every week. */
export interface RegularDay {
  readonly dayOfWeek: DayOfWeek
  readonly hours: DayHours
}

/** Hours of the days `from` to `to`, both included, instead of the regular ones. */
export interface Holiday {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly name: string
  readonly hours: DayHours
}

/** Hours with little noise and light on some days of every week. If `ends` is not after `starts`, it is on the next day. */
export interface CalmHours {
  readonly days: readonly DayOfWeek[]
  readonly starts: MinuteOfDay
  readonly ends: MinuteOfDay
  /** How it is calm, such as "No music". */
  readonly note?: string
  /** `note` if it is English although another language was requested. */
  readonly untranslated: readonly string[]
}

/**
 * The opening hours of the centre or of one store (specification §3). A day without a row has the hours of `centre`,
 * else it is unknown. `hoursOn` defines which row applies.
 */
export interface Hours {
  readonly regular: readonly RegularDay[]
  readonly holidays: readonly Holiday[]
  readonly calm?: readonly CalmHours[]
  /** A note below the table of hours. */
  readonly extra?: SafeHtml
  /** For a store: the centre's hours, for days without own rows. */
  readonly centre?: Hours
}
