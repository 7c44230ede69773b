import type { MapQuery } from './map-query.ts'

/** For the title of the document: the route or place, and the level if the address names one. */
export function chosenNames(
  query: MapQuery,
  { place, level }: { place: string | undefined; level: string },
): readonly string[] {
  return [...(place === undefined ? [] : [place]), ...(query.level === undefined ? [] : [level])]
}
