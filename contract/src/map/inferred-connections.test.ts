import type { MapLevel, MapUnit, UnitUse } from '@promenade/domain/map/mall-map'
import { describe, expect, it } from 'vitest'
import { inferConnections } from './inferred-connections.ts'
import { createReport } from './report.ts'

const level = (id: string, ordinal: number): MapLevel => ({ id, ordinal, name: {}, shortName: {}, shape: [] })
const levels = [level('low', 0), level('middle', 1), level('high', 2)]

/** A square of 2 m with its middle at `east`. */
function unit(id: string, levelId: string, east = 0, use: UnitUse = 'lift'): MapUnit {
  const outer = [
    { x: east - 1, y: -1 },
    { x: east + 1, y: -1 },
    { x: east + 1, y: 1 },
    { x: east - 1, y: 1 },
  ]
  return { id, levelId, use, name: {}, shape: [{ outer, holes: [] }], centre: { x: east, y: 0 } }
}

function infer(units: readonly MapUnit[], related: readonly string[] = []) {
  const report = createReport()
  const found = inferConnections({ levels, units, openings: [] }, new Set(related), { report, file: 'unit' })
  const stops = found.map(({ id, kind, stops: all }) => [id, kind, ...all.map(({ levelId }) => levelId)])
  return { stops, findings: report.findings.map(({ feature, message }) => [feature, message]) }
}

describe('connections without a relationship', () => {
  it('join lifts above each other, from the lowest level up', () => {
    const units = [unit('c', 'high'), unit('a', 'low'), unit('b', 'middle')]
    expect(infer(units)).toEqual({
      stops: [['a', 'lift', 'low', 'middle', 'high']],
      findings: [['a', 'does not say where it leads; assumed to join 3 levels']],
    })
  })

  it('join units up to 3 m apart', () => {
    expect(infer([unit('a', 'low'), unit('b', 'middle', 3)]).stops).toEqual([['a', 'lift', 'low', 'middle']])
    expect(infer([unit('a', 'low'), unit('b', 'middle', 3.01)]).stops).toEqual([])
  })

  it('do not skip a level or join different kinds', () => {
    const findings = ['a', 'b'].map((id) => [id, 'is a lift that leads to no other level; no route uses it'])
    expect(infer([unit('a', 'low'), unit('b', 'high')])).toEqual({ stops: [], findings })
    expect(infer([unit('a', 'low'), unit('b', 'middle', 0, 'stairs')]).stops).toEqual([])
  })

  it('leave out units of a relationship', () => {
    expect(infer([unit('a', 'low'), unit('b', 'middle')], ['a', 'b'])).toEqual({ stops: [], findings: [] })
  })
})
