import { parsePlannedLeg, visitedStops } from '../../presenters/planned-leg.ts'
import type { MapRequest } from './plan-request.ts'

/** The slugs of places whose names are drawn at every zoom: of the chosen one, the ends of the route and the stops of the plan. */
export function namedPlaces({ query, findStop }: Pick<MapRequest, 'query' | 'findStop'>): string[] {
  const planned = query.planned && parsePlannedLeg(query.planned)
  const stops = planned ? visitedStops(planned).map(({ record }) => findStop(record)?.storeSlug) : []
  return [query.store, query.from, query.to, ...stops].flatMap((slug) => slug ?? [])
}
