import type { Locale } from '@promenade/domain/locale/locale'
import type { Label, MapConnection } from '@promenade/domain/map/mall-map'
import type { RideStep, RouteStep, WalkStep } from '@promenade/domain/wayfinding/route-steps'
import { connection } from '@promenade/domain/wayfinding/testing/plan'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { closedText, refusalText, routeWords } from './route-words.ts'

const names = new Map([
  ['1', 'Kiosko'],
  ['2', 'Ixtle'],
  ['3', 'Crumb & Compass'],
])

describe('the start of a route', () => {
  it.each([
    ['store', 'Leave Kelpwick and turn left.', 'Sal de Kelpwick y gira a la izquierda.'],
    ['entrance', 'From Kelpwick, turn left.', 'Desde Kelpwick, gira a la izquierda.'],
    ['amenity', 'From Kelpwick, turn left.', 'Desde Kelpwick, gira a la izquierda.'],
  ] as const)('is worded for a place of the kind %s', (kind, english, spanish) => {
    const steps = [walk({ turn: 'left' })]
    expect(texts(steps, 'en', kind)[0]).toBe(english)
    expect(texts(steps, 'es', kind)[0]).toBe(spanish)
  })

  it('has no turn if the direction is unknown', () => {
    expect(texts([walk({})])).toEqual(['Start at Kelpwick.', 'Walk 40\u00A0m.'])
    expect(texts([ride('lift', {})])[0]).toBe('Start at Kelpwick.')
  })

  it('is the goal if there is nothing to walk', () => {
    expect(texts([])).toEqual(['You are at Ferry Door already.'])
    expect(texts([], 'es')).toEqual(['Ya estás en Ferry Door.'])
  })
})

describe('a walk', () => {
  const second = (step: Partial<WalkStep>, locale: Locale = 'en') =>
    texts([walk({ turn: 'left' }), walk(step)], locale)[2]

  it('begins with the turn', () => {
    expect(second({ turn: 'right' })).toBe('Turn right and walk 40\u00A0m.')
    expect(second({ turn: 'slightly-left' }, 'es')).toBe('Gira un poco a la izquierda y camina 40\u00A0m.')
  })

  it('names the landmark at the turn', () => {
    const step = { turn: 'right', at: { occupantId: '3', side: 'left' } } as const
    expect(second(step)).toBe('Turn right at Crumb & Compass and walk 40\u00A0m.')
    expect(second(step, 'es')).toBe('Gira a la derecha en Crumb & Compass y camina 40\u00A0m.')
  })

  it('names passed landmarks on both sides', () => {
    const passing = [
      { occupantId: '1', side: 'left' },
      { occupantId: '2', side: 'right' },
    ] as const
    expect(second({ passing })).toBe('Walk 40\u00A0m, passing Kiosko on your left and Ixtle on your right.')
    expect(second({ passing }, 'es')).toBe(
      'Camina 40\u00A0m; verás Kiosko a tu izquierda e Ixtle a tu derecha.',
    )
  })

  it('names passed landmarks of one side together', () => {
    const passing = ['1', '2'].map((occupantId) => ({ occupantId, side: 'left' as const }))
    expect(second({ passing })).toBe('Walk 40\u00A0m, passing Kiosko and Ixtle on your left.')
    expect(second({ passing }, 'es')).toBe('Camina 40\u00A0m; verás Kiosko e Ixtle a tu izquierda.')
  })

  it('never uses start, goal or unknown places as landmarks', () => {
    const passing = ['from', 'to', 'nobody'].map((occupantId) => ({ occupantId, side: 'left' as const }))
    expect(second({ passing })).toBe('Walk 40\u00A0m.')
    expect(second({ turn: 'left', at: { occupantId: 'to', side: 'left' } })).toBe(
      'Turn left and walk 40\u00A0m.',
    )
  })
})

describe('a ride', () => {
  it.each<[MapConnection['kind'], Label, string, string]>([
    [
      'lift',
      { en: 'Elevator B', es: 'Elevador B' },
      'Take Elevator B up to Level 2.',
      'Toma el elevador B y sube al nivel 2.',
    ],
    [
      'escalator',
      { en: 'South Walk escalator', es: 'Escalera eléctrica del pasillo sur' },
      'Take the South Walk escalator up to Level 2.',
      'Toma la escalera eléctrica del pasillo sur y sube al nivel 2.',
    ],
    [
      'stairs',
      { en: 'Rope Stair' },
      'Take the stairs (Rope Stair) up to Level 2.',
      'Toma las escaleras (Rope Stair) y sube al nivel 2.',
    ],
    ['escalator', {}, 'Take the escalator up to Level 2.', 'Toma la escalera eléctrica y sube al nivel 2.'],
    ['ramp', {}, 'Take the ramp up to Level 2.', 'Toma la rampa y sube al nivel 2.'],
  ])('by %s named %j has its target level', (kind, name, english, spanish) => {
    expect(texts([ride(kind, name)])[1]).toBe(english)
    expect(texts([ride(kind, name)], 'es')[1]).toBe(spanish)
  })

  it('is worded downwards', () => {
    expect(texts([{ ...ride('lift', {}), isUp: false }])[1]).toBe('Take the elevator down to Level 2.')
    expect(texts([{ ...ride('lift', {}), isUp: false }], 'es')[1]).toBe('Toma el elevador y baja al nivel 2.')
  })
})

describe('the end of a route', () => {
  it.each([
    ['left', 'Arrive at Ferry Door, on your left.', 'Llegas a Ferry Door, a tu izquierda.'],
    ['straight', 'Arrive at Ferry Door, straight ahead.', 'Llegas a Ferry Door, justo enfrente.'],
    [undefined, 'Arrive at Ferry Door.', 'Llegas a Ferry Door.'],
  ] as const)('has the side of the goal: %s', (turn, english, spanish) => {
    const steps: RouteStep[] = [walk({}), { kind: 'arrive', levelId: 'L1', ...(turn && { turn }) }]
    expect(texts(steps).at(-1)).toBe(english)
    expect(texts(steps, 'es').at(-1)).toBe(spanish)
  })
})

describe('each step', () => {
  it('has its first level, its icon and the rounded length of a walk', () => {
    const steps: RouteStep[] = [walk({ turn: 'left' }), ride('lift', {}), { kind: 'arrive', levelId: 'L2' }]
    expect(words(steps, 'es').map(({ sign, level, metres }) => [sign, level, metres])).toEqual([
      ['left', 'Nivel 1', undefined],
      ['straight', 'Nivel 1', 40],
      ['lift', 'Nivel 1', undefined],
      ['arrive', 'Nivel 2', undefined],
    ])
  })
})

describe('a refusal', () => {
  const ends = { from: 'Ixtle', to: 'Kiosko' }
  const said = (...[reason, mode]: [Parameters<typeof refusalText>[0], Parameters<typeof refusalText>[1]]) =>
    refusalText(reason, mode, ends, context('en'))

  it('has the reason and advice', () => {
    expect(said('unknown-start', 'fastest')).toMatch(/walkway to Ixtle.*Start from/)
    expect(said('unknown-goal', 'fastest')).toMatch(/walkway to Kiosko.*Choose/)
    expect(said('no-route', 'step-free')).toMatch(/no way inside the centre from Ixtle to Kiosko.*ask/)
    expect(said('no-route-of-this-kind', 'step-free')).toMatch(/no step-free way from Ixtle to Kiosko.*help/)
    expect(said('no-route-of-this-kind', 'no-lifts')).toMatch(/Without an elevator.*Allow elevators/)
  })

  it('says that part of the way is closed where nobody knows its name', () => {
    const said = (locale: 'en' | 'es') => closedText([''], context(locale))
    expect(said('en')).toBe('Temporarily closed: part of the way.')
    expect(said('es')).toBe('Cierre temporal: una parte del camino.')
  })

  it('names each closed place once, and nothing else if all goals are closed', () => {
    const said = (reason: 'no-route' | 'unknown-goal', locale: Locale) => {
      const why = closedText(['A', 'B', 'A', ''], context(locale))
      return refusalText(reason, 'fastest', { ...ends, why }, context(locale))
    }
    expect(said('no-route', 'en')).toMatch(/^There is no way inside.* Temporarily closed: A and B\.$/)
    expect(said('unknown-goal', 'es')).toBe('Cierre temporal: A y B.')
  })
})

function walk(step: Partial<WalkStep>): WalkStep {
  return { kind: 'walk', levelId: 'L1', passing: [], metres: 38, line: [], ...step }
}

function ride(kind: MapConnection['kind'], name: Label): RideStep {
  return {
    kind: 'ride',
    connection: { ...connection('ride', kind, []), name },
    fromLevelId: 'L1',
    toLevelId: 'L2',
    isUp: true,
  }
}

function texts(...args: Parameters<typeof words>): string[] {
  return words(...args).map(({ text }) => text)
}

function words(
  steps: readonly RouteStep[],
  locale: Locale = 'en',
  kind: Parameters<typeof routeWords>[1]['from']['kind'] = 'store',
) {
  const levels = [1, 2].map((number) => ({
    id: `L${number}`,
    ordinal: number,
    name: { en: `Level ${number}`, es: `Nivel ${number}` },
    shortName: {},
    shape: [],
  }))
  const trip = {
    from: { name: 'Kelpwick', kind, levelId: 'L1', featureId: 'from' },
    to: { name: 'Ferry Door', kind: 'entrance' as const, levelId: 'L1', featureId: 'to' },
    levels,
    placeName: (occupantId: string) => names.get(occupantId),
  }
  return routeWords(steps, trip, context(locale))
}

function context(locale: Locale) {
  return createTestContext({ locale })
}
