import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MallMap, MapOccupant, MapUnit } from '../mall-map.ts'
import { generatedPlan, withOffices } from '../../wayfinding/testing/generated-plan.ts'
import { door, plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import { widened } from './box.ts'
import { drawLevel } from './draw-level.ts'
import { drawingPlaneOf, drawnShape } from './drawing-plane.ts'
import { ringOfLabel } from './obstacles.ts'
import { doesLeave, overlapsAmong } from './testing/text-places.ts'

const map = plan({
  units: [
    unit('Walk', 'walkway', rectangle(0, 20, 100, 10)),
    unit('shop', 'room', rectangle(0, 0, 40, 20)),
    unit('annex', 'room', rectangle(40, 0, 20, 20)),
    unit('Bank lobby', 'room', rectangle(60, 0, 40, 20)),
  ],
  openings: [door('in', { x: 20, y: 20 }, '-')],
  occupants: ['shop', 'annex'].map((unitId) => ({
    id: `occupant of ${unitId}`,
    name: { en: 'Heel & Hawser' },
    unitId,
    levelId: 'L1',
    at: { x: 0, y: 0 },
    correlationId: 'heel-and-hawser',
  })),
})
const stores = [{ id: '7', slug: 'heel-and-hawser', name: 'Heel & Hawser', section: 'retail' as const }]

describe('drawLevel', () => {
  const drawing = drawLevel(map, 'L1', { locale: 'en', stores })

  it('draws north at the top, in metres', () => {
    expect(drawing?.box).toEqual({ x: -12, y: -42, width: 124, height: 54 })
    expect(drawing?.areas).toEqual([
      { kind: 'walkway', path: 'M0-20h100v-10h-100z' },
      { kind: 'room', path: 'M60 0h40v-20h-40z' },
    ])
    expect(drawing?.doors).toBe('M19.5-20h1')
  })

  it('draws a store once with all its units and writes its name into the largest', () => {
    expect(drawing?.stores).toMatchObject([
      {
        slug: 'heel-and-hawser',
        section: 'retail',
        path: 'M0 0h40v-20h-40zM40 0h20v-20h-20z',
        box: { x: 0, y: -20, width: 60, height: 20 },
        at: { x: 20, y: -19.5 },
        label: { lines: ['Heel &', 'Hawser'], turn: 0, size: 7 },
      },
    ])
  })

  it('has the logo of a store in its unit where that is large, and the name where it is not', () => {
    const units = [
      unit('shop', 'room', rectangle(0, 0, 30, 12)),
      unit('kiosk', 'room', rectangle(40, 0, 6, 6)),
    ]
    const occupants = occupantsOf(units)
    const withLogos = units.map(({ id }) => ({ id, slug: id, name: id, logo: `/${id}.svg` }))
    const drawn = drawLevel(plan({ units, occupants }), 'L1', { locale: 'en', stores: withLogos })
    expect(drawn?.stores.map(({ logo }) => logo?.url)).toEqual(['/shop.svg', undefined])
    expect(drawn?.stores[0]?.logo?.box).toEqual({ x: 9.8, y: -9.1, width: 10.3, height: 6.2 })
    expect(drawn?.stores[1]?.label?.lines).toEqual(['kiosk'])
  })

  it('writes the names of stores apart whose units lie on each other', () => {
    const units = ['market', 'stall'].map((id, index) => unit(id, 'room', rectangle(index, 0, 40, 20)))
    const occupants = units.map(({ id, levelId, centre: at }) => ({ id, name: {}, unitId: id, levelId, at }))
    const both = units.map(({ id }) => ({ id, slug: id, name: `The ${id}` }))
    const drawn = drawLevel(plan({ units, occupants }), 'L1', { locale: 'en', stores: both })
    const labels = drawn?.stores.flatMap(({ label }) => label ?? []) ?? []
    expect(labels).toHaveLength(2)
    expect(overlapsAmong(labels)).toEqual([])
  })

  it('has the stores in the order in which they are given', () => {
    const shops = ['c', 'a', 'b'].map((id, index) => unit(id, 'room', rectangle(index * 20, 0, 20, 20)))
    const occupants = occupantsOf(shops)
    const named = ['a', 'b', 'c'].map((id) => ({ id, slug: id, name: id }))
    const drawn = drawLevel(plan({ units: shops, occupants }), 'L1', { locale: 'en', stores: named })
    expect(drawn?.stores.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
  })

  it('has its texts a second time for the drawing turned by a quarter, in the same rooms', () => {
    const rooms = ['a', 'b', 'c', 'd'].map((id, index) => unit(id, 'room', rectangle(index * 8, 0, 8, 20)))
    const named = rooms.map(({ id }) => ({ id, slug: id, name: 'Rowanwood Bedding' }))
    const occupants = occupantsOf(rooms)
    const drawn = drawLevel(plan({ units: rooms, occupants }), 'L1', { locale: 'en', stores: named })
    if (!drawn?.turned) throw new Error('The level is not wider than high.')
    const labels = drawn.stores.flatMap(({ turned }) => turned?.label ?? [])
    expect(labels).toHaveLength(4)
    labels.forEach((label, index) => {
      const corners = ringOfLabel(label).map(({ x, y }) => ({ x: y, y: -x }))
      const room = widened(drawn.stores[index]?.box ?? drawn.box, 0.5)
      expect(corners.every(({ x }) => x >= room.x && x <= room.x + room.width)).toBe(true)
      expect(corners.every(({ y }) => y >= room.y && y <= room.y + room.height)).toBe(true)
    })
    // The rooms of this mall are narrow and high: larger names lie along them where it is turned.
    expect(labels[0]?.size).toBeGreaterThan(drawn.stores[0]?.label?.size ?? Infinity)
  })

  it('draws a logo where it has room in the drawing and in the turned one', () => {
    const rooms = [
      unit('shop', 'room', rectangle(0, 0, 8, 40)),
      unit('hall', 'room', rectangle(8, 0, 60, 40)),
    ]
    const withLogos = rooms.map(({ id }) => ({ id, slug: id, name: id, logo: `/${id}.svg` }))
    const occupants = occupantsOf(rooms)
    const drawn = drawLevel(plan({ units: rooms, occupants }), 'L1', { locale: 'en', stores: withLogos })
    expect(drawn?.stores.map(({ logo }) => logo?.url)).toEqual([undefined, '/hall.svg'])
  })

  it('has no turned texts for a level that is as high as wide', () => {
    const square = plan({ units: [unit('square', 'room', rectangle(0, 0, 20, 20))] })
    expect(drawLevel(square, 'L1', { locale: 'en', stores: [] })?.turned).toBeUndefined()
  })

  it('names rooms and walkways', () => {
    expect(drawing?.labels.map(({ lines }) => lines.join(' '))).toEqual(['Bank lobby', 'Walk'])
  })

  it('finds a store by the id or the slug of an occupant', () => {
    const byId = stores.map((store) => ({ ...store, id: 'heel-and-hawser', slug: 'other' }))
    expect(drawLevel(map, 'L1', { locale: 'en', stores: byId })?.stores).toHaveLength(1)
    const unknown = drawLevel(map, 'L1', { locale: 'en', stores: [] })
    expect(unknown?.stores).toEqual([])
    expect(unknown?.areas[1]?.path).toContain('M0 0h40')
  })

  it('finds a store by any spelling of its slug', () => {
    const occupants = map.occupants.map((occupant) => ({ ...occupant, correlationId: ' Heel and HAWSER' }))
    expect(drawLevel({ ...map, occupants }, 'L1', { locale: 'en', stores })?.stores).toEqual(drawing?.stores)
  })

  it('draws a shop that the directory lacks like a store, known by the id of its occupant', () => {
    const shop = { id: 'occupant of shop', slug: 'key-corner', name: 'Key Corner' }
    const drawn = drawLevel(map, 'L1', { locale: 'en', stores: [shop] })
    expect(drawn?.stores).toMatchObject([{ slug: 'key-corner', path: 'M0 0h40v-20h-40z' }])
    expect(drawn?.areas[1]?.path).not.toContain('M0 0h40')
  })

  it('writes no name over another where walkways cross', () => {
    const crossing = plan({
      units: [
        unit('North and South Walk', 'walkway', rectangle(20, -50, 10, 100)),
        unit('Long Walk', 'walkway', rectangle(-25, -5, 100, 10)),
      ],
    })
    const labels = drawLevel(crossing, 'L1', { locale: 'en', stores: [] })?.labels ?? []
    expect(labels).toHaveLength(2)
    expect(overlapsAmong(labels)).toEqual([])
  })

  it('names all stores of any plan in their units', () => {
    const seeds = fc.integer({ min: 1, max: 1e6 })
    const names = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 25 }), {
      minLength: 12,
    })
    fc.assert(
      fc.property(seeds, names, (seed, texts) => {
        const mall = generatedPlan({ levels: 1, roomsPerSide: 3, aisles: 2 }, seed)
        const rooms = mall.units.filter(({ use }) => use === 'room')
        const tenants = rooms.map(({ id }, index) => ({
          id,
          slug: id,
          name: texts[index % texts.length] ?? id,
        }))
        const occupants = occupantsOf(rooms)
        const drawn = drawLevel({ ...mall, occupants }, 'L1', { locale: 'en', stores: tenants })
        const plane = drawingPlaneOf(mall)
        const leaving = rooms.filter(({ id, shape }) => {
          const label = drawn?.stores.find(({ slug }) => slug === id)?.label
          return label !== undefined && doesLeave(label, drawnShape(plane, shape))
        })
        expect(leaving).toEqual([])
        expect(overlapsAmong((drawn?.stores ?? []).flatMap(({ label }) => label ?? []))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('has as its building the part with shops, where offices and rooms for staff make it much larger', () => {
    const mall = generatedPlan({ levels: 2, roomsPerSide: 12, aisles: 2 })
    const shops = mall.units.filter(({ use }) => use === 'room')
    const tenants = shops.map(({ id }) => ({ id, slug: id, name: id }))
    const occupants = occupantsOf(shops)
    for (const { id } of mall.levels) {
      const alone = drawLevel({ ...mall, occupants }, id, { locale: 'en', stores: tenants })
      const drawn = drawLevel({ ...withOffices(mall), occupants }, id, { locale: 'en', stores: tenants })
      expect(alone?.building).toEqual({ x: -8, y: -56, width: 112, height: 56 })
      expect(drawn?.box.width).toBeGreaterThan(400)
      expect(drawn?.building).toEqual({ x: 0, y: -56, width: 96, height: 56 })
    }
  })

  it('has the amenities and named entrances of a long building too', () => {
    const units = [
      unit('shop', 'room', rectangle(0, 0, 20, 20)),
      unit('corridor', 'walkway', rectangle(20, 0, 300, 10)),
    ]
    const occupants = occupantsOf(units.slice(0, 1))
    const draw = (parts: Partial<MallMap>) =>
      drawLevel(plan({ units, occupants, ...parts }), 'L1', {
        locale: 'en',
        stores: [{ id: 'shop', slug: 'shop', name: 'Shop' }],
      })?.building.width
    const gate = { ...door('gate', { x: 120, y: 5 }, '|'), use: 'entrance' as const }
    const desk = { id: 'desk', levelId: 'L1', kind: 'guest-services' as const, name: {}, at: { x: 80, y: 5 } }
    expect(draw({})).toBe(20)
    expect(draw({ amenities: [desk] })).toBe(80)
    expect(draw({ openings: [gate] })).toBe(20)
    expect(draw({ openings: [{ ...gate, name: { en: 'Gate' } }] })).toBe(120)
    expect(draw({ amenities: [{ ...desk, kind: 'stairs' }] })).toBe(20)
    expect(draw({ amenities: [{ ...desk, at: { x: 310, y: 5 } }] })).toBe(320)
  })

  it('is undefined for an unknown level', () => {
    expect(drawLevel(map, 'L9', { locale: 'en', stores })).toBeUndefined()
  })
})

/** A tenant in each unit, called as the unit is. */
function occupantsOf(units: readonly MapUnit[]): MapOccupant[] {
  return units.map(({ id, levelId, centre: at }) => ({
    id: `in ${id}`,
    name: {},
    unitId: id,
    levelId,
    at,
    correlationId: id,
  }))
}
