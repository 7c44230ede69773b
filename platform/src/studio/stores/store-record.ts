import { titleOf } from '@promenade/contract/studio-api/document-title'
import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Database } from '../../database/connect.ts'
import { listCurrent } from '../../documents/published-listings.ts'
import type { PublishedDocument } from '../../documents/published-documents.ts'
import { refuse } from '../../documents/refuse.ts'
import { listDates } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { laidOutSpan, writeOpeningHours } from '@promenade/domain/hours/written-hours'
import { type Document, textIn } from '@promenade/domain/studio/document'
import { layOutDay } from '@promenade/domain/studio/hours/document-hours'
import { hoursOfWeek } from '@promenade/domain/studio/hours/hours-of-week'
import { getProperty } from '../get-property.ts'

/** A special day of the centre with its next dates. */
export interface ComingDay {
  readonly entry: PublishedDocument
  readonly from: string
  readonly to: string
  /** The hours of the centre, such as `10:00-20:00`. */
  readonly centre: string
}

/** What visitors see of a mall, as far as stores are asked about it. */
export interface MallRecords {
  readonly name: string
  readonly timeZone: string
  /** As its record writes it. */
  readonly country: string | undefined
  readonly today: string
  readonly stores: readonly PublishedDocument[]
  readonly categories: readonly PublishedDocument[]
  /** The usual hours of the centre. */
  readonly week: Document
  /** The next one first. */
  readonly days: readonly ComingDay[]
}

export async function readMallRecords(
  database: Database,
  propertyId: number,
  now: Date,
): Promise<MallRecords> {
  const { name, timeZone } = await getProperty(database, propertyId)
  const published = await listCurrent(database, propertyId)
  const of = (kind: string) => published.filter((entry) => entry.kind === kind)
  const today = dateIn(now.getTime(), timeZone)
  const days = of('special-day').flatMap((entry): ComingDay[] => {
    const next = layOutDay(entry.document, { index: 0, name: '' }, today).find(({ to }) => to >= today)
    if (next === undefined) return []
    return [{ entry, from: next.from, to: next.to, centre: writeOpeningHours(next.hours) }]
  })
  return {
    name,
    timeZone,
    country: textIn(of('property')[0]?.document ?? {}, 'country'),
    today,
    stores: of('store').toSorted(byTitle),
    categories: of('category'),
    week: of('hours')[0]?.document ?? {},
    days: days.toSorted((a, b) => a.from.localeCompare(b.from)),
  }
}

/** The hours of a store that visitors see on a special day, such as `10:00-20:00`; several if its coming dates differ. */
export function shownHours(
  { week, days, today }: MallRecords,
  document: Document,
  { from, to }: ComingDay,
): readonly string[] {
  const specialDays = days.map(({ entry }) => entry)
  const { to: last } = laidOutSpan(today)
  const dates = listDates(from < today ? today : from, to > last ? last : to)
  const { stores } = hoursOfWeek({ week, specialDays, stores: [{ document }] }, dates)
  const hours = stores.flatMap((store) => store.days).flatMap((day) => day.hours ?? [])
  return [...new Set(hours.map(writeOpeningHours))]
}

function byTitle(a: PublishedDocument, b: PublishedDocument): number {
  return titleOf(a.document)[defaultLocale].localeCompare(titleOf(b.document)[defaultLocale])
}

/** A store that visitors see. Throws `Problem`. */
export function getStore({ stores }: MallRecords, id: number): PublishedDocument {
  const store = stores.find(({ entryId }) => entryId === id)
  if (store === undefined) throw refuse('not-found', 'The store is not on the site.')
  return store
}
