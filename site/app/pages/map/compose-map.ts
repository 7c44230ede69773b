import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { drawLevel } from '@promenade/domain/map/drawing/draw-level'
import type { LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { listUnlistedShops } from '@promenade/domain/map/map-places'
import { guideOf } from '../../../content/map-guide.ts'
import { createLanguage } from '../../messages/language.ts'
import { loadAllMessages } from '../../messages/load-all-messages.ts'
import { loadTrailMessages } from '../../messages/trail/load-trail-messages.ts'
import type { MapData } from '../../device/map-data.ts'
import { readMapData } from '../../device/read-map-data.ts'
import { readVisitData } from '../../device/read-visit-data.ts'
import { parseMapQuery } from './parse-map-query.ts'
import type { MapScreen } from './map-screen.server.ts'
import { planResponse } from './plan-response.ts'
import type { PlanScreen } from './plan-screen.server.ts'
import type { MapRequest } from './plan-request.ts'
import { createStopFinder } from './stop-finder.ts'

export async function composeMap(last: MapScreen, search: URLSearchParams): Promise<MapScreen | undefined> {
  if (last.kind !== 'plan') return undefined
  const loading = mallsOf.get(last.plan) ?? readMall(last.plan)
  mallsOf.set(last.plan, loading)
  const mall = await loading
  if (mall === undefined) return undefined
  return { ...last, plan: { ...last.plan, ...planResponse({ ...mall, query: parseMapQuery(search) }) } }
}

/** One mall for all queries until the server sends another screen. */
const mallsOf = new WeakMap<PlanScreen, Promise<Mall | undefined>>()

type Mall = Omit<MapRequest, 'query'>

async function readMall(plan: PlanScreen): Promise<Mall | undefined> {
  const { locale } = splitLocalePath(plan.path)
  const [data, visit] = await Promise.all([readMapData(), readVisitData(locale)])
  if (data === undefined) return undefined
  const { map, places } = data
  const messages = await loadAllMessages(locale)
  const stores = namedStores(data, plan)
  const guide = guideOf(map, { stores, pointsOfInterest: [{ locations: places }] })
  const shown = [...stores, ...listUnlistedShops(guide.places, locale)]
  return {
    map,
    guide,
    language: { ...createLanguage(locale, messages), messages },
    trailWords: await loadTrailMessages(locale),
    stores,
    findStop: visit === undefined ? () => undefined : createStopFinder({ content: visit, now: Date.now() }),
    drawingOf: memoized((levelId) => drawLevel(map, levelId, { locale, stores: shown })),
  }
}

/** The data's stores with their names in the language of the page. */
function namedStores({ stores }: MapData, plan: PlanScreen) {
  const names = new Map(plan.stores.map(({ slug, name }) => [slug, name]))
  return stores.flatMap((store) => {
    const name = names.get(store.slug)
    return name === undefined ? [] : [{ ...store, name }]
  })
}

function memoized(draw: (levelId: string) => LevelDrawing | undefined): MapRequest['drawingOf'] {
  const drawn = new Map<string, LevelDrawing | undefined>()
  return (levelId) => {
    if (!drawn.has(levelId)) drawn.set(levelId, draw(levelId))
    return drawn.get(levelId)
  }
}
