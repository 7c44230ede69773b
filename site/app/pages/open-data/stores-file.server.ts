import type { StoreEntry, StoresFile } from '@promenade/contract/open-data/stores-file'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { DayHours, Hours } from '@promenade/domain/mall/hours'
import { hoursOn } from '@promenade/domain/hours/hours-on'
import { regularWeek } from '@promenade/domain/hours/regular-week'
import { storeHours } from '@promenade/domain/hours/store-hours'
import { byLocale, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { Category } from '@promenade/domain/mall/category'
import type { Link } from '@promenade/domain/mall/values'
import type { Store } from '../../../content/mall-content.ts'
import type { Clock, Mall, Place, Words } from '../../presenters/page-parts.ts'

/** The directory as open data: all languages in one file, only public data. */
export function storesFileOf(context: Words & Clock & Mall & Place): StoresFile {
  const { content, origin } = context
  const contents = byLocale((locale) => context.contentIn(locale) ?? content)
  const stores = byLocale((locale) => byId(contents[locale].stores))
  const categories = categoryEntries(
    content.categories,
    byLocale((locale) => byId(contents[locale].categories)),
  )
  const changes = content.stores.flatMap(({ updatedAt }) => updatedAt ?? [])
  return {
    $schema: `${origin}/stores.schema.json`,
    version: 1,
    mall: {
      name: byLocale((locale) => contents[locale].property.name),
      url: addresses(context, '/'),
      time_zone: content.property.timeZone,
      ...calmOf(content.hours),
    },
    ...(changes.length > 0 && { updated_at: new Date(Math.max(...changes)).toISOString() }),
    stores: content.stores.map((store) => {
      const inEach = byLocale((locale) => stores[locale].get(store.id) ?? store)
      return storeEntry(store, inEach, categories, context)
    }),
  }
}

type CategoryEntry = StoreEntry['categories'][number]

function byId<Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

function categoryEntries(
  categories: readonly Category[],
  inEach: Readonly<Record<Locale, ReadonlyMap<string, Category>>>,
): ReadonlyMap<string, CategoryEntry> {
  return new Map(
    categories.map(({ id, slug, name }) => [
      id,
      { slug, name: byLocale((locale) => inEach[locale].get(id)?.name ?? name) },
    ]),
  )
}

function storeEntry(
  store: Store,
  inEach: Readonly<Record<Locale, Store>>,
  categories: ReadonlyMap<string, CategoryEntry>,
  context: Words & Clock & Mall & Place,
): StoreEntry {
  const { summary } = store
  const website = websiteOf(store.website, context)
  const hours = hoursEntry(store, context)
  return {
    id: store.id,
    slug: store.slug,
    name: byLocale((locale) => inEach[locale].name),
    ...(summary !== undefined && { summary: byLocale((locale) => inEach[locale].summary ?? summary) }),
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

function websiteOf(link: Link | undefined, { origin }: Place): string | undefined {
  if (link === undefined) return undefined
  if (link.kind === 'page') return origin + link.path
  return /^https?:/.test(link.url) ? link.url : undefined
}

function hoursEntry(store: Store, { content, now }: Clock & Mall): StoreEntry['hours'] {
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
  return {
    source,
    ...(today && { today: { date, ...openingOf(today), ...holiday } }),
    regular,
    ...calmOf(hours),
  }
}

/** Without the field for hours that are never calm. */
function calmOf({ calm }: Hours) {
  if (calm === undefined) return {}
  return {
    calm: calm.map(({ days, starts, ends }) => ({
      days: days.map((day) => dayNames[day]),
      starts: wallTime(starts),
      ends: wallTime(ends),
    })),
  }
}

const dayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

function openingOf(hours: DayHours) {
  if (hours.kind !== 'open') return { kind: hours.kind }
  return { kind: hours.kind, opens: wallTime(hours.opens), closes: wallTime(hours.closes) }
}

function wallTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function addresses({ origin }: Place, path: string): Readonly<Record<Locale, string>> {
  return byLocale((locale) => origin + localePath(path, locale))
}
