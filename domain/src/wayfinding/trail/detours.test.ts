import { expect, it } from 'vitest'
import { createRouteFinder } from '../route-finder.ts'
import { hallPlan } from '../testing/hall-plan.ts'
import { createTrails } from './trails.ts'

it('are the only ways to what no other way leads to, and no way to anything else', () => {
  const map = hallPlan(1)
  const { graph } = createTrails(map, createRouteFinder(map), (id) => id)
  const { things, edges } = graph
  const ways = edges.flatMap((own, from) =>
    own.map(({ kind, to }) => ({ kind, from: things[from], to: things[to] })),
  )
  const others = ways.filter(({ from, to }) => from?.isNoticed === true && from.id !== to?.id)
  const kindsByGoal = Map.groupBy(others, ({ to }) => to?.id)
  const reached = [...kindsByGoal].filter(([, list]) => list.some(({ kind }) => kind === 'detour'))
  expect(reached.map(([id, list]) => [id, ...new Set(list.map(({ kind }) => kind))])).toEqual([
    ['alone 1 shop', 'detour'],
    ['alone 2 shop', 'detour'],
    ['alone 4 shop', 'detour'],
  ])
})
