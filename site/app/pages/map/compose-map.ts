import { localePath, splitLocalePath } from '@promenade/domain/locale/locale-path'
import { drawLevel } from '@promenade/domain/map/drawing/draw-level'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { guideOf } from '../../../content/map-guide.ts'
import { loadMessages } from '../../messages/load-messages.ts'
import { type MapData, mapDataPath } from '../../device/map-data.ts'
import { parseMapData } from '../../device/parse-map-data.ts'
import { parseMapQuestion } from './map-query.ts'
import type { MapScreen } from './map-screen.server.ts'
import { planAnswer } from './plan-response.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import type { Planned } from './plan-request.ts'

/**
 * The map's screen for a query, made on the device from another one that the server has made; undefined where that is no
 * plan, or where the map's data are not kept. What is open is left out.
 */
export async function composeMap(kept: MapScreen, query: URLSearchParams): Promise<MapScreen | undefined> {
  if (kept.kind !== 'plan') return undefined
  const known = mallsOf.get(kept.plan) ?? readMall(kept.plan)
  mallsOf.set(kept.plan, known)
  const mall = await known
  if (mall === undefined) return undefined
  return { ...kept, plan: { ...kept.plan, ...planAnswer({ ...mall, asked: parseMapQuestion(query) }) } }
}

/** All that is asked for on the device until the server makes another screen is asked of the same mall. */
const mallsOf = new WeakMap<PlanScreen, Promise<Mall | undefined>>()

type Mall = Omit<Planned, 'asked'>

async function readMall(plan: PlanScreen): Promise<Mall | undefined> {
  const data = await keptMapData()
  if (data === undefined) return undefined
  const { map, closed } = data
  const { locale } = splitLocalePath(plan.path)
  const stores = namedStores(data, plan)
  const guide = guideOf(map, { stores, pointsOfInterest: [{ locations: closed.map(toClosed) }] })
  const shown = [...stores, ...listUnlistedShops(guide.places, locale)]
  return {
    map,
    guide,
    wording: {
      messages: await loadMessages(locale),
      locale,
      href: (path) => localePath(path, locale),
    },
    stores,
    drawingOf: memoized((levelId) => drawLevel(map, levelId, { locale, stores: shown })),
  }
}

function toClosed(slug: string) {
  return { slug, isTemporarilyClosed: true }
}

/** The worker has put it on a shelf, under an address with a version. */
async function keptMapData(): Promise<MapData | undefined> {
  const answer = await caches.match(mapDataPath, { ignoreSearch: true, ignoreVary: true })
  return answer && parseMapData(await answer.json())
}

/** Stores have their names in the language of the page. */
function namedStores({ stores }: MapData, plan: PlanScreen) {
  const names = new Map(plan.stores.map(({ slug, name }) => [slug, name]))
  return stores.flatMap((store) => {
    const name = names.get(store.slug)
    return name === undefined ? [] : [{ ...store, name }]
  })
}

function memoized(draw: (levelId: string) => LevelDrawing | undefined): Planned['drawingOf'] {
  const drawn = new Map<string, LevelDrawing | undefined>()
  return (levelId) => {
    if (!drawn.has(levelId)) drawn.set(levelId, draw(levelId))
    return drawn.get(levelId)
  }
}
