import { createLateParts } from '../../layout/late-parts.ts'
import type { Query } from '../../route-handle.ts'
import type { MapKey, MapQuery } from './map-query.ts'
import type { MapScreen } from './map-screen.server.ts'

const placeParts = createLateParts(async () => (await import('./place-parts.ts')).placeParts)

/** For `handle.loadView`. */
export function loadPartsFor(query: Query<MapKey>): Promise<unknown> | undefined {
  const keys = ['store', 'from', 'to', 'near', 'stops', 'show', 'filter', 'category'] as const
  return keys.some((key) => query.has(key)) ? placeParts.load() : undefined
}

/** Undefined in the first view, without a place, a way, the plan of a visit or quiet places. */
export function partsFor({ store, from, to, near, blank, planned, showsQuiet }: MapQuery) {
  return (store ?? from ?? to ?? near ?? blank ?? planned) || showsQuiet ? placeParts.get() : undefined
}

export const withoutPlan = createLateParts(() => import('./without-plan.tsx'))

/** What filters the stores by what is typed. */
export async function loadFilter() {
  return (await placeParts.load()).filterRows
}

/** Undefined without a filter in the address. */
export function filterFor({ filter, category }: MapQuery) {
  return (filter ?? category) === undefined ? undefined : placeParts.get().filterRows
}

/** The screen, once the script of its view is there. */
export async function withView(screen: MapScreen): Promise<MapScreen> {
  if (screen.kind !== 'plan') await withoutPlan.load()
  return screen
}
