import { describe, expect, it } from 'vitest'
import { generatedPlan } from '../../wayfinding/testing/generated-plan.ts'
import { doOverlap, isWithin } from './box.ts'
import { markCutLabels } from './cut-labels.ts'
import { drawLevel } from './draw-level.ts'
import { metresPerPixelIn, phoneFrame } from './frames.ts'
import { boxOfName, boxOfPin, nameAtPins, type NamedPin, turnedPin, withoutNames } from './name-at-pins.ts'
import { doCover } from './obstacles.ts'
import { type MapPin, spreadPins, standOf } from './spread-pins.ts'

const names = ['Ixtle', 'The Lightship Cinema', 'Harbour Steps Walk-in Clinic']
const drawing = drawingOfMall()
const { box } = drawing
const scales = [0.8, 1.4, 2.7, 5]

describe('the name at a pin', () => {
  it.each([
    ['Ixtle', ['Ixtle']],
    ['The Lightship Cinema', ['The Lightship', 'Cinema']],
    [
      'Interprovincial Chrysanthemums Counterclockwise',
      ['Interprovincial', 'Chrysanthemums', 'Counterclockwise'],
    ],
  ])('has as few lines as are short enough, or as many as there are: %s', (name, lines) => {
    const view = { x: 0, y: 0, width: 100, height: 60 }
    const [named] = nameAtPins([{ at: { x: 50, y: 30 } }], () => name, { view, apartUntil: 0 })
    expect(named?.name?.flat?.lines).toEqual(lines)
  })

  it.each([false, true])('is drawn at every zoom, beside the pin, turned: %s', (isTurned) => {
    for (const { slug, at } of drawing.stores) {
      const [named] = namesOf([{ slug, at }])
      for (const scale of scales) {
        const [name] = boxesOf(named ? [named] : [], 1 / scale, { isTurned })
        const pin = boxOfPin(isTurned ? turnedPin({ at }) : { at }, 1 / scale, 0)
        expect(name && doOverlap(name, pin)).toBe(false)
      }
    }
  })

  it('is written towards the middle of the view', () => {
    for (const { slug, at } of drawing.stores) {
      const [name] = boxesOf(namesOf([{ slug, at }]), 1 / 1.6)
      expect(name && isWithin(name, { ...box, y: -1000, height: 2000 })).toBe(true)
    }
  })

  it('stands above the pin where a route comes from the middle', () => {
    const { slug, at } = drawing.stores.toSorted((a, b) => b.at.x - a.at.x)[0] ?? noStore
    const route = [[{ x: at.x - 90, y: at.y - 18 }, at]]
    const isCrossed = (lines: typeof route) =>
      boxesOf(namesOf([{ slug, at }], { lines }), 1 / 1.6).some((name) => doCover(route, name))
    expect(isCrossed([])).toBe(true)
    expect(isCrossed(route)).toBe(false)
  })

  it.each([
    ['left', 20, 'start', 1],
    ['right', 180, 'end', -1],
  ])(
    'of a pin on the %s stands beside its head, or where a route is not: below the point or above the head',
    (_, x, anchor, way) => {
      const view = { x: 0, y: -100, width: 200, height: 200 }
      const pin = { at: { x, y: 0 } }
      /** Routes from one end of the view to the other, so far above the point. */
      const across = (from: number, to: number) =>
        Array.from({ length: Math.ceil((to - from) / 0.5) }, (_, index) => {
          const y = -from - index * 0.5
          return [
            { x: -200, y },
            { x: 400, y },
          ]
        })
      const placed = (lines: ReturnType<typeof across>) =>
        nameAtPins([pin], () => 'Ixtle', { view, lines, apartUntil: 0 })[0]?.name?.flat
      expect(placed([])).toEqual({ lines: ['Ixtle'], anchor, until: 99, text: { x: way * 1.32, y: -1.6 } })
      expect(placed(across(3, 60))?.text).toEqual({ x: way * -0.92, y: 0.85 })
      expect(placed(across(-60, 30))?.text).toEqual({ x: way * -0.92, y: -3.45 })
    },
  )

  it('stands above the pin where it would cross the walls beside it', () => {
    const view = { x: 0, y: -100, width: 200, height: 200 }
    // A narrow store at the edge of the building.
    const wall = [
      { x: 16, y: 40 },
      { x: 16, y: -5 },
      { x: 24, y: -5 },
      { x: 24, y: 40 },
    ]
    const pin = { at: { x: 20, y: 0 } }
    const placed = (walls: (typeof wall)[]) =>
      nameAtPins([pin], () => 'Ixtle', { view, walls, apartUntil: 0 })[0]?.name?.flat?.text
    expect(placed([])).toEqual({ x: 1.32, y: -1.6 })
    expect(placed([wall])).toEqual({ x: -0.92, y: -3.45 })
  })

  it.each([false, true])(
    'is clear of pins and names at every zoom where it is drawn, turned: %s',
    (isTurned) => {
      // Twelve neighbours, of which few have room for their names on a phone.
      const stops = drawing.stores
        .slice(4, 16)
        .map(({ slug, at }, index) => ({ slug, at, number: String(index + 1) }))
      const lines = [stops.map(({ at }) => at)]
      const view = { x: (stops[0]?.at.x ?? 0) - 30, y: box.y, width: 160, height: box.height }
      const { pins, apartUntil } = spreadPins(stops, { view })
      const named = namesOf(pins, { lines, view, apartUntil })
      const metres = metresPerPixelIn(view, phoneFrame)
      const counts = [1, 1.5, 2, 3, 5, 8].map((zoom) => {
        const boxes = boxesOf(named, metres / zoom, { isTurned, apartUntil })
        const heads = pins.map((pin) => boxOfPin(isTurned ? turnedPin(pin) : pin, metres / zoom, apartUntil))
        const overlaps = boxes.filter((name, index) =>
          [...heads, ...boxes.slice(0, index)].some((other) => doOverlap(name, other)),
        )
        expect(overlaps).toEqual([])
        return boxes.length
      })
      expect(counts[0]).toBeGreaterThanOrEqual(2)
      expect(counts.at(-1)).toBeGreaterThanOrEqual(stops.length - 1)
    },
  )

  it('replaces the name and the logo in the unit', () => {
    const { slug, at } = drawing.stores[30] ?? noStore
    const without = withoutNames(drawing, namesOf([{ slug, at }]))
    for (const store of without.stores) {
      expect(store.label === undefined && store.logo === undefined).toBe(store.slug === slug)
      expect(store.turned?.label === undefined).toBe(store.slug === slug)
    }
  })

  it('hides what it covers where no script does, and what a route covers', () => {
    const { slug, at: head } = drawing.stores[30] ?? noStore
    // The pin of a route stands at the door.
    const at = { x: head.x - 6, y: head.y + 2 }
    const view = { x: at.x - 10, y: at.y - 8, width: 20, height: 16 }
    const pins = namesOf([{ slug, at }], { view })
    const hiddenBy = (over: Parameters<typeof markCutLabels>[2]) =>
      markCutLabels(withoutNames(drawing, pins), view, over).stores.filter(({ label }) => label?.isCut)
    const line = [at.x - 40, at.x + 40].map((x) => ({ x, y: head.y + 3 }))
    expect(hiddenBy({})).toEqual([])
    expect(hiddenBy({ pins }).length).toBeGreaterThan(0)
    expect(hiddenBy({ lines: [line] }).length).toBeGreaterThanOrEqual(3)
  })
})

const noStore = { slug: '', at: { x: 0, y: 0 } }

function namesOf(pins: readonly MapPin[], around: Partial<Parameters<typeof nameAtPins>[2]> = {}) {
  const nameOf = ({ slug }: MapPin) => drawing.stores.find((store) => store.slug === slug)?.name
  return nameAtPins(pins, nameOf, { view: box, apartUntil: 0, ...around })
}

/** The names that are drawn with so many metres per pixel. */
function boxesOf(
  pins: readonly NamedPin[],
  metres: number,
  { isTurned = false, apartUntil = 0 }: { readonly isTurned?: boolean; readonly apartUntil?: number } = {},
) {
  return pins.flatMap((pin) => {
    const name = isTurned ? pin.name?.upright : pin.name?.flat
    const stand = standOf(isTurned ? turnedPin(pin) : pin, metres, apartUntil)
    return name && name.until >= metres ? [boxOfName(name, stand, metres)] : []
  })
}

function drawingOfMall() {
  const map = generatedPlan({ levels: 1, roomsPerSide: 24, aisles: 1 })
  const rooms = map.units.filter(({ use }) => use === 'room')
  const stores = rooms.map(({ id }, index) => ({ id, slug: id, name: names[index % names.length] ?? id }))
  const occupants = rooms.map(({ id, levelId, centre: at }) => ({ id, name: {}, unitId: id, levelId, at }))
  const drawn = drawLevel({ ...map, occupants }, 'L1', { locale: 'en', stores })
  if (drawn === undefined) throw new Error('The level is empty.')
  return drawn
}
