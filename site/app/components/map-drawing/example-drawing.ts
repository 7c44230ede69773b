import type { LabelSize, LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import { symbolShapes } from '@promenade/domain/map/drawing/symbol-shapes'

const text = (lines: readonly string[], x: number, y: number, size: LabelSize, turn = 0) =>
  ({ lines, at: { x, y }, turn, size }) as const

/** A short walkway with a shop, a café, a cobbler, an opening in the floor and a car park. */
export const exampleDrawing: LevelDrawing = {
  levelId: 'level-1',
  box: { x: 0, y: 0, width: 160, height: 60 },
  building: { x: 10, y: 4, width: 100, height: 52 },
  north: 0,
  areas: [
    { kind: 'outside', path: 'M0 0h160v60H0z' },
    { kind: 'parking', path: 'M120 8h36v44h-36z' },
    { kind: 'walkway', path: 'M10 24h100v12H10z' },
    { kind: 'room', path: 'M70 36h20v14H70z' },
    { kind: 'private', path: 'M90 36h20v14H90z' },
    { kind: 'void', path: 'M56 27h20v6H56z' },
    { kind: 'fixture', path: 'M30 29h3v2h-3z' },
  ],
  stores: [
    {
      slug: 'cafe-lechuza',
      name: 'Café Abedul',
      section: 'foodandbeverage',
      path: 'M50 8h60v16H50z',
      box: { x: 50, y: 8, width: 60, height: 16 },
      at: { x: 80, y: 16 },
      label: text(['Café Abedul'], 80, 16, 4.5),
      logo: undefined,
      turned: { label: text(['Café', 'Abedul'], -16, 80, 3.9) },
    },
    {
      slug: 'heel-and-holly',
      name: 'Heel & Holly',
      section: 'professionalservices',
      path: 'M50 36h20v14H50z',
      box: { x: 50, y: 36, width: 20, height: 14 },
      at: { x: 60, y: 43 },
      label: text(['Heel &', 'Holly'], 60, 43, 2.2),
      logo: undefined,
      early: {
        ...text(['Heel & Holly'], 60, 50, 5.2),
        beside: { line: { x: 0, y: 0.7 }, text: { x: 0, y: 1.4 }, anchor: 'middle' },
      },
      turned: { label: text(['Heel', '& Holly'], -43, 60, 2.9) },
    },
    {
      slug: 'rowanwood',
      name: 'Rowanwood Beds',
      section: 'retail',
      path: 'M10 8h40v16H10zM10 36h40v14H10z',
      box: { x: 10, y: 8, width: 40, height: 42 },
      at: { x: 30, y: 16 },
      label: text(['Rowanwood', 'Beds'], 30, 16, 4.5),
      logo: undefined,
      turned: { label: text(['Rowanwood', 'Beds'], -16, 30, 2.9) },
    },
  ],
  signs: [{ section: 'professionalservices', room: 10, until: 4.8, path: 'M60 43z' }],
  labels: [text(['P', 'South Slip'], 138, 42, 3.9), text(['North Walk'], 42, 30, 2.9)],
  symbols: [
    { id: 'lift', kind: 'lift', name: 'Lift A', at: { x: 92, y: 30 }, tier: 0 },
    { id: 'washroom', kind: 'washroom', name: 'Washrooms', at: { x: 80, y: 43 }, tier: 0 },
    { id: 'parking', kind: 'parking', name: 'South Slip', at: { x: 138, y: 26 }, tier: 0 },
  ],
  shapes: (['lift', 'washroom', 'parking'] as const).map((kind) => ({ kind, path: symbolShapes[kind] })),
  entrances: [
    {
      id: 'south',
      name: 'South Door',
      line: 'M110 28v4',
      at: { x: 110, y: 30 },
      turn: 180,
      isStepFree: true,
      label: undefined,
    },
  ],
  turned: {
    labels: [text(['P', 'South Slip'], -42, 138, 3.9), text(['North Walk'], -30, 42, 1.4)],
    entrances: [],
    signs: [{ section: 'professionalservices', room: 10, until: 2.9, path: 'M60 43z' }],
  },
  doors: 'M28 24h3M78 24h3M28 36h3M60 36h3',
}
