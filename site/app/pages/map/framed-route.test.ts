import { generatedPlan } from '@promenade/domain/wayfinding/testing/generated-plan'
import { boxAround } from '@promenade/domain/map/drawing/box'
import { doesHide, turnsOf } from '@promenade/domain/map/drawing/pins-beside-turns'
import { standOf } from '@promenade/domain/map/drawing/spread-pins'
import { createMapPlaces, type MapPlace } from '@promenade/domain/map/map-places'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { Point } from '@promenade/domain/map/plane'
import { describe, expect, it } from 'vitest'
import { readContent } from '../../../../demo/map/content.ts'
import { readArchive } from '../../../../demo/map/read-archive.ts'
import { createTestContext, createTestStore } from '../../../testing/page-context.ts'
import { fitted, pixelsOf, turnedSize } from '../../components/map-drawing/map-view.ts'
import { mapScreen } from './map-screen.server.ts'

const demoStores = readContent().stores.map(({ slug, name }, index) =>
  createTestStore({ id: String(index), slug, name }),
)
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
/** Windows with what lies over the drawing: levels at the top, buttons in a column or a row. */
const frames = [
  { width: 360, height: 392, insets: { top: 100, right: 80, bottom: 24, left: 24 } },
  { width: 360, height: 294, insets: { top: 100, right: 80, bottom: 24, left: 24 } },
  { width: 370, height: 180, insets: { top: 92, right: 80, bottom: 24, left: 24 } },
  { width: 880, height: 580, insets: { top: 100, right: 24, bottom: 80, left: 24 } },
  { width: 1040, height: 684, insets: { top: 100, right: 24, bottom: 80, left: 24 } },
]
const ROUTES = 334
const PLANS = 60
/** From each place to those so many further on in the list. */
const STRIDES = [7, 11, 19, 23, 29, 31, 37, 41, 43]
/** Shorter ones do not fill the closest view. */
const MIN_METRES = 10

describe.each(malls)('a route in $name', ({ map, stores }) => {
  const { all } = createMapPlaces(map, stores)
  // One for all routes, whose drawings are cached by its content.
  const context = createTestContext({ path: '/map' }, { map, stores })
  const walked = listRoutes(context, all)

  it('fills most of its frame, clear of what lies over it, on the level where it starts', () => {
    expect(walked).toHaveLength(ROUTES)
    for (const plan of walked) {
      const { layers, directions } = plan
      const box = boxOf(layers)
      if (!box) throw new Error('The route is not drawn.')
      for (const frame of frames) {
        const { insets, width, height } = frame
        const free = {
          width: width - insets.left - insets.right,
          height: height - insets.top - insets.bottom,
        }
        const view = viewOf(plan, frame)
        const seen = turnedSize(box, view.turn)
        const share = Math.max(
          (seen.width * view.scale) / free.width,
          (seen.height * view.scale) / free.height,
        )
        expect(share, directions.route?.title).toBeGreaterThanOrEqual(0.6)
        for (const point of layers.route?.lines.flat() ?? []) {
          const { x, y } = pixelsOf(view, point)
          const clear = {
            left: x + width / 2 - insets.left,
            right: width / 2 - insets.right - x,
            top: y + height / 2 - insets.top,
            bottom: height / 2 - insets.bottom - y,
          }
          expect(Math.min(...Object.values(clear)), directions.route?.title).toBeGreaterThanOrEqual(-0.5)
        }
      }
    }
  })

  it('has no turn, start or change of level under the pin at its end', () => {
    let turns = 0
    for (const plan of walked) {
      const { route } = plan.layers
      const marks = [
        ...turnsOf(route?.lines ?? []),
        ...(route?.start ? [route.start] : []),
        ...(route?.changes ?? []).map(({ at }) => at),
      ]
      turns += marks.length
      expect(hiddenAmong(marks, plan), plan.directions.route?.title).toEqual([])
    }
    expect(turns).toBeGreaterThan(2 * ROUTES)
  })

  it('is shown from its start, also to a store that is chosen on another level', () => {
    for (const { query, layers } of walked) {
      const { from = '', to = '' } = query
      expect(planOf(context, { from, to, store: to }).layers.route?.start).toEqual(layers.route?.start)
      expect(layers.route?.start).toBeDefined()
    }
  })
})

it('hardly ever has a turn under the pins of a plan that is followed', () => {
  const context = createTestContext({ path: '/map' }, { map: readArchive(), stores: demoStores })
  const { all } = createMapPlaces(readArchive(), demoStores)
  const stops = all.filter(({ kind }) => kind === 'store').map(({ slug }) => slug)
  let [turns, hidden] = [0, 0]
  for (let index = 0; index < PLANS; index += 1) {
    const slugs = Array.from(
      { length: 6 },
      (_, stop) => stops[(index * 17 + stop * (index + 5)) % stops.length],
    )
    const ids = slugs.map((slug) => `s${demoStores.find((store) => store.slug === slug)?.id}`)
    const [, from = '', to = ''] = slugs
    const planned = { stops: ids.join('.'), visit: 'end=north-slip', leg: '3-0.1.2.3.4.5' }
    const plan = planOf(context, { ...planned, from, to })
    const marks = turnsOf(plan.layers.route?.lines ?? [])
    turns += marks.length * frames.length
    hidden += hiddenAmong(marks, plan).length
  }
  expect(turns).toBeGreaterThan(PLANS * frames.length)
  expect(hidden / turns).toBeLessThan(0.005)
})

/** Marks under the head of a pin, once for each frame. */
function hiddenAmong(marks: readonly Point[], plan: ReturnType<typeof planOf>): Point[] {
  const { pins = [], apartUntil = 0 } = plan.layers
  return frames.flatMap((frame) => {
    const view = viewOf(plan, frame)
    const stands = pins.map((pin) => pixelsOf(view, standOf(pin, 1 / view.scale, apartUntil)))
    return marks.filter((mark) => stands.some((stand) => doesHide(stand, pixelsOf(view, mark))))
  })
}

/** The first routes that are long enough. */
function listRoutes(context: ReturnType<typeof createTestContext>, all: readonly MapPlace[]) {
  const routes: ReturnType<typeof planOf>[] = []
  for (const [index, from] of all.entries()) {
    for (const step of STRIDES) {
      const to = all[(index * step + 3) % all.length]
      if (routes.length === ROUTES) return routes
      if (to === undefined || to === from) continue
      const plan = planOf(context, { from: from.slug, to: to.slug })
      if (lengthOf(boxOf(plan.layers)) >= MIN_METRES) routes.push(plan)
    }
  }
  return routes
}

function planOf(context: ReturnType<typeof createTestContext>, query: Record<string, string>) {
  const screen = mapScreen(context, new URLSearchParams(query))
  if (screen.kind !== 'plan') throw new Error('This is no plan.')
  return screen.plan
}

/** As the camera frames it: turned where a building fills a tall window better on its side. */
function viewOf({ focus, drawing }: ReturnType<typeof planOf>, frame: (typeof frames)[number]) {
  if (!focus) throw new Error('The route is not drawn.')
  return fitted(focus, frame, frame.height > frame.width && drawing?.turned ? 90 : 0, frame.insets)
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
