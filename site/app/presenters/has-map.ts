import type { MallContent } from '../../content/mall-content.ts'

/** True if `/map` shows a map: a plan, or the platform's pictures. Without one it is a list, and nothing leads to a map. */
export function hasMap({ map, mapPicture }: Pick<MallContent, 'map' | 'mapPicture'>): boolean {
  return map !== undefined || (mapPicture?.levels.length ?? 0) > 0
}
