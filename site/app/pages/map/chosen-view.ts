import type { MapPlace } from '@promenade/domain/map/map-places'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import { labelIn } from '@promenade/domain/map/label-in'
import { unitPlace } from '../../presenters/store-place.ts'
import { nearestEnds } from './map-ends.ts'
import { mapSearch } from './map-query.ts'
import { travelOptionsOf } from './parse-map-query.ts'
import { placeName, type MapRequest, type StoreOnMap, storeOf } from './plan-request.ts'

/** A store chosen on a plan or a picture. */
export function storeView(
  store: StoreOnMap,
  { language, hoursOf }: Pick<MapRequest, 'language' | 'hoursOf'>,
) {
  return {
    slug: store.slug,
    about: `stores/${store.slug}`,
    name: store.name,
    where: unitPlace(store, language),
    page: language.href(`/stores/${store.slug}`),
    ...(hoursOf && { lines: hoursOf(store.slug) }),
  }
}

/** The place chosen on the plan or in the list, with links to routes from and to it. */
export function chosenView(place: MapPlace, request: MapRequest): ChosenView {
  const { map, query, language } = request
  const { from } = query
  const store = storeOf(place, request)
  const level = map.levels.find(({ id }) => id === place.levelId)
  const levelName = level && labelIn(level.name, language.locale)
  const view = store && storeView(store, request)
  const href = (change: Parameters<typeof mapSearch>[0]) =>
    language.href('/map') + mapSearch({ ...travelOptionsOf(query), ...change })
  return {
    slug: place.slug,
    about: `map/${place.slug}`,
    name: placeName(place, request),
    ...view,
    where: view?.where ?? levelName,
    ...(place.isTemporarilyClosed && {
      note: request.closureOf?.(place.slug)?.text ?? language.messages.map.closed,
    }),
    isParking: place.kind === 'parking',
    routes: {
      to: href({ ...(from !== undefined && { from }), to: place.slug, store: place.slug }),
      from: href({ from: place.slug }),
      nearest: nearestEnds(request).map(({ slug, name }) => ({
        name,
        to: href({ from: place.slug, to: slug }),
      })),
    },
  }
}

export interface ChosenView {
  readonly slug: string
  /** Its name in the address of the form for what is wrong. */
  readonly about: string
  readonly name: string
  readonly where: string | undefined
  /** The place is temporarily closed. */
  readonly note?: string
  readonly page?: string
  readonly lines?: readonly HoursLine[]
  readonly isParking?: boolean
  /** Absent on a map without routes. */
  readonly routes?: {
    readonly to: string
    readonly from: string
    readonly nearest: readonly { readonly name: string; readonly to: string }[]
  }
}
