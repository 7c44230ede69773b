import { defaultLocale } from '@promenade/domain/locale/locale'
import type { PointOfInterestLocation } from '@promenade/domain/mall/point-of-interest'
import type { Store } from '../../../content/mall-content.ts'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { headWithHours } from '../../presenters/hours-on-date.server.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { closureText } from './closure-text.server.ts'
import { type MapKey, mapSearch } from './map-query.ts'
import { parseMapQuery } from './parse-map-query.ts'
import { pictureScreen } from './picture-screen.server.ts'
import { planScreen } from './plan-screen.server.ts'
import { sizedPictureSource } from '../../presenters/picture-source.server.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** `/map`: the plan, else the platform's pictures, else lists; the amenities below each. */
export function mapScreen(context: PageContext, search: Query<MapKey> = new URLSearchParams()) {
  const { stores, pointsOfInterest } = context.content
  const words = context.messages.map
  const query = parseMapQuery(search)
  const plan = planScreen(context, query)
  const picture = plan ? undefined : pictureScreen(context, query)
  const banner = bannerPicture(context, 'Map Banner')
  const title = plan || picture ? words.title : words.listTitle
  const intro = plan ? words.intro : picture ? words.pictureIntro : words.listIntro
  const head = pageHead(context, {
    image: banner,
    title,
    description: intro,
    noindex: search.size > 0,
  })
  const fault = plan?.directions.fields.find((field) => field.fault)?.fault
  const common = {
    title,
    intro,
    head: headWithHours(head, { fault }, context),
    amenities: pointsOfInterest
      .filter(({ locations }) => locations.length > 0)
      .map(({ name, locations }) => ({ name, places: placesOf(locations, context) })),
  }
  // A banner would push the plan off the first screen.
  if (plan) return { ...common, kind: 'plan' as const, plan, banner: undefined }
  if (picture) return { ...common, kind: 'picture' as const, picture, banner: undefined }
  return { ...common, kind: 'lists' as const, levels: levelsOf(stores, context), banner }
}

export type MapScreen = ReturnType<typeof mapScreen>
export type LevelList = ReturnType<typeof levelsOf>[number]

/** The lowest level first, units by number; stores without a level last. */
function levelsOf(stores: readonly Store[], { messages, href }: PageContext) {
  const { compare } = new Intl.Collator(defaultLocale, { numeric: true })
  const byLevel = Map.groupBy(stores, ({ level }) => level)
  return [...byLevel]
    .toSorted(([a = Infinity], [b = Infinity]) => (a === b ? 0 : a - b))
    .map(([level, there]) => ({
      id: level === undefined ? 'elsewhere' : `level-${level}`,
      name: level === undefined ? messages.map.unknownLevel : messages.store.level(level),
      stores: there
        .toSorted((a, b) => compare(a.unit ?? '', b.unit ?? '') || compare(a.name, b.name))
        .map(({ slug, name, unit }) => ({
          to: href(`/stores/${slug}`),
          name,
          unit: unit === undefined ? undefined : messages.store.unit(unit),
        })),
    }))
}

/** The lowest level first, amenities without a level last. Each has an address: `/map#slug`. */
function placesOf(locations: readonly PointOfInterestLocation[], context: PageContext) {
  const { content, messages, href } = context
  const { map } = content
  const places = map && guideOf(map, content).places
  const placed = locations.toSorted(({ level: a = Infinity }, { level: b = Infinity }) =>
    a === b ? 0 : a - b,
  )
  return placed.map(({ slug, name, level, description, items, ...place }) => ({
    id: slug,
    name,
    to: places?.find(slug) && href('/map') + mapSearch({ store: slug }),
    level: level === undefined ? undefined : messages.store.level(level),
    note: place.isTemporarilyClosed ? closureText(place.closure, context) : undefined,
    html: textHtml(description, context),
    items: items.map((item) => ({
      name: item.name,
      html: textHtml(item.description, context),
      pictures: item.pictures.map((picture) => sizedPictureSource(picture, content)),
    })),
  }))
}
