import { describe, expect, it } from 'vitest'
import { signedArea } from '../map/lines.ts'
import type { Polygon } from '../map/plane.ts'
import { plan, rectangle, unit } from './testing/plan.ts'
import { walkableArea } from './walkable-area.ts'

const east = unit('east', 'walkway', rectangle(0, 0, 20, 4))
const north = unit('north', 'walkway', rectangle(16, 4, 4, 10))

describe('the walkable area of a level', () => {
  it('is what its walkways cover together, without what stands in them', () => {
    const planter = { id: 'planter', levelId: 'L1', shape: [rectangle(4, 1, 2, 2)] }
    const area = walkableArea(plan({ units: [east, north], fixtures: [planter] }), 'L1')
    expect(area).toHaveLength(1)
    expect(squareMetres(area)).toBeCloseTo(80 + 40 - 4)
  })

  it('is nothing where there is no walkway', () => {
    expect(walkableArea(plan({ units: [unit('room', 'room', rectangle(0, 0, 4, 4))] }), 'L1')).toEqual([])
  })

  it.each<[string, Polygon]>([
    ['without points', { outer: [], holes: [] }],
    [
      'at no place',
      {
        outer: [
          { x: 0, y: 0 },
          { x: Number.NaN, y: 0 },
          { x: 1, y: 1 },
        ],
        holes: [],
      },
    ],
  ])('leaves out a polygon %s and keeps the rest', (_, broken) => {
    const units = [east, unit('broken walkway', 'walkway', broken), north]
    const fixtures = [broken, rectangle(4, 1, 2, 2)].map((shape, index) => ({
      id: `fixture ${index}`,
      levelId: 'L1',
      shape: [shape],
    }))
    expect(squareMetres(walkableArea(plan({ units, fixtures }), 'L1'))).toBeCloseTo(80 + 40 - 4)
  })
})

function squareMetres(area: readonly Polygon[]): number {
  return area
    .flatMap(({ outer, holes }) => [outer, ...holes])
    .reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * Math.abs(signedArea(ring)), 0)
}
