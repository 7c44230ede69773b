import type { MapPlace } from '@promenade/domain/map/map-places'
import type { HoursLine } from '../../components/hours-badge/hours-badge.tsx'
import { labelIn } from '@promenade/domain/map/label-in'
import { unitPlace } from '../../presenters/store-place.ts'
import { nearestEnds } from './map-ends.ts'
import { mapSearch } from './map-query.ts'
import { placeName, type Planned, type PlannedStore, storeOf } from './plan-request.ts'

/** What is said of a store wherever it is chosen on a map. */
export function storeView(store: PlannedStore, { wording, hoursOf }: Pick<Planned, 'wording' | 'hoursOf'>) {
  return {
    slug: store.slug,
    name: store.name,
    where: unitPlace(store, wording),
    page: wording.href(`/stores/${store.slug}`),
    ...(hoursOf && { lines: hoursOf(store.slug) }),
  }
}

/** What is said of the place that was chosen on the plan or in the list, and the ways on from it. */
export function chosenView(place: MapPlace, planned: Planned): ChosenView {
  const { map, asked, wording } = planned
  const { isStepFree, avoidsLifts, from } = asked
  const store = storeOf(place, planned)
  const level = map.levels.find(({ id }) => id === place.levelId)
  const levelName = level && labelIn(level.name, wording.locale)
  const said = store && storeView(store, planned)
  const href = (question: Parameters<typeof mapSearch>[0]) =>
    wording.href('/map') + mapSearch({ isStepFree, avoidsLifts, ...question })
  return {
    slug: place.slug,
    name: placeName(place, planned),
    ...said,
    where: said?.where ?? levelName,
    ...(place.isTemporarilyClosed && { note: wording.messages.map.closed }),
    isParking: place.kind === 'parking',
    ways: {
      to: href({ ...(from !== undefined && { from }), to: place.slug, store: place.slug }),
      from: href({ from: place.slug }),
      nearest: nearestEnds(planned).map(({ slug, name }) => ({
        name,
        to: href({ from: place.slug, to: slug }),
      })),
    },
  }
}

export interface ChosenView {
  readonly slug: string
  readonly name: string
  readonly where: string | undefined
  /** Why one might not set out at all. */
  readonly note?: string
  readonly page?: string
  readonly lines?: readonly HoursLine[]
  readonly isParking?: boolean
  /** Absent on a map that knows no ways. */
  readonly ways?: {
    readonly to: string
    readonly from: string
    readonly nearest: readonly { readonly name: string; readonly to: string }[]
  }
}
