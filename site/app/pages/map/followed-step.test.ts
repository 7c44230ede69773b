import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext } from '../../../testing/page-context.ts'
import { followedPlan, followedStep, headingOf } from './followed-step.ts'
import { mapScreen } from './map-screen.server.ts'

function planOf(query: string) {
  const screen = mapScreen(
    createTestContext({ locale: 'en', path: '/map' }, { map, stores }),
    new URLSearchParams(query),
  )
  if (screen.kind !== 'plan') throw new Error('no plan')
  return screen.plan
}

const trip = 'from=sea-gate&to=high'
const { directions } = planOf(trip)
const count = directions.route?.steps.length ?? 0

describe('the followed step', () => {
  it('leads to the one before and the next one, and from both ends to the whole route', () => {
    const addresses = (step: number) => {
      const followed = followedStep(directions.route, step)
      return [followed?.back, followed?.forth].map((to) => new URLSearchParams(to?.split('?')[1]).get('step'))
    }
    expect(addresses(1)).toEqual([null, '2'])
    expect(addresses(2)).toEqual(['1', '3'])
    expect(addresses(count)).toEqual([String(count - 1), null])
  })

  it('is none without a route or a number', () => {
    expect(followedStep(undefined, 1)).toBeUndefined()
    expect(followedStep(directions.route, undefined)).toBeUndefined()
  })

  it('decides the level, unless the address does', () => {
    expect(planOf(`${trip}&step=1`).level.id).toBe('L1')
    expect(planOf(`${trip}&step=${count}`).level.id).toBe('L2')
    expect(planOf(`${trip}&step=99`).level.id).toBe('L2')
    expect(planOf(`${trip}&step=${count}&level=l1`).level.id).toBe('L1')
  })

  it('has its piece of the line on its level, framed, and keeps itself on the other one', () => {
    const plan = planOf(`${trip}&step=${count}&level=l2`)
    const last = followedStep(plan.directions.route, count)
    const seen = followedPlan(plan, last)
    expect(seen.layers.route?.piece).toEqual(last?.step.piece.line)
    expect(seen.focus).toEqual(last?.step.piece.focus)
    expect(seen.levels.map(({ to }) => new URL(to, 'https://m').search)).toEqual(
      plan.levels.map(({ to }) => new URL(to, 'https://m').search),
    )
    const first = followedPlan(plan, followedStep(plan.directions.route, 1))
    expect(first.layers.route?.piece).toBeUndefined()
    expect(first.focus).toEqual(plan.focus)
    expect(first.levels.every(({ to }) => to.includes('step=1'))).toBe(true)
  })
})

it('leads where its whole piece does, not where one comes out of a door', () => {
  const followed = followedStep(directions.route, 1)
  if (followed === undefined) throw new Error('no step')
  const heading = (...line: readonly (readonly [number, number])[]) => {
    const points = line.map(([x, y]) => ({ x, y }))
    return headingOf({ ...followed, step: { ...followed.step, piece: { line: points, focus: undefined } } })
  }
  expect(heading([0, 0.5], [0, 0], [40, 0.5])).toBe(90)
  expect(heading([0, 0], [0, -9])).toBe(0)
  expect(heading([3, 3])).toBeUndefined()
})

describe('a route to a goal alone', () => {
  const startOf = (query: string) => {
    const { query: answered, isStartAssumed } = planOf(query)
    return [answered.from, isStartAssumed]
  }

  it('begins at the first entrance, or at the chosen place, if no start is given', () => {
    expect(startOf('to=nearest-washroom')).toEqual(['sea-gate', true])
    expect(startOf('to=nearest-washroom&store=high')).toEqual(['high', true])
    expect(startOf('to=nearest-washroom&store=nobody')).toEqual(['sea-gate', true])
  })

  it('begins where the address says, and nowhere after an empty field', () => {
    expect(startOf('to=nearest-washroom&from=board')).toEqual(['board', false])
    expect(startOf('to=nearest-washroom&from=')).toEqual([undefined, false])
    expect(startOf('to=high')).toEqual(['sea-gate', true])
  })
})
