import type { Label, MallMap, MapConnection, MapUnit } from './mall-map.ts'
import { slugOf } from './place-slugs.ts'

/** Something with a name that people walk through. A record names it by its slug, as it names a place by that of its sign. */
export interface Passage {
  readonly slug: string
  readonly kind: 'walkway' | 'door' | MapConnection['kind']
  readonly name: Label
  /** Of a connection, the level on which it begins. */
  readonly levelId: string
}

/** The walkways, doors, stairs, escalators, ramps and lifts with a name. An entrance is a place already. */
export function listPassages({ units, openings, connections }: MallMap): readonly Passage[] {
  const all = [
    ...units
      .filter(isWalkable)
      .map(({ id, name, levelId }) => ({ id, kind: 'walkway' as const, name, levelId })),
    ...openings
      .filter(({ use }) => use === 'door')
      .map(({ id, name, levelId }) => ({ id, kind: 'door' as const, name, levelId })),
    ...connections.map(({ id, kind, name, stops }) => ({
      id,
      kind,
      name,
      levelId: stops[0]?.levelId ?? '',
    })),
  ]
  return all
    .filter(({ name }) => Object.keys(name).length > 0)
    .map(({ id, ...passage }) => ({ slug: slugOf(id), ...passage }))
}

/** True for units that visitors walk through. */
export function isWalkable({ use }: MapUnit): boolean {
  return use === 'walkway' || use === 'ramp'
}
