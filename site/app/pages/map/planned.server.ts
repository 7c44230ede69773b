import type { Store } from '@promenade/domain/mall/store'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import type { MapGuide } from '../../content/map-guide.ts'
import type { Visit } from '../../content/visit.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import type { Wording } from '../../wording/wording.server.ts'
import type { MapQuestion } from './map-question.ts'

/** What is asked of the map, with all it takes to answer. */
export interface Planned {
  readonly visit: Visit
  readonly map: MallMap
  readonly guide: MapGuide
  readonly asked: MapQuestion
  readonly wording: Wording
}

/** A store is called what the directory calls it, everything else what the map does. */
export function placeName(place: MapPlace, planned: Pick<Planned, 'visit' | 'wording'>): string {
  return storeOf(place, planned)?.name ?? labelIn(place.name, planned.wording.locale)
}

export function storeOf({ kind, slug }: MapPlace, { visit }: Pick<Planned, 'visit'>): Store | undefined {
  return kind === 'store' ? visit.content.stores.find((store) => store.slug === slug) : undefined
}
