import type { MapLevel } from '@promenade/domain/map/mall-map'
import { describe, expect, it } from 'vitest'
import { createReport } from '../../report.ts'
import { decodeOpenStreetMap } from './decode-openstreetmap.ts'
import { readStairs } from './stairs.ts'

const known = [0, 1, 2].map((ordinal): MapLevel => ({
  id: `level${ordinal}`,
  ordinal,
  name: {},
  shortName: {},
  shape: [],
}))

/** Stairs in three pieces, whose degrees are metres here. */
function read(tags: Readonly<Record<string, string>>, levels: readonly number[] = [0, 1]) {
  const report = createReport()
  const geometry = {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [3, 0],
      [3, 5],
    ],
  }
  const connections = readStairs(
    { file: 'map', id: 'it', tags: { highway: 'steps', ...tags }, geometry, levels },
    known,
    { report, project: ({ longitude, latitude }) => ({ x: longitude, y: latitude }) },
  )
  const found = connections.map(({ kind, stops, isOneWay }) => {
    const places = stops.map(({ levelId, at }) => `${levelId} at ${at.x} ${at.y}`)
    return [kind, ...places, ...(isOneWay ? ['one way'] : [])].join(', ')
  })
  return { found, findings: report.findings.map(({ message }) => message) }
}

describe('stairs mapped as a line', () => {
  const up = 'level0 at 0 0, level1 at 3 5'
  const down = 'level0 at 3 5, level1 at 0 0'
  const [climbed, sunk] = ['level1 at 3 5, level0 at 0 0', 'level1 at 0 0, level0 at 3 5']

  it.each([
    [{}, `stairs, ${up}`],
    [{ incline: 'up' }, `stairs, ${up}`],
    [{ incline: 'down' }, `stairs, ${down}`],
    [{ conveying: 'no' }, `stairs, ${up}`],
    [{ conveying: 'forward' }, `escalator, ${up}, one way`],
    [{ conveying: 'backward' }, `escalator, ${climbed}, one way`],
    [{ conveying: 'forward', incline: 'down' }, `escalator, ${sunk}, one way`],
    [{ conveying: 'backward', incline: 'down' }, `escalator, ${down}, one way`],
    [{ conveying: 'yes' }, `escalator, ${up}`],
  ])('with the tags %j are %s', (tags, found) => {
    expect(read(tags).found).toEqual([found])
  })

  it('join the lowest and the highest of their levels', () => {
    expect(read({}, [0, 1, 2]).found).toEqual(['stairs, level0 at 0 0, level2 at 3 5'])
  })

  it('are reported where they join no two levels of the map, and where an escalator has no direction', () => {
    const joinNone = 'are stairs that do not join two levels of the map; no route uses them'
    expect(read({}, [1])).toEqual({ found: [], findings: [joinNone] })
    expect(read({}, [1, 3])).toEqual({ found: [], findings: [joinNone] })
    expect(read({ conveying: 'yes' }).findings).toHaveLength(1)
    expect(read({ conveying: 'forward' }).findings).toEqual([])
  })

  it('are no other line', () => {
    expect(read({ highway: 'footway' })).toEqual({ found: [], findings: [] })
    expect(read({}, [])).toEqual({ found: [], findings: [] })
  })
})

describe('a level', () => {
  const box = (x: number, tags: Readonly<Record<string, string>>) => ({
    type: 'Feature',
    id: `at ${x}`,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, 0],
          [x + 1e-4, 0],
          [x + 1e-4, 1e-4],
          [x, 1e-4],
        ],
      ],
    },
    properties: tags,
  })
  const hall = box(0, { indoor: 'corridor', level: '0' })

  it.each([
    [{ room: 'elevator' }, false],
    [{ room: 'stairs', conveying: 'forward' }, false],
    [{ room: 'stairs' }, false],
    [{ indoor: 'area', 'area:void': 'yes' }, false],
    [{ indoor: 'room', access: 'private' }, false],
    [{ indoor: 'room' }, true],
    [{ indoor: 'corridor' }, true],
  ])('with nothing but %j is one to visit: %s', (tags, isVisited) => {
    const { map } = decodeOpenStreetMap({
      type: 'FeatureCollection',
      features: [hall, box(1e-3, { ...tags, level: '1' })],
    })
    expect(map?.levels.map(({ ordinal }) => ordinal)).toEqual(isVisited ? [0, 1] : [0])
  })
})
