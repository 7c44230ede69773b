import type { StoreEntry, StoresFile } from '@promenade/contract/open-data/stores-file'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { DayHours } from '@promenade/domain/hours/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { regularWeek } from '@promenade/domain/hours/regular-week'
import { storeHours } from '@promenade/domain/hours/store-hours'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Category } from '@promenade/domain/mall/category'
import type { Link } from '@promenade/domain/mall/values'
import type { Store } from '@promenade/domain/mall/store'
import type { PageContext } from '../../page-context.ts'

/** The directory as open data: both languages in one file, only public data. */
export function storesFileOf(context: PageContext): StoresFile {
  const { content, contentIn, origin } = context
  const spanish = contentIn('es') ?? content
  const inSpanish = new Map(spanish.stores.map((store) => [store.id, store]))
  const categories = categoryEntries(content.categories, spanish.categories)
  const changes = content.stores.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    $schema: `${origin}/stores.schema.json`,
    version: 1,
    mall: {
      name: { en: content.property.name, es: spanish.property.name },
      url: addresses(context, '/'),
      time_zone: content.property.timeZone,
    },
    ...(changes.length > 0 && { updated_at: new Date(Math.max(...changes)).toISOString() }),
    stores: content.stores.map((store) => {
      return storeEntry(store, inSpanish.get(store.id) ?? store, categories, context)
    }),
  }
}

type CategoryEntry = StoreEntry['categories'][number]

function categoryEntries(
  english: readonly Category[],
  spanish: readonly Category[],
): ReadonlyMap<string, CategoryEntry> {
  const names = new Map(spanish.map(({ id, name }) => [id, name]))
  return new Map(
    english.map(({ id, slug, name }) => [id, { slug, name: { en: name, es: names.get(id) ?? name } }]),
  )
}

function storeEntry(
  store: Store,
  spanish: Store,
  categories: ReadonlyMap<string, CategoryEntry>,
  context: PageContext,
): StoreEntry {
  const { summary } = store
  const website = websiteOf(store.website, context)
  const hours = hoursEntry(store, context)
  return {
    id: store.id,
    slug: store.slug,
    name: { en: store.name, es: spanish.name },
    ...(summary !== undefined && { summary: { en: summary, es: spanish.summary ?? summary } }),
    url: addresses(context, `/stores/${encodeURIComponent(store.slug)}`),
    categories: store.categoryIds.flatMap((id) => categories.get(id) ?? []),
    ...(store.level !== undefined && { level: store.level }),
    ...(store.unit !== undefined && { unit: store.unit }),
    flags: flagsOf(store),
    ...(store.phone !== undefined && { phone: store.phone }),
    ...(website !== undefined && { website }),
    ...(hours && { hours }),
  }
}

function flagsOf(store: Store): StoreEntry['flags'] {
  const flags = [
    store.isNew && ('new' as const),
    store.isComingSoon && ('coming-soon' as const),
    store.isRelocated && ('relocated' as const),
    store.isTemporarilyClosed && ('temporarily-closed' as const),
  ]
  return flags.filter((flag) => flag !== false)
}

function websiteOf(link: Link | undefined, { origin }: PageContext): string | undefined {
  if (link === undefined) return undefined
  if (link.kind === 'page') return origin + link.path
  return /^https?:/.test(link.url) ? link.url : undefined
}

function hoursEntry(store: Store, { content, now }: PageContext): StoreEntry['hours'] {
  if (store.isComingSoon || store.isTemporarilyClosed || store.freeFormHours !== undefined) return undefined
  const { hours, source } = storeHours(store.hours, content.hours)
  const date = dateIn(now, content.property.timeZone)
  const { hours: today, holidayName } = hoursOn(hours, date)
  const regular = regularWeek(hours).map((day) => ({
    day: dayNames[day.dayOfWeek],
    ...openingOf(day.hours),
  }))
  if (today === undefined && regular.length === 0) return undefined
  const holiday = holidayName === undefined ? {} : { holiday: holidayName }
  return { source, ...(today && { today: { date, ...openingOf(today), ...holiday } }), regular }
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function openingOf(hours: DayHours) {
  if (hours.kind !== 'open') return { kind: hours.kind }
  return { kind: hours.kind, opens: wallTime(hours.opens), closes: wallTime(hours.closes) }
}

function wallTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function addresses({ origin }: PageContext, path: string): { en: string; es: string } {
  return { en: origin + localePath(path, 'en'), es: origin + localePath(path, 'es') }
}
