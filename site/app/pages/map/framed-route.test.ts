import { generatedPlan } from '@promenade/domain/wayfinding/testing/generated-plan'
import { boxAround } from '@promenade/domain/map/drawing/box'
import { createMapPlaces } from '@promenade/domain/map/map-places'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../demo/map/content.ts'
import { readArchive } from '../../../../demo/map/read-archive.ts'
import { createTestContext, createTestStore } from '../../../testing/page-context.ts'
import { fitted, limited } from '../../components/map-drawing/map-view.ts'
import { mapScreen } from './map-screen.server.ts'

const demoStores = readContent().stores.map(({ slug, name }) => createTestStore({ id: slug, slug, name }))
const malls = [
  { name: 'the demo mall', map: readArchive(), stores: demoStores },
  {
    name: 'a long mall',
    map: withShops(generatedPlan({ levels: 2, roomsPerSide: 12, aisles: 1 })),
    stores: [],
  },
  {
    name: 'a deep mall',
    map: withShops(generatedPlan({ levels: 2, roomsPerSide: 4, aisles: 6 })),
    stores: [],
  },
]
const frames = [
  { width: 328, height: 397 },
  { width: 810, height: 595 },
  { width: 1100, height: 560 },
]
const ROUTES = 20
/** Shorter ones do not fill the closest view. */
const MIN_METRES = 10

describe.each(malls)('a route in $name', ({ map, stores }) => {
  const { all } = createMapPlaces(map, stores)
  // One for all routes, whose drawings are cached by its content.
  const context = createTestContext({ path: '/map' }, { map, stores })
  const routes = all.flatMap((from, index) => {
    const to = all[(index * 7 + 3) % all.length]
    return to === undefined || to === from ? [] : [planOf(context, { from: from.slug, to: to.slug })]
  })
  const walked = routes.filter(({ layers }) => lengthOf(boxOf(layers)) >= MIN_METRES).slice(0, ROUTES)

  it('fills most of its frame on the level where it starts, of any shape', () => {
    expect(walked).toHaveLength(ROUTES)
    for (const { layers, focus, drawing, directions } of walked) {
      const box = boxOf(layers)
      if (!focus || !drawing || !box) throw new Error('The route is not drawn.')
      for (const frame of frames) {
        const view = limited(fitted(focus, frame), drawing.box, frame)
        const share = Math.max(box.width / view.width, box.height / view.height)
        expect(share, directions.route?.title).toBeGreaterThanOrEqual(0.6)
        expect(share, directions.route?.title).toBeLessThanOrEqual(1)
      }
    }
  })

  it('is shown from its start, also to a store that is chosen on another level', () => {
    for (const { query, layers } of walked) {
      const { from = '', to = '' } = query
      expect(planOf(context, { from, to, store: to }).layers.route?.start).toEqual(layers.route?.start)
      expect(layers.route?.start).toBeDefined()
    }
  })
})

function planOf(context: ReturnType<typeof createTestContext>, query: Record<string, string>) {
  const screen = mapScreen(context, new URLSearchParams(query))
  if (screen.kind !== 'plan') throw new Error('This is no plan.')
  return screen.plan
}

function boxOf({ route }: ReturnType<typeof planOf>['layers']) {
  return boxAround(route?.lines.flat() ?? [])
}

function lengthOf(box: ReturnType<typeof boxAround>): number {
  return box === undefined ? 0 : Math.max(box.width, box.height)
}

/** A named occupant in every room, so that each is an end of routes. */
function withShops(map: MallMap): MallMap {
  return {
    ...map,
    occupants: map.units
      .filter(({ use }) => use === 'room')
      .map(({ id, levelId, centre }) => ({
        id: `shop ${id}`,
        name: { en: `Shop ${id}` },
        unitId: id,
        levelId,
        at: centre,
      })),
  }
}
