import { expect, it } from 'vitest'
import { stopId } from '../map/closed-features.ts'
import { createRouteFinder, withClosedConnections } from './route-finder.ts'
import { routeModes } from './rides.ts'
import { generatedPlan } from './testing/generated-plan.ts'

const map = generatedPlan({ levels: 3, roomsPerSide: 4, aisles: 2 })
const open = createRouteFinder(map)
const rooms = map.units.filter(({ use }) => use === 'room').map(({ id }) => id)
const lifts = map.connections.filter(({ kind }) => kind === 'lift')
const others = map.connections.filter(({ kind }) => kind !== 'lift')

function secondsOf(finder: typeof open) {
  return routeModes.flatMap((mode) =>
    rooms.map((room, index) => {
      const route = finder.findRoute(rooms[0] ?? '', rooms[(index * 7) % rooms.length] ?? room, mode)
      return typeof route === 'string' ? route : Number(route.seconds.toFixed(6))
    }),
  )
}

it.each([
  ['a lift', lifts.slice(0, 1).map(({ id }) => id)],
  ['all lifts', lifts.map(({ id }) => id)],
  ['a stop in the middle of all lifts', lifts.map((lift) => stopId(lift, 'L2'))],
  ['all but lifts', others.map(({ id }) => id)],
])('finds the ways without %s that a new finder finds, on the same walkways', (_, ids) => {
  const closed = new Set(ids)
  const finder = withClosedConnections(map, open, closed)
  expect(ids.length).toBeGreaterThan(0)
  expect(secondsOf(finder)).toEqual(secondsOf(createRouteFinder(map, closed)))
  expect(secondsOf(finder)).not.toEqual(secondsOf(open))
  expect([finder.closed, finder.graph.nodes, finder.spots]).toEqual([closed, open.graph.nodes, open.spots])
  expect(finder.graph.nodes).toBe(open.graph.nodes)
})
