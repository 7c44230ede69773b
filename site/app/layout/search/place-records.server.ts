import { plainText } from '@promenade/contract/decode/html'
import type { Locale } from '@promenade/domain/locale/locale'
import type { PointOfInterest, PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import type { SearchTexts } from '@promenade/domain/search/search-record'
import type { MallContent } from '../../../content/mall-content.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { amenitySynonyms, quietSynonyms } from './synonyms.server.ts'
import { pageRecord } from './page-record.server.ts'
import { joinNote } from './record-texts.server.ts'

/** Amenities, merged by slug across languages; a language may lack some. */
export function placeRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  const places = contents.flatMap(({ locale, pointsOfInterest }) =>
    pointsOfInterest.flatMap((group) =>
      group.locations.map((place) => ({ ...place, texts: searchTextsOf(place, group, locale) })),
    ),
  )
  return [...Map.groupBy(places, ({ slug }) => slug)].map(([slug, found]) =>
    pageRecord(
      `place ${slug}`,
      `/map#${slug}`,
      found.map(({ texts }) => texts),
      ({ map, store }) => joinNote(map.title, levelText(found[0], store.level)),
    ),
  )
}

/** The level, unless the name contains it, as in "Washrooms, Level 1 North". */
function levelText(
  place: Pick<PointOfInterestLocation, 'name' | 'level'> | undefined,
  words: (level: number) => string,
): string | undefined {
  if (place?.level === undefined || new RegExp(`\\b${place.level}\\b`).test(place.name)) return undefined
  return words(place.level)
}

function searchTextsOf(place: PointOfInterestLocation, group: PointOfInterest, locale: Locale): SearchTexts {
  const { name, items, description, atmosphere } = place
  const things = items.map((item) => item.name)
  return {
    locale,
    name,
    categories: [group.name],
    // Less than a name: the nearest one of all comes before each of them.
    tags: [
      ...things,
      ...amenitySynonyms([name, ...things]),
      ...(atmosphere === 'quiet' ? quietSynonyms() : []),
    ],
    descriptions: [description, ...items.map((item) => item.description)].flatMap((html) =>
      html === undefined ? [] : [plainText(html)],
    ),
  }
}
