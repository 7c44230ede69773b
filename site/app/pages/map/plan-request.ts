import type { Store } from '@promenade/domain/mall/store'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { labelIn } from '@promenade/domain/map/label-in'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { MapGuide } from '../../../content/map-guide.ts'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import type { Language } from '../../messages/language.ts'
import type { MapQuestion } from './map-query.ts'

/** What is asked of the map, with all it takes to answer: for a visit on the server, or on a device by itself. */
export interface Planned {
  readonly map: MallMap
  readonly guide: MapGuide
  readonly asked: MapQuestion
  readonly wording: Language
  readonly stores: readonly PlannedStore[]
  readonly drawingOf: (levelId: string) => LevelDrawing | undefined
  /** Absent on a device: it does not know what is open. */
  readonly hoursOf?: HoursOf
}

/** What is said of a store on the map. */
export type PlannedStore = Pick<Store, 'slug' | 'name' | 'level' | 'unit'>

/** Of a store, for who is there, or will be after a walk of so many seconds. */
export type HoursOf = (slug: string, walkSeconds?: number) => readonly HoursLine[]

/** A store is called what the directory calls it, everything else what the map does. */
export function placeName(place: MapPlace, planned: Pick<Planned, 'stores' | 'wording'>): string {
  return storeOf(place, planned)?.name ?? labelIn(place.name, planned.wording.locale)
}

export function storeOf(
  { kind, slug }: MapPlace,
  { stores }: Pick<Planned, 'stores'>,
): PlannedStore | undefined {
  return kind === 'store' ? stores.find((store) => store.slug === slug) : undefined
}
