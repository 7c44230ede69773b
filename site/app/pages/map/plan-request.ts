import type { Store } from '../../../content/mall-content.ts'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { MapGuide } from '../../../content/map-guide.ts'
import type { Favorite } from '../../device/favorites.ts'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import type { InLanguage } from '../../messages/dictionary.ts'
import type { Words } from '../../presenters/page-parts.ts'
import type { TrailMessages } from '../../messages/trail/en.ts'
import type { MapQuery } from './map-query.ts'

/** A query of the map with all inputs of the response, on the server or in an offline browser. */
export interface MapRequest {
  readonly map: MallMap
  readonly guide: MapGuide
  readonly query: MapQuery
  readonly language: Words
  /** Texts of directions for someone who cannot see. */
  readonly trailWords: InLanguage<TrailMessages>
  readonly stores: readonly StoreOnMap[]
  readonly drawingOf: (levelId: string) => LevelDrawing | undefined
  /** Absent in the browser, which does not know the hours. */
  readonly hoursOf?: HoursOf
  /** Absent in the browser, which does not know the causes. */
  readonly closureOf?: ClosureOf
  readonly findStop: FindStop
}

/** The name of a closed place, and until when and why it is closed; undefined for one that is not. */
export type ClosureOf = (slug: string) => { readonly name: string; readonly text: string } | undefined

/** A stop of a visit plan with the store at which it is; undefined for one that is over. */
export type FindStop = (
  stop: Favorite,
) =>
  | { readonly name: string; readonly lang: string | undefined; readonly storeSlug: string | undefined }
  | undefined

/** The part of a store that the map shows. */
export type StoreOnMap = Pick<Store, 'slug' | 'name' | 'level' | 'unit'>

/** The hours of a store, now or after a walk of so many seconds. */
export type HoursOf = (slug: string, walkSeconds?: number) => readonly HoursLine[]

/** The name of a store in the directory, else the name on the map. */
export function placeName(place: MapPlace, request: Pick<MapRequest, 'stores' | 'language'>): string {
  return storeOf(place, request)?.name ?? labelIn(place.name, request.language.locale)
}

export function storeOf(
  { kind, slug }: MapPlace,
  { stores }: Pick<MapRequest, 'stores'>,
): StoreOnMap | undefined {
  return kind === 'store' ? stores.find((store) => store.slug === slug) : undefined
}
