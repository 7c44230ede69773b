import { categoryTree, withAncestors } from '@promenade/domain/directory/category-tree'
import { type Section, sectionCategory } from '@promenade/domain/directory/section-category'
import { drawLevelInParts } from '@promenade/domain/map/drawing/draw-level'
import type { StoreToDraw } from '@promenade/domain/map/drawing/draw-stores'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { doAllParts } from '@promenade/domain/map/in-parts'
import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent, Store } from '../../content/mall-content.ts'

/** Cached per level and language, for as long as the content stays. */
const drawingsByContent = new WeakMap<MallContent, Map<string, LevelDrawing | undefined>>()

/** The drawing of a level; undefined for an empty one. */
export function levelDrawing(content: MallContent, levelId: string): LevelDrawing | undefined {
  doAllParts(levelDrawingParts(content, levelId))
  return drawingsByContent.get(content)?.get(levelId)
}

/** The building of a level as it is printed: never turned. */
export function printedDrawing(content: MallContent, levelId: string): LevelDrawing | undefined {
  const drawing = levelDrawing(content, levelId)
  if (drawing === undefined) return undefined
  const { turned: _turned, ...flat } = drawing
  return { ...flat, box: flat.building }
}

/** Makes the drawing in parts, between which the site answers requests. */
export function* levelDrawingParts(content: MallContent, levelId: string): Generator<void> {
  const drawings = drawingsByContent.get(content) ?? new Map<string, LevelDrawing | undefined>()
  drawingsByContent.set(content, drawings)
  if (drawings.has(levelId) || content.map === undefined) return
  const { locale } = content
  const unlisted = listUnlistedShops(guideOf(content.map, content).places, locale)
  const stores = [...content.stores.map(storeToDraw(content)), ...unlisted]
  drawings.set(levelId, yield* drawLevelInParts(content.map, levelId, { locale, stores }))
}

const sections: readonly Section[] = ['foodandbeverage', 'professionalservices', 'retail']

/** The part of a store that a drawing needs. */
export function storeToDraw({ categories }: Pick<MallContent, 'categories'>): (store: Store) => StoreToDraw {
  const tree = categoryTree(categories)
  const tops = sections.map((section) => ({ section, id: sectionCategory(tree, section)?.id ?? '' }))
  return ({ id, slug, name, categoryIds, logo }) => {
    const own = withAncestors(tree, categoryIds)
    const section = tops.find((top) => own.has(top.id))?.section
    return { id, slug, name, ...(section && { section }), ...(logo && { logo: logo.url }) }
  }
}
