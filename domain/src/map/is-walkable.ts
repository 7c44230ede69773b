import type { MapUnit } from './mall-map.ts'

/** True for units that visitors walk through. */
export function isWalkable({ use }: MapUnit): boolean {
  return use === 'walkway' || use === 'ramp'
}
