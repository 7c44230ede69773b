import { addDays } from '@promenade/domain/calendar/dates'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { placeWords } from '@promenade/domain/search/concepts/places'
import { navigation } from '../navigation.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { quietPlaces, searchWords } from '../../messages/server/search-words.ts'
import { formatWeekday } from '../../presenters/format.ts'

/** Synonyms of a page in one language: its navigation labels, and common search words. */
export function pageSynonyms(path: string, locale: Locale): readonly string[] {
  const items = navigation(messagesIn(locale)).flatMap((group) => [group, ...group.items])
  const labels = items.filter((item) => item.path === path).map(({ text }) => text)
  const weekdays = path === '/hours' ? weekdaySynonyms(locale) : []
  return [...new Set([...labels, ...namesOf(searchWords[standardPath(path)]?.[locale]), ...weekdays])]
}

/** `Monday`, `open on Monday`, and so on. */
function weekdaySynonyms(locale: Locale): readonly string[] {
  return Array.from({ length: 7 }, (_, day) => formatWeekday(addDays(aMonday, day), locale)).flatMap(
    (weekday) => [weekday, openOn[locale]?.(weekday) ?? []].flat(),
  )
}

const aMonday = '2026-11-16'

const openOn: Readonly<Partial<Record<Locale, (weekday: string) => string>>> = {
  en: (weekday) => `open on ${weekday}`,
  es: (weekday) => `abierto el ${weekday}`,
}

/** Common words for the amenities that one of its texts names. */
export function amenitySynonyms(texts: readonly string[]): readonly string[] {
  return placeWords(
    texts,
    locales.map(({ code }) => code),
  )
}

/** Synonyms for an amenity that its mall calls quiet. */
export function quietSynonyms(): readonly string[] {
  return namesOf(quietPlaces)
}

/** Other platforms prefix slugs with the mall's name: `/pages/larchgate-gift-cards` is `/pages/gift-cards`. */
function standardPath(path: string): string {
  if (searchWords[path] !== undefined || !path.startsWith('/pages/')) return path
  const slug = path.slice('/pages/'.length)
  return (
    Object.keys(searchWords).find((candidate) => slug.endsWith(`-${candidate.slice('/pages/'.length)}`)) ??
    path
  )
}

function namesOf(list: string | undefined): readonly string[] {
  return list?.split(', ') ?? []
}
