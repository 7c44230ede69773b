import { expect, it } from 'vitest'
import { door, plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import type { MallMap } from '../mall-map.ts'
import type { Point, Polygon } from '../plane.ts'
import { drawLevel } from './draw-level.ts'
import type { DrawnLabel, DrawnStore, LevelDrawing, StoreTexts } from './level-drawing.ts'

/** In short words: the lines of a text, its place, its turn and the size of its letters; what is beside the building, with its line. */
const drawn = `
box -12 -62 112 104, building 0 -50 78 50, north 0, doors M6.5-30h1M16-30h1M22.5-30h1M38.5-30h1M51.5-30h1M59.5-30h1M11.5-14h1M31-14h1M37.5-14h1M21-20h1
outside M-20-14h20v-16h-20zM70-14h12v-16h-12z
parking M48 30h40v-28h-40z
walkway M0-14h70v-16h-70z
room M44 0h8v-14h-8z
private M52 0h18v-14h-18z
void M44-18h10v-8h-10z
moving M58-20h4v-3h-4z
fixture M30-21h3v-2h-3zM12-21h1v-1h-1z
store Heel & Hawser M0-30h14v-16h-14z pin 7,-41.4, "Heel &/Hawser" 7,-38 0° 2.5, early "Heel & Hawser" 0,-38 0° 10.5 end -1.25,-0.6 line -1,-0.6 M0.5 0L-1-.6; turned, "Heel &/Hawser" 38,7 0° 2.9, early "Heel & Hawser" 38,0 0° 20 start -0.25,-2.6 line 0,-1.95 M0 .5L0-1.95
store Ixtle M14-30h5v-16h-5z pin 16.5,-39.1, "Ixtle" 16.5,-38 0° 1.4; turned, "Ixtle" 38,16.5 0° 2.9
store Chez Mémère Boudreau M19-30h9v-16h-9z pin 23.5,-40.7, "Chez/Mémère/Boudreau" 23.5,-38 0° 1.4, early "Chez Mémère Boudreau" 24,-46 0° 20 end 0.25,-1.35 line 0,-0.7 M0 .5L0-.7; turned, "Chez/Mémère/Boudreau" 38,23.5 0° 2.2, early "Chez Mémère Boudreau" 46,24 0° 20 start 1.25,-0.6 line 1,-0.6 M-.5 0L1-.6
store Quillon M28-30h22v-16h-22z pin 39,-38, logo 32.1 -42.1 13.8 8.3, "Quillon" 39,-38 0° 4.5, early "Quillon" 39,-38 0° 4.5; turned, "Quillon" 38,39 0° 3.4, early "Quillon" 46,39 0° 10.5 start 1.25,-0.6 line 1,-0.6 M-.5 0L1-.6
store Vertebrae & Co. Physio M50-30h4v-16h-4z pin 52,-39.1, "Vertebrae/& Co./Physio" 52,-38 0° 0.6, early "Vertebrae & Co. Physio" 51,-46 0° 6 middle 0,-3.85 line 0,-3.2 M0 .5L0-3.2; turned, "Vertebrae &/Co. Physio" 38,52 0° 1.4, early "Vertebrae & Co. Physio" 46,51 0° 6 start 1.55,-1.2 line 1.3,-1.2 M-.5 0L1.3-1.2
store Tide M54-30h16l8-20h-16z pin 66,-46.1, "Tide" 66,-40 22° 4.5, early "Tide" 59,-42 0° 20 middle 0,-2.6 line 0,-1.95 M0 .5L0-1.95; turned, "Tide" 40,66 22° 5.2, early "Tide" 42,59 0° 20 start 1.25,-0.6 line 1,-0.6 M-.5 0L1-.6
store Gull Grocer M0 0h30v-14h-30z pin 15,-13.1, "Gull/Grocer" 15,-7 0° 4.5, early "Gull Grocer" 15,0 0° 20 middle 0,1.35 line 0,0.7 M0-.5L0 .7; turned, "Gull/Grocer" 7,15 0° 2.9, early "Gull Grocer" 0,15 0° 20 end -0.95,0 line -0.7,0 M0.5 0L-.7 0
store Lantern M30 0h3v-14h-3z pin 31.5,-7.5, "Lantern" 31.5,-7 0° 0.6, early "Lantern" 32,0 0° 5.2 middle 0,3.85 line 0,3.2 M0-.5L0 3.2; turned, "Lantern" 7,31.5 0° 1.6, early "Lantern" 0,31 0° 9 end -0.95,0 line -0.7,0 M0.5 0L-.7 0
store Bookshop of the Old Harbour M33 0h11v-14h-11z pin 38.5,-10, "Bookshop/of the Old/Harbour" 38.5,-7 0° 1.6, early "Bookshop of the Old Harbour" 39,0 0° 7 start -0.25,1.35 line 0,0.7 M0-.5L0 .7; turned, "Bookshop/of the Old/Harbour" 7,38.5 0° 2.2, early "Bookshop of the Old Harbour" 0,39 0° 20 end -1.25,0.6 line -1,0.6 M0.5 0L-1 .6
store Kiosko M20-20h3v-3h-3z pin 21.5,-22, "Kiosko" 21.5,-21.5 0° 0.6; turned, "Kiosko" 21.5,21.5 0° 0.6
name "Car park" 68,16 0° 4.5
name "Atrium" 49,-22 0° 2.2
name "Grand Hall" 22,-27 0° 3.4 early "Grand Hall" 70,-17 0° 14.5 start 1.85,1.8 line 1.6,1.8 M0-.5L1.6 1.8
name "Pier" 76,-22 0° 1.9
symbol washroom 0 at 48,-8
symbol guest-services 0 at 8,-20
symbol stairs 0 at 60,-21.5
symbol kiosk 0 at 12.5,-21.5
symbol atm 2 at 9,-20
symbol taxi 0 at -12,-18
symbol bicycles 1 at 78,-28
symbol seating 2 at 36,-24
entrance West Door M0-21.5v-1 -360, "West Door" 0,-22 0° 20 end -1.75,-0.6 line -1.5,-0.6 -
entrance Slip M70-25.5v-1 -180, "Slip" 70,-26 0° 20 start 1.75,0.6 line 1.5,0.6 -
signs retail 4.5 until 1.4 M17-38z
signs retail 10 until 4.5 M39-38z
turned name "Car park" -16,68 0° 4.5
turned name "Atrium" 22,49 0° 1.6
turned name "Grand Hall" 22,2 0° 2.5 early "Grand Hall" 17,70 0° 17 end 0.25,2.6 line 0,1.95 M0-.5L0 1.95
turned name "Pier" 22.5,73.5 0° 1.2
turned entrance "West/Door" 22,0 0° 3.9 start -0.25,-2.4 line 0,-1.2 -
turned entrance "Slip" 26,70 0° 2.5 middle 0,1.85 line 0,1.2 -
`

it('draws streets, halls, shops and what is in them', () => {
  expect(wordsOf(drawLevel(quay(), 'L1', { locale: 'en', stores }))).toEqual(drawn.trim().split('\n'))
})

const shops = [
  { name: 'Heel & Hawser', shape: rectangle(0, 30, 14, 16), door: [7, 30, '-'], section: 'retail' },
  {
    name: 'Ixtle',
    shape: rectangle(14, 30, 5, 16),
    door: [16.5, 30, '-'],
    section: 'retail',
    logo: '/ixtle.svg',
  },
  {
    name: 'Chez Mémère Boudreau',
    shape: rectangle(19, 30, 9, 16),
    door: [23, 30, '-'],
    section: 'foodandbeverage',
  },
  {
    name: 'Quillon',
    shape: rectangle(28, 30, 22, 16),
    door: [39, 30, '-'],
    section: 'retail',
    logo: '/quillon.svg',
  },
  {
    name: 'Vertebrae & Co. Physio',
    shape: rectangle(50, 30, 4, 16),
    door: [52, 30, '-'],
    section: 'professionalservices',
  },
  { name: 'Tide', shape: slanted(), door: [60, 30, '-'], section: 'foodandbeverage' },
  { name: 'Gull Grocer', shape: rectangle(0, 0, 30, 14), door: [12, 14, '-'], section: 'retail' },
  { name: 'Lantern', shape: rectangle(30, 0, 3, 14), door: [31.5, 14, '-'], section: 'professionalservices' },
  {
    name: 'Bookshop of the Old Harbour',
    shape: rectangle(33, 0, 11, 14),
    door: [38, 14, '-'],
    section: 'retail',
  },
  { name: 'Kiosko', shape: rectangle(20, 20, 3, 3), door: [21.5, 20, '-'], section: 'foodandbeverage' },
] as const

const stores = shops.map((shop, index) => ({
  id: String(index),
  slug: shop.name,
  name: shop.name,
  section: shop.section,
  ...('logo' in shop && { logo: shop.logo }),
}))

/** A quay of 70 × 46 m with a street before it and a pier behind it. */
function quay(): MallMap {
  return plan({
    units: [
      unit('Harbour Street', 'walkway', rectangle(-20, 14, 20, 16)),
      unit('Grand Hall', 'walkway', rectangle(0, 14, 70, 16)),
      unit('Pier', 'walkway', rectangle(70, 14, 12, 16)),
      unit('Car park', 'parking', rectangle(48, -30, 40, 28)),
      unit('Washrooms', 'washroom', rectangle(44, 0, 8, 14)),
      unit('Store room', 'private', rectangle(52, 0, 18, 14)),
      unit('Atrium', 'void', rectangle(44, 18, 10, 8)),
      unit('Stairs', 'stairs', rectangle(58, 20, 4, 3)),
      ...shops.map(({ name, shape }) => unit(name, 'room', shape)),
    ],
    fixtures: [{ id: 'planter', levelId: 'L1', shape: [rectangle(30, 21, 3, 2)] }],
    openings: [
      ...shops.map(({ name, door: [x, y, wall] }) => door(`${name} door`, { x, y }, wall)),
      { ...door('gate', { x: 0, y: 22 }, '|'), use: 'entrance', name: { en: 'West Door' } },
      { ...door('slip', { x: 70, y: 26 }, '|'), use: 'entrance', name: { en: 'Slip' }, isStepFree: false },
    ],
    occupants: shops.map(({ name }, index) => ({
      id: name,
      name: { en: name },
      unitId: name,
      levelId: 'L1',
      at: { x: 0, y: 0 },
      correlationId: String(index),
    })),
    amenities: [
      { id: 'desk', levelId: 'L1', kind: 'guest-services', name: { en: 'Desk' }, at: { x: 8, y: 20 } },
      { id: 'cash', levelId: 'L1', kind: 'atm', name: { en: 'Cash' }, at: { x: 9, y: 20 } },
      { id: 'taxis', levelId: 'L1', kind: 'taxi', name: {}, at: { x: -12, y: 18 } },
      { id: 'cycles', levelId: 'L1', kind: 'bicycles', name: {}, at: { x: 78, y: 28 } },
      { id: 'wc', levelId: 'L1', kind: 'washroom', name: { en: 'Washrooms' }, at: { x: 48, y: 8 } },
      { id: 'seats', levelId: 'L1', kind: 'seating', name: { en: 'Seats' }, at: { x: 36, y: 24 } },
    ],
    kiosks: [
      {
        id: 'board',
        levelId: 'L1',
        name: { en: 'Map' },
        shape: [rectangle(12, 21, 1, 1)],
        at: { x: 12.5, y: 21.5 },
      },
    ],
  })
}

function slanted(): Polygon {
  return {
    outer: [
      { x: 54, y: 30 },
      { x: 70, y: 30 },
      { x: 78, y: 50 },
      { x: 62, y: 50 },
    ],
    holes: [],
  }
}

function wordsOf(drawing: LevelDrawing | undefined): readonly string[] {
  if (drawing === undefined) return []
  const { box, building, areas, labels, symbols, entrances, signs, turned } = drawing
  return [
    `box ${Object.values(box).join(' ')}, building ${Object.values(building).join(' ')}, north ${drawing.north}, doors ${drawing.doors}`,
    ...areas.map(({ kind, path }) => `${kind} ${path}`),
    ...drawing.stores.map(wordsOfStore),
    ...labels.map((label) => `name ${wordsOfLabel(label)}`),
    ...symbols.map(({ kind, tier, at }) => `symbol ${kind} ${tier} at ${place(at)}`),
    ...entrances.map(
      ({ name, line, turn, label }) => `entrance ${name} ${line} ${turn}${textsOf({ label })}`,
    ),
    ...signs.map(({ section, room, until, path }) => `signs ${section} ${room} until ${until} ${path}`),
    ...(turned?.labels ?? []).map((label) => `turned name ${wordsOfLabel(label)}`),
    ...(turned?.entrances ?? []).map((label) => `turned entrance ${wordsOfLabel(label)}`),
    ...(turned?.signs ?? []).map(
      ({ section, room, until }) => `turned signs ${section} ${room} until ${until}`,
    ),
  ]
}

function wordsOfStore({ slug, path, at, logo, turned, ...texts }: DrawnStore): string {
  const logoBox = logo === undefined ? '' : `, logo ${Object.values(logo.box).join(' ')}`
  const upright = turned === undefined ? '' : `; turned${textsOf(turned)}`
  return `store ${slug} ${path} pin ${place(at)}${logoBox}${textsOf(texts)}${upright}`
}

function textsOf({ label, early }: StoreTexts): string {
  return `${label ? `, ${wordsOfLabel(label)}` : ''}${early ? `, early ${wordsOfLabel(early)}` : ''}`
}

function wordsOfLabel({ lines, at, turn, size, beside, early, isCut }: DrawnLabel): string {
  const aside =
    beside && ` ${beside.anchor} ${place(beside.text)} line ${place(beside.line)} ${beside.path ?? '-'}`
  const cut = isCut === true ? ' cut' : ''
  return `"${lines.join('/')}" ${place(at)} ${turn}° ${size}${aside ?? ''}${cut}${early ? ` early ${wordsOfLabel(early)}` : ''}`
}

function place({ x, y }: Point): string {
  return `${x},${y}`
}
