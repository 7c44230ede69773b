import type { MapPlace, MapPlaces } from '@promenade/domain/map/map-places'
import type { MapQuery } from './map-query.ts'
import type { MapRequest } from './plan-request.ts'

/**
 * The request with a start for a goal alone: a place that was chosen before, else the mall's first open entrance. A form that was
 * sent without a start gets none, but an error.
 */
export function withAssumedStart(request: MapRequest): MapRequest & { readonly isStartAssumed: boolean } {
  const { query, guide } = request
  const start = wantsStart(query) ? startFor(query, guide.places) : undefined
  if (start === undefined) return { ...request, isStartAssumed: false }
  return { ...request, query: { ...query, from: start.slug }, isStartAssumed: true }
}

function wantsStart({ from, to, blank = [] }: MapQuery): boolean {
  return to !== undefined && from === undefined && !blank.includes('from')
}

function startFor({ store, to }: MapQuery, { all, find }: MapPlaces): MapPlace | undefined {
  const chosen = store === undefined || store === to ? undefined : find(store)
  return (
    chosen ??
    all.find(
      ({ kind, slug, isTemporarilyClosed = false }) =>
        kind === 'entrance' && slug !== to && !isTemporarilyClosed,
    )
  )
}
