import { describe, expect, it } from 'vitest'
import { markCutLabels } from './cut-labels.ts'
import type { DrawnLabel, LevelDrawing } from './level-drawing.ts'

const beside = (name: string, x: number, anchor: 'start' | 'middle' | 'end'): DrawnLabel => ({
  lines: [name],
  at: { x, y: 0 },
  turn: 0,
  size: 9,
  beside: { line: { x: 0, y: -0.7 }, text: { x: 0, y: -1.4 }, anchor },
})

const store = (name: string, x: number, anchor: 'start' | 'middle' | 'end') => ({
  slug: name,
  name,
  section: undefined,
  path: '',
  box: { x, y: 0, width: 10, height: 20 },
  at: { x, y: 10 },
  label: undefined,
  logo: undefined,
  early: beside(name, x, anchor),
})

const drawing: LevelDrawing = {
  levelId: 'L1',
  box: { x: -12, y: -12, width: 324, height: 84 },
  building: { x: 0, y: 0, width: 300, height: 60 },
  north: 0,
  areas: [],
  stores: [
    store('At the left', 2, 'middle'),
    store('In the middle', 150, 'middle'),
    store('At the right', 298, 'start'),
    store('Inwards', 298, 'end'),
  ],
  signs: [],
  labels: [],
  symbols: [],
  shapes: [],
  entrances: [],
  doors: '',
}

const whole = { x: -4, y: -4, width: 308, height: 68 }

function cutAmong({ stores }: LevelDrawing): string[] {
  return stores.flatMap(({ name, early }) => (early?.isCut ? [name] : []))
}

describe('markCutLabels', () => {
  it('marks the names that reach over the edge of the frame', () => {
    expect(cutAmong(markCutLabels(drawing, whole))).toEqual(['At the left', 'At the right'])
  })

  it('marks none that is drawn only where one has zoomed in', () => {
    const later = drawing.stores.map(({ early, ...one }) => ({
      ...one,
      ...(early && { early: { ...early, size: 2.5 as const } }),
    }))
    expect(cutAmong(markCutLabels({ ...drawing, stores: later }, whole))).toEqual([])
  })

  it('looks at the part that is shown', () => {
    const part = { x: 100, y: -4, width: 60, height: 68 }
    expect(cutAmong(markCutLabels(drawing, part))).toEqual(['In the middle'])
  })

  it('marks the names under that of a pin', () => {
    const flat = { lines: ['A store with a pin'], text: { x: 0, y: 0 }, anchor: 'middle', until: 99 } as const
    const cut = (y: number) =>
      cutAmong(markCutLabels(drawing, whole, { pins: [{ at: { x: 150, y }, name: { flat } }] }))
    expect(cut(-12)).toEqual(['At the left', 'In the middle', 'At the right'])
    expect(cut(900)).toEqual(['At the left', 'At the right'])
  })

  it('marks a long name beside the turned drawing, which is narrow', () => {
    const left = (name: string, x: number): DrawnLabel => ({
      ...beside(name, x, 'end'),
      at: { x, y: 150 },
      beside: { line: { x: -0.7, y: 0 }, text: { x: -0.95, y: 0 }, anchor: 'end' },
    })
    const [first = store('', 0, 'middle')] = drawing.stores
    // The last two are beside the frame, but in the window around it.
    const names = [
      ['Short', -60],
      ['A name that is too long for a telephone', -60],
      ['In', -158],
      ['Outside', -158],
    ] as const
    const stores = names.map(([name, x]) => ({
      ...first,
      name,
      early: undefined,
      turned: { label: undefined, early: left(name, x) },
    }))
    const turned = { labels: [], entrances: [], signs: [] }
    const marked = markCutLabels({ ...drawing, stores, turned }, whole)
    expect(marked.stores.map((one) => one.turned?.early?.isCut ?? false)).toEqual([false, true, false, true])
  })

  it('marks no name whose letters stop growing before they reach the edge', () => {
    const hall = (x: number): DrawnLabel => ({ lines: ['Boardwalk'], at: { x, y: 20 }, turn: 0, size: 20 })
    const { labels } = markCutLabels({ ...drawing, labels: [hall(245), hall(290)] }, whole)
    expect(labels.map(({ isCut }) => isCut ?? false)).toEqual([false, true])
  })

  it('marks names of the ground and of entrances', () => {
    const ground = { ...beside('Boardwalk', 302, 'middle'), turn: 0 }
    const { beside: _beside, ...plain } = ground
    const door = {
      id: 'door',
      name: 'South Door',
      line: '',
      at: { x: 300, y: 0 },
      turn: 180,
      isStepFree: true,
      label: beside('South Door', 300, 'start'),
    }
    const marked = markCutLabels({ ...drawing, labels: [plain], entrances: [door] }, whole)
    expect(marked.labels.map(({ isCut }) => isCut)).toEqual([true])
    expect(marked.entrances.map(({ label }) => label?.isCut)).toEqual([true])
  })
})
