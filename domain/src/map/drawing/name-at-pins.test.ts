import { describe, expect, it } from 'vitest'
import { generatedPlan } from '../../wayfinding/testing/generated-plan.ts'
import { type Box, boxAround, doOverlap, isWithin } from './box.ts'
import { markCutLabels } from './cut-labels.ts'
import { drawLevel } from './draw-level.ts'
import type { LevelDrawing } from './level-drawing.ts'
import { nameAtPins } from './name-at-pins.ts'
import { doCover } from './obstacles.ts'
import { drawnTexts } from './testing/drawn-texts.ts'

const names = ['Ixtle', 'The Lightship Cinema', 'Harbour Steps Walk-in Clinic']
const drawing = drawingOfMall()
const { box } = drawing
const scales = [0.8, 1.4, 2.7, 5]

describe('the name at a pin', () => {
  it.each([false, true])('is drawn at every zoom, beside the pin, turned: %s', (isTurned) => {
    for (const { slug, at } of drawing.stores) {
      for (const scale of scales) {
        const name = nameBox(slug, nameAtPins(drawing, [{ slug, at }], { view: box }), scale, isTurned)
        const [x, y] = isTurned ? [-at.y, at.x] : [at.x, at.y]
        const isBeside = name.x > x + 11 / scale || name.x + name.width < x - 11 / scale
        expect(isBeside || name.y + name.height < y - 31 / scale).toBe(true)
      }
    }
  })

  it('is written towards the middle of the view', () => {
    for (const { slug, at } of drawing.stores) {
      const name = nameBox(slug, nameAtPins(drawing, [{ slug, at }], { view: box }), 1.6)
      expect(isWithin(name, { ...box, y: -1000, height: 2000 })).toBe(true)
    }
  })

  it('stands above the pin where a route comes from the middle', () => {
    const { slug, at } = drawing.stores.toSorted((a, b) => b.at.x - a.at.x)[0] ?? noStore
    const route = [[{ x: at.x - 90, y: at.y - 18 }, at]]
    const nameWith = (lines: typeof route) =>
      nameBox(slug, nameAtPins(drawing, [{ slug, at }], { view: box, lines }), 1.6)
    expect(doCover(route, nameWith([]))).toBe(true)
    expect(doCover(route, nameWith(route))).toBe(false)
  })

  it.each([false, true])('is clear of the pins and names beside it, turned: %s', (isTurned) => {
    const pins = drawing.stores.filter((_, index) => [4, 8, 12, 30].includes(index))
    const lines = [pins.map(({ at }) => at)]
    const named = nameAtPins(drawing, pins, { view: box, lines })
    const width = isTurned ? box.height : box.width
    for (const scale of [270 / width, 830 / width]) {
      const names = pins.map(({ slug }) => nameBox(slug, named, scale, isTurned))
      const heads = pins.map(({ at }) => {
        const [x, y] = isTurned ? [-at.y, at.x] : [at.x, at.y]
        return { x: x - 11 / scale, y: y - 31 / scale, width: 22 / scale, height: 31 / scale }
      })
      const overlaps = names.filter((name, index) =>
        [...heads, ...names.slice(0, index)].some((other) => doOverlap(name, other)),
      )
      expect(overlaps).toEqual([])
    }
  })

  it('hides what it covers where no script does, and what a route covers', () => {
    const { slug, at: head } = drawing.stores[30] ?? noStore
    // The pin of a route stands at the door.
    const at = { x: head.x - 6, y: head.y + 2 }
    const view = { x: at.x - 10, y: at.y - 8, width: 20, height: 16 }
    const hiddenBy = (over: Parameters<typeof markCutLabels>[2]) =>
      markCutLabels(nameAtPins(drawing, [{ slug, at }], { view }), view, over).stores.filter(
        ({ label }) => label?.isCut,
      )
    const line = [at.x - 40, at.x + 40].map((x) => ({ x, y: head.y + 3 }))
    expect(hiddenBy({})).toEqual([])
    expect(hiddenBy({ pins: [{ slug, at }] }).length).toBeGreaterThan(0)
    expect(hiddenBy({ lines: [line] }).length).toBeGreaterThanOrEqual(3)
  })
})

const noStore = { slug: '', at: { x: 0, y: 0 } }

function nameBox(slug: string, named: LevelDrawing, scale: number, isTurned = false): Box {
  const [text, ...others] = drawnTexts(
    {
      ...named,
      stores: named.stores.filter((store) => store.slug === slug),
      labels: [],
      entrances: [],
      turned: { labels: [], entrances: [], signs: [] },
    },
    scale,
    isTurned,
  )
  const around = boxAround(text?.corners ?? [])
  if (around === undefined || others.length > 0) throw new Error(`Not one name is drawn at ${slug}.`)
  return around
}

function drawingOfMall(): LevelDrawing {
  const map = generatedPlan({ levels: 1, roomsPerSide: 24, aisles: 1 })
  const rooms = map.units.filter(({ use }) => use === 'room')
  const stores = rooms.map(({ id }, index) => ({ id, slug: id, name: names[index % names.length] ?? id }))
  const occupants = rooms.map(({ id, levelId, centre: at }) => ({ id, name: {}, unitId: id, levelId, at }))
  const drawn = drawLevel({ ...map, occupants }, 'L1', { locale: 'en', stores })
  if (drawn === undefined) throw new Error('The level is empty.')
  return drawn
}
