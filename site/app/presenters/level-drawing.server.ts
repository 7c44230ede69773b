import { categoryTree, withAncestors } from '@promenade/domain/directory/category-tree'
import { type Section, sectionCategory } from '@promenade/domain/directory/section-category'
import { type DrawingTexts, drawLevelInParts } from '@promenade/domain/map/drawing/draw-level'
import type { StoreToDraw } from '@promenade/domain/map/drawing/draw-stores'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { doAllParts } from '@promenade/domain/map/in-parts'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent, Store } from '../../content/mall-content.ts'

interface Cached {
  readonly textsKey: string
  readonly drawing: LevelDrawing | undefined
}

/** By level and language: content with the same names on the same map has the same drawings. */
const drawingsByMap = new WeakMap<MallMap, Map<string, Cached>>()

/** The drawing of a level; undefined for an empty one. */
export function levelDrawing(content: MallContent, levelId: string): LevelDrawing | undefined {
  return doAllParts(levelDrawingParts(content, levelId))
}

/** The building of a level as it is printed: never turned. */
export function printedDrawing(content: MallContent, levelId: string): LevelDrawing | undefined {
  const drawing = levelDrawing(content, levelId)
  if (drawing === undefined) return undefined
  const { turned: _turned, ...flat } = drawing
  return { ...flat, box: flat.building }
}

/** Makes the drawing in parts, between which the site answers requests. */
export function* levelDrawingParts(
  content: MallContent,
  levelId: string,
): Generator<void, LevelDrawing | undefined> {
  const { map, locale } = content
  if (map === undefined) return undefined
  const drawings = drawingsByMap.get(map) ?? new Map<string, Cached>()
  drawingsByMap.set(map, drawings)
  const { texts, textsKey } = textsOf(content, map)
  const key = `${locale} ${levelId}`
  const known = drawings.get(key)
  if (known?.textsKey === textsKey) return known.drawing
  const drawing = yield* drawLevelInParts(map, levelId, texts)
  drawings.set(key, { textsKey, drawing })
  return drawing
}

interface KeyedTexts {
  readonly texts: DrawingTexts
  /** The same for the same texts. */
  readonly textsKey: string
}

const textsByContent = new WeakMap<MallContent, KeyedTexts>()

function textsOf(content: MallContent, map: MallMap): KeyedTexts {
  const known = textsByContent.get(content)
  if (known !== undefined) return known
  const { locale } = content
  const unlisted = listUnlistedShops(guideOf(map, content).places, locale)
  const texts = { locale, stores: [...content.stores.map(storeToDraw(content)), ...unlisted] }
  const keyed = { texts, textsKey: JSON.stringify(texts) }
  textsByContent.set(content, keyed)
  return keyed
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
