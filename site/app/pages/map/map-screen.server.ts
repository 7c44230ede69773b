import type { PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import type { Store } from '@promenade/domain/mall/store'
import type { Visit } from '../../content/visit.ts'
import { bannerPicture } from '../../wording/banner-picture.server.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { wordingFor, type Wording } from '../../wording/wording.server.ts'

export function mapScreen(visit: Visit) {
  const wording = wordingFor(visit)
  const { stores, pointsOfInterest } = visit.content
  const { title, intro } = wording.messages.map
  return {
    head: pageHead(visit, { image: bannerPicture(visit, 'Map Banner'), title, description: intro }),
    banner: bannerPicture(visit, 'Map Banner'),
    levels: levelsOf(stores, wording),
    amenities: pointsOfInterest
      .filter(({ locations }) => locations.length > 0)
      .map(({ name, locations }) => ({ name, places: placesOf(locations, wording) })),
  }
}

export type MapScreen = ReturnType<typeof mapScreen>

/** The lowest level first, units in the order of their numbers; stores without a level come last. */
function levelsOf(stores: readonly Store[], { messages, href }: Wording) {
  const { compare } = new Intl.Collator('en', { numeric: true })
  const byLevel = Map.groupBy(stores, ({ level }) => level)
  return [...byLevel]
    .toSorted(([a = Infinity], [b = Infinity]) => (a === b ? 0 : a - b))
    .map(([level, there]) => ({
      id: level === undefined ? 'elsewhere' : `level-${level}`,
      name: level === undefined ? messages.map.unknownLevel : messages.store.level(level),
      stores: there
        .toSorted((a, b) => compare(a.unit ?? '', b.unit ?? '') || compare(a.name, b.name))
        .map(({ slug, name, unit }) => ({ to: href(`/stores/${slug}`), name, unit })),
    }))
}

/** The lowest level first, as in a lift; what stands on none comes last. Each is at an address of its own: `/map#slug`. */
function placesOf(locations: readonly PointOfInterestLocation[], { messages }: Wording) {
  const placed = locations.toSorted(({ level: a = Infinity }, { level: b = Infinity }) =>
    a === b ? 0 : a - b,
  )
  return placed.map(({ slug, name, level, description, items }) => ({
    id: slug,
    name,
    level: level === undefined ? undefined : messages.store.level(level),
    html: description,
    items: items.map((item) => ({
      name: item.name,
      html: item.description,
      pictures: item.pictures.map(({ url, alt, width, height }) => ({ url, alt: alt ?? '', width, height })),
    })),
  }))
}
