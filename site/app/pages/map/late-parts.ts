import { createLateParts } from '../../layout/late-parts.ts'
import type { Query } from '../../route-handle.ts'
import type { MapKey, MapQuery } from './map-query.ts'

const placeParts = createLateParts(async () => (await import('./place-parts.ts')).placeParts)

/** For `handle.loadView`. */
export function loadPartsFor(query: Query<MapKey>): Promise<unknown> | undefined {
  const keys = ['store', 'from', 'to', 'near', 'stops', 'show'] as const
  return keys.some((key) => query.has(key)) ? placeParts.load() : undefined
}

/** Undefined in the first view, without a place, a way, the plan of a visit or quiet places. */
export function partsFor({ store, from, to, near, blank, planned, showsQuiet }: MapQuery) {
  return (store ?? from ?? to ?? near ?? blank ?? planned) || showsQuiet ? placeParts.get() : undefined
}
