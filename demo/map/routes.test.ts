import type { Route } from '@promenade/domain/wayfinding/route'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import { beforeAll, describe, expect, it } from 'vitest'
import { readArchive } from './read-archive.ts'

const map = readArchive()
const starts = [
  ...map.openings.filter(({ use, isStepFree }) => use === 'entrance' && isStepFree),
  ...map.amenities.filter(({ kind }) => kind === 'parking'),
]
const goals = [...map.occupants, ...map.amenities, ...map.kiosks]

describe('ways through the demo mall', () => {
  let finder: ReturnType<typeof createRouteFinder>
  beforeAll(() => {
    finder = createRouteFinder(map)
  })

  it('lead without a step from every entrance and car park to every store, service and board', () => {
    expect(starts).toHaveLength(11)
    const failed = starts.flatMap((start) => goals.flatMap((goal) => without(start, goal, 'step-free')))
    expect(failed).toEqual([])
  })

  it('lead everywhere by the fastest means and without lifts', () => {
    const [start = nothing()] = starts
    const modes: readonly RouteMode[] = ['fastest', 'no-lifts']
    expect(modes.flatMap((mode) => goals.flatMap((goal) => without(start, goal, mode)))).toEqual([])
  })

  it('lead from a door with steps to one without within 60 m, as the news says', () => {
    const doors = map.openings.filter(({ use }) => use === 'entrance')
    const stepFree = doors.filter(({ isStepFree }) => isStepFree).map(({ id }) => id)
    for (const { id } of doors.filter(({ isStepFree }) => !isStepFree)) {
      const nearest = finder.findNearest(id, stepFree, 'fastest')
      expect(typeof nearest === 'string' ? Infinity : nearest.route.metres).toBeLessThan(60)
    }
  })

  it('are as long as the building at most from the North Door to the South Door', () => {
    const route = wayBetween('North Door', 'South Door')
    expect(route.metres).toBeGreaterThan(300)
    expect(route.metres).toBeLessThan(330)
  })

  it('take the escalator up where it goes up', () => {
    const desk =
      map.amenities.find(({ correlationId }) => correlationId === 'guest-services-desk') ?? nothing()
    const tea = map.occupants.find(({ correlationId }) => correlationId === 'genmai-tea-room') ?? nothing()
    const route = routeOf(finder.findRoute(desk.id, tea.id, 'no-lifts'))
    const rides = route.legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.kind] : []))
    expect(rides).toEqual(['escalator'])
  })

  function without(start: Named, goal: Named, mode: RouteMode): string[] {
    const route = finder.findRoute(start.id, goal.id, mode)
    return typeof route === 'string' ? [`${start.name['en']} to ${goal.name['en']}: ${route}`] : []
  }

  function wayBetween(from: string, to: string): Route {
    const idOf = (name: string) =>
      map.openings.find((opening) => opening.name['en'] === name)?.id ?? nothing()
    return routeOf(finder.findRoute(idOf(from), idOf(to), 'fastest'))
  }
})

interface Named {
  readonly id: string
  readonly name: Readonly<Record<string, string>>
}

function routeOf(route: Route | string): Route {
  if (typeof route === 'string') throw new Error(route)
  return route
}

function nothing(): never {
  throw new Error('The archive lacks what the test is about.')
}
