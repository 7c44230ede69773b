import { describe, expect, it } from 'vitest'
import { plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import type { UnitUse } from '../mall-map.ts'
import type { UnitMap } from '../store-units.ts'
import { drawUnits } from './draw-units.ts'
import { createScene } from './scene.ts'

const map = plan({
  units: [
    unit('walk', 'walkway', rectangle(0, 10, 30, 5)),
    unit('one', 'room', rectangle(0, 0, 20, 10)),
    unit('two', 'room', rectangle(20, 0, 10, 10)),
    unit('cell', 'room', rectangle(30, 0, 1, 1)),
    unit('cars', 'parking', rectangle(100, 0, 50, 50)),
    unit('roof', 'walkway', rectangle(0, 0, 30, 10), 'L2'),
  ],
})

function numbered(numbers: Readonly<Record<string, string>>): UnitMap {
  const units = Object.entries(numbers).map(([id, number]) => ({ id, number, isRoom: true, ordinal: 0 }))
  return { units, occupants: [] }
}

describe('the units of a level, for staff', () => {
  it('are its numbered rooms on the rest of the building, three metres around it', () => {
    const [level, ...others] = drawUnits(map, numbered({ one: '101', two: '102' }))
    expect(others).toEqual([])
    expect(level?.levelId).toBe('L1')
    expect(level?.box).toEqual({ x: -3, y: -18, width: 37, height: 21 })
    expect(level?.areas.map(({ kind }) => kind)).toEqual(['walkway', 'room'])
    expect(level?.units).toMatchObject([
      { number: '101', path: 'M0 0h20v-10h-20z', at: { x: 10, y: -5 }, turn: 0, size: 3.9 },
      { number: '102', path: 'M20 0h10v-10h-10z', turn: 0, size: 3.4 },
    ])
  })

  it('have a number even where it has no room', () => {
    const [level] = drawUnits(map, numbered({ cell: '1000000' }))
    expect(level?.units).toMatchObject([{ number: '1000000', at: { x: 30.5, y: -0.5 }, turn: 0, size: 1 }])
  })

  it('are none on a level without numbers', () => {
    expect(drawUnits(map, numbered({}))).toEqual([])
  })
})

it.each<[UnitUse, string]>([
  ['walkway', 'walkway'],
  ['ramp', 'walkway'],
  ['room', 'room'],
  ['washroom', 'room'],
  ['lift', 'moving'],
  ['escalator', 'moving'],
  ['stairs', 'moving'],
  ['parking', 'parking'],
  ['void', 'void'],
  ['private', 'private'],
])('draws a %s as %s', (use, kind) => {
  const hall = unit('hall', 'walkway', rectangle(0, 0, 20, 20))
  const scene = createScene(plan({ units: [hall, unit('it', use, rectangle(5, 5, 5, 5))] }), 'L1')
  const drawn = scene.units.find(({ id }) => id === 'it')
  expect(drawn?.kind).toBe(kind)
  expect(drawn?.name).toEqual(use === 'washroom' ? {} : { en: 'it' })
})
