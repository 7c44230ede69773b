import { expect, it } from 'vitest'
import { createRouteFinder } from '../route-finder.ts'
import { door, plan, rectangle, unit } from '../testing/plan.ts'
import { createTrails } from './trails.ts'

/** A walkway of 240 m with a shop every 12 m along its north wall. */
const shops = Array.from({ length: 20 }, (_, index) => ({ id: `shop ${index}`, x: index * 12 }))
const map = plan({
  units: [
    unit('walk', 'walkway', rectangle(0, 0, 240, 6)),
    ...shops.map(({ id, x }) => unit(`room of ${id}`, 'room', rectangle(x, 6, 12, 8))),
  ],
  openings: shops.map(({ id, x }) => door(`door of ${id}`, { x: x + 6, y: 6 }, '-')),
  occupants: shops.map(({ id, x }) => ({
    id,
    name: { en: id },
    unitId: `room of ${id}`,
    levelId: 'L1',
    at: { x: x + 6, y: 10 },
  })),
})

it('parts a long way along a wall into steps whose lengths are together the way', () => {
  const trails = createTrails(map, createRouteFinder(map), (id) => id)
  const steps = trails.find({ from: 'shop 0', to: 'shop 18' }, 'fastest')?.steps ?? []
  const followed = steps.flatMap((step) => (step.kind === 'follow' ? [step] : []))
  expect(followed.length).toBeGreaterThan(1)
  expect(followed.at(-1)?.end.id).toBe('shop 18')
  const metres = followed.reduce((sum, step) => sum + step.metres, 0)
  expect(Math.abs(metres - 18 * 12)).toBeLessThanOrEqual(2.5 * followed.length)
  for (const { passed, metres: length } of followed)
    for (const thing of passed) expect(thing.metres).toBeLessThan(length)
})

it('says only of things with a name of their own that one passes them', () => {
  const names = (id: string) => (Number(id.slice('shop '.length)) % 2 === 1 ? 'Twin' : id)
  const trails = createTrails(map, createRouteFinder(map), names)
  const steps = trails.find({ from: 'shop 0', to: 'shop 18' }, 'fastest')?.steps ?? []
  const passed = steps.flatMap((step) =>
    step.kind === 'follow' ? step.passed.map(({ id }) => names(id)) : [],
  )
  expect(passed.length).toBeGreaterThan(2)
  expect(passed).not.toContain('Twin')
})

it('counts the things of one name on each step for itself', () => {
  const names = (id: string) => (id === 'shop 2' || id === 'shop 18' ? 'Twin' : id)
  const trails = createTrails(map, createRouteFinder(map), names)
  const steps = trails.find({ from: 'shop 0', to: 'shop 18' }, 'fastest')?.steps ?? []
  const followed = steps.flatMap((step) => (step.kind === 'follow' ? [step] : []))
  expect(followed.at(-1)).toMatchObject({ end: { id: 'shop 18' }, nth: 1 })
  const back = trails.find({ from: 'shop 4', to: 'shop 0' }, 'fastest')?.steps ?? []
  expect(back[0]).toMatchObject({ end: { id: 'shop 0' }, nth: 1 })
})
