import { describe, expect, it } from 'vitest'
import { map, stores } from '../../../testing/map-request.ts'
import { createTestContext, createTestEvent } from '../../../testing/page-context.ts'
import { printedMapScreen } from './printed-map-screen.server.ts'
import { mapScreen } from './map-screen.server.ts'

const events = [createTestEvent({ id: '7', name: 'Shanties', owner: { kind: 'store', storeId: '1' } })]
const planned = 'stops=s1.s2*45.e7.s3.s99&visit=date%3D2026-11-24%26time%3D14%3A00%26end%3Dboard'

function planOf(query: string) {
  const context = createTestContext({ locale: 'en', path: '/map' }, { map, stores, events })
  const screen = mapScreen(context, new URLSearchParams(query))
  if (screen.kind !== 'plan') throw new Error('no plan')
  return screen.plan
}

function visitOf(leg: string, ends: string) {
  return planOf(`${ends}&stepfree=1&${planned}&leg=${leg}`).directions.visit
}

describe('a visit on paper', () => {
  const printed = (query: string) => {
    const context = createTestContext({ locale: 'en', path: '/map/print' }, { map, stores, events })
    return printedMapScreen(context, new URLSearchParams(query))
  }

  it('has every level that it uses, with the stops and the ways there', () => {
    const screen = printed(`${planned}&leg=0-1.0.3&stepfree=1&paper=a4`)
    expect(screen?.title).toBe('Your visit to print')
    expect(screen?.levels.map(({ id, layers }) => [id, layers?.pins?.map(({ number }) => number)])).toEqual([
      ['L1', ['1', '4']],
      ['L2', ['2']],
    ])
    for (const { layers } of screen?.levels ?? []) expect(layers?.legs?.flat().length).toBeGreaterThan(1)
    expect(screen?.list.map(({ number, name, place }) => [number, name, place])).toEqual([
      [1, 'Low Tide', 'L1'],
      [2, 'High Street', 'L2'],
      [3, 'Nowhere Else', undefined],
      [4, 'Board', 'L1'],
    ])
    expect(address(screen?.backTo)).toMatchObject({ leg: '0-1.0.3', stepfree: '1' })
    expect(address(screen?.papers[0]?.to)).toMatchObject({ leg: '0-1.0.3', paper: 'letter' })
  })

  it('has no level that it does not use', () => {
    expect(printed('stops=s2&visit=end%3Dboard&leg=0-0')?.levels.map(({ id }) => id)).toEqual(['L1'])
  })

  it('shows all of each way, to a car park too', () => {
    const [level] = printed('stops=s2&visit=end%3Dboard&leg=0-0')?.levels ?? []
    const { x = 0, y = 0, width = 0, height = 0 } = level?.view ?? {}
    for (const at of level?.layers?.legs?.flat() ?? []) {
      expect(at.x).toBeGreaterThan(x)
      expect(at.x).toBeLessThan(x + width)
      expect(at.y).toBeGreaterThan(y)
      expect(at.y).toBeLessThan(y + height)
    }
  })

  it('is led to from the map of the whole visit', () => {
    const { print } = planOf(`${planned}&leg=0-1.0.3&stepfree=1`).directions.visit ?? {}
    expect(print?.to).toMatch(/^\/map\/print\?/)
    expect(address(print?.to)).toMatchObject({ leg: '0-1.0.3', stepfree: '1' })
    expect(printed(print?.to.split('?')[1] ?? '')?.levels).toHaveLength(2)
  })
})

const address = (to: string | undefined) => Object.fromEntries(new URLSearchParams(to?.split('?')[1]))

describe('a leg of a visit plan on the map', () => {
  it('leads back to its stop in the plan, and on to the next stop with the same choices', () => {
    const visit = visitOf('1-1.0.2.3', 'from=sea-gate&to=low')
    expect(visit?.progress).toBe('Your visit: 1 of 5')
    expect(visit?.plan).toBe(
      '/plan-my-visit?stops=s1.s2*45.e7.s3.s99&date=2026-11-24&time=14:00&end=board#stop-s2',
    )
    expect(visit?.next?.name).toBe('High Street')
    expect(address(visit?.next?.to)).toMatchObject({
      from: 'low',
      to: 'high',
      stepfree: '1',
      leg: '2-1.0.2.3',
    })
  })

  it('passes over an event at the same store, and leads to the plan for a stop that is not on the map', () => {
    const visit = visitOf('2-1.0.2.3', 'from=low&to=high')
    expect(visit?.next).toMatchObject({ name: 'Nowhere Else', to: expect.stringMatching(/#stop-s3$/) })
  })

  it('leads to the end of the visit after the last stop, and nowhere after that', () => {
    const last = visitOf('2-1.0', 'from=low&to=high')
    expect(last?.next?.name).toBe('Board')
    expect(address(last?.next?.to)).toMatchObject({ from: 'high', to: 'board', leg: '3-1.0' })
    const toEnd = visitOf('5-1.0.2.3', 'from=high&to=board')
    expect(toEnd?.progress).toBe('Your visit: 5 of 5')
    expect(toEnd?.next).toBeUndefined()
    expect(toEnd?.plan).toMatch(/#plan$/)
  })

  it('leads from a detour to the stop of this leg', () => {
    const visit = visitOf('1-1.0.2.3', 'from=sea-gate&to=nearest-washroom')
    expect(visit?.next?.name).toBe('Low Tide')
    expect(address(visit?.next?.to)).toMatchObject({ to: 'low', leg: '1-1.0.2.3' })
  })

  it('keeps the plan in the addresses of levels, steps and the way back', () => {
    const plan = planOf(`from=sea-gate&to=high&${planned}&leg=2-1.0.2.3`)
    const { route, clear } = plan.directions
    const addresses = [plan.levels[0]?.to, route?.steps[1]?.follow, route?.overview, plan.returnHref, clear]
    for (const to of addresses) expect(address(to)).toMatchObject({ leg: '2-1.0.2.3' })
  })

  it('says how long one stays where it ends, and leads back to the stop before', () => {
    expect(visitOf('1-1.0.2.3', 'from=sea-gate&to=low')).toMatchObject({ stay: 'Stay 45 min.' })
    expect(visitOf('1-1.0.2.3', 'from=sea-gate&to=low')).not.toHaveProperty('before')
    const second = visitOf('2-1.0.2.3', 'from=low&to=high')
    expect(second).toMatchObject({ stay: 'Stay 20 min.', before: { name: 'Low Tide' } })
    expect(address(second?.before?.to)).toMatchObject({ from: 'sea-gate', to: 'low', leg: '1-1.0.2.3' })
    expect(visitOf('2-1.0.2.3', 'from=low&to=nearest-washroom')).not.toHaveProperty('stay')
    expect(visitOf('5-1.0.2.3', 'from=high&to=board')).not.toHaveProperty('stay')
  })

  it('has all of the plan as its first view, with each leg and the levels of its stops', () => {
    const { directions, levels, layers, level, names } = planOf(`stepfree=1&${planned}&leg=0-1.0`)
    const { visit } = directions
    expect(visit?.progress).toBe('Your whole visit')
    expect(visit?.stops?.map(({ number, name, level: on }) => [number, name, on])).toEqual([
      [1, 'Low Tide', 'L1'],
      [2, 'High Street', 'L2'],
      [3, 'Board', 'L1'],
    ])
    expect(visit?.stops?.map(({ to }) => address(to)['leg'])).toEqual(['1-1.0', '2-1.0', '3-1.0'])
    expect(visit?.next).toMatchObject({ name: 'Low Tide', to: visit?.stops?.[0]?.to })
    const away = planOf(`${planned}&leg=0-1.3`).directions.visit?.stops?.[1]
    expect(away).toMatchObject({ name: 'Nowhere Else', to: expect.stringMatching(/#stop-s3$/) })
    expect(levels.map(({ stops }) => stops)).toEqual(['1, 3', '2'])
    expect([level.id, names]).toEqual(['L1', ['Your whole visit']])
    expect(layers.pins?.map(({ number, label }) => [number, label])).toEqual([
      ['1', '1: Low Tide'],
      ['3', '3: Board'],
    ])
    // From the door to the first stop, from there to the lift, and from the lift to the board.
    expect(layers.legs).toHaveLength(3)
    expect(layers.route).toBeUndefined()
  })

  it('draws the other legs and stops beside its own, whose goal has its number', () => {
    const { layers, directions } = planOf(`from=sea-gate&to=low&${planned}&leg=1-1.0`)
    expect(layers.pins?.map(({ number }) => number)).toEqual(['1', '3'])
    expect(layers.legs).toHaveLength(2)
    expect(address(directions.visit?.whole)).toMatchObject({ leg: '0-1.0' })
    expect(address(directions.visit?.whole)).not.toHaveProperty('from')
    const detour = planOf(`from=sea-gate&to=nearest-washroom&${planned}&leg=1-1.0`).layers
    expect(detour.route).not.toHaveProperty('number')
    // That of the detour has no number.
    expect(detour.pins?.map(({ number }) => number)).toEqual([undefined, '1', '3'])
    expect(detour.legs).toHaveLength(3)
  })

  it('shares a pin among stops at one place', () => {
    const { layers, levels } = planOf(`level=l2&${planned}&leg=0-0.2`)
    expect(layers.pins?.map(({ number }) => number)).toEqual(['1, 2'])
    expect(levels.map(({ stops }) => stops)).toEqual(['3', '1, 2'])
  })

  it('is none without a plan or with a nonsensical leg', () => {
    expect(planOf('from=sea-gate&to=low').directions.visit).toBeUndefined()
    expect(visitOf('x', 'from=sea-gate&to=low')).toBeUndefined()
    expect(visitOf('9-9', 'from=sea-gate&to=low')?.next).toBeUndefined()
  })
})
