import type { IsoDate } from '../calendar/dates.ts'
import { daysBetween } from '../calendar/dates.ts'
import { type Document, groupIn, isEqual } from './document.ts'
import { ownHoursOn, withSpecialDay } from './hours/own-special-days.ts'
import { setInDocument } from './path.ts'

/** What the centre can ask a store for. */
export const askedParts = ['hours', 'phone', 'picture', 'offer'] as const

/** What a store can send. A message corrects what only the centre changes: name, logo, category and description. */
export const storeParts = [...askedParts, 'message'] as const

/** For how many days after the last day of a round its links work; the first is usual. */
export const lateDays = [14, 30, 90, 365] as const

export type AskedPart = (typeof askedParts)[number]
export type StorePart = (typeof storeParts)[number]

/** The parts that are published at once where a mall has not chosen others. */
export const trustedByDefault: readonly AskedPart[] = ['hours', 'phone']

/**
 * What a store says about its own record. Absent: nothing; null takes the value away. Hours are as a document has them, also
 * `as-centre`; null: it has said nothing about the day.
 */
export interface StoreAnswers {
  readonly hours?: readonly { readonly day: Document; readonly hours: string | null }[]
  readonly phone?: string | null
  /** As the field of the document, with `path`. */
  readonly picture?: Document
}

/** The document of a store with what the store says of itself; no other field changes. */
export function withAnswers(store: Document, { hours = [], phone, picture }: StoreAnswers): Document {
  let document = store
  for (const { day, hours: own } of hours)
    if ((ownHoursOn(document, day) ?? null) !== own)
      document = withSpecialDay(document, day, own ?? undefined)
  if (phone !== undefined) document = setInDocument(document, ['phone'], phone ?? undefined)
  if (picture === undefined) return document
  const front = groupIn(document, 'store_front')
  const isSame = front['path'] === picture['path']
  return setInDocument(document, ['store_front'], isSame ? { ...front, ...picture } : picture)
}

/** True if the store says that all is as it is. */
export function isConfirmation(store: Document, answers: StoreAnswers): boolean {
  return isEqual(store, withAnswers(store, answers))
}

/** The facts about a store that was asked. */
export interface AskedStore {
  /** Its mail was queued, and not given up. */
  readonly isMailed: boolean
  readonly isOpened: boolean
  readonly isAnswered: boolean
  /** Something that it sent waits for the centre. */
  readonly isWaiting: boolean
}

/** How far a store has come: `unreached` needs a printed sheet; `done` waits for nobody. */
export const askedStates = ['unreached', 'mailed', 'opened', 'waiting', 'done'] as const

export type AskedState = (typeof askedStates)[number]

/** The state of a store that was asked. */
export function askedState({ isMailed, isOpened, isAnswered, isWaiting }: AskedStore): AskedState {
  if (isAnswered) return isWaiting ? 'waiting' : 'done'
  if (isOpened) return 'opened'
  return isMailed ? 'mailed' : 'unreached'
}

/** Days before the last one on which a store without an answer is reminded. */
const reminderDays = [7, 2]

/** How many reminders are due by a day for a round that asks `until` another; none after that. */
export function remindersDue(until: IsoDate, today: IsoDate): number {
  const left = daysBetween(today, until)
  return left < 0 ? 0 : reminderDays.filter((days) => left <= days).length
}
