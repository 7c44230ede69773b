import { describe, expect, it } from 'vitest'
import { door, plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import { drawLevel } from './draw-level.ts'

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

  it('draws what lies to the north above, in metres and strokes', () => {
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
        at: { x: 20, y: -13.6 },
        label: { lines: ['Heel & Hawser'], turn: 0, size: 4.5, tier: 0 },
      },
    ])
  })

  it('names rooms and walkways', () => {
    expect(drawing?.labels.map(({ lines }) => lines.join(' '))).toEqual(['Bank lobby', 'Walk'])
  })

  it('knows a store by the id or the slug that an occupant tells', () => {
    const byId = stores.map((store) => ({ ...store, id: 'heel-and-hawser', slug: 'other' }))
    expect(drawLevel(map, 'L1', { locale: 'en', stores: byId })?.stores).toHaveLength(1)
    const unknown = drawLevel(map, 'L1', { locale: 'en', stores: [] })
    expect(unknown?.stores).toEqual([])
    expect(unknown?.areas[1]?.path).toContain('M0 0h40')
  })

  it('draws no level that is not there', () => {
    expect(drawLevel(map, 'L9', { locale: 'en', stores })).toBeUndefined()
  })
})
