import { expect, it } from 'vitest'
import type { Point } from '../map/plane.ts'
import { createRouteFinder } from './route-finder.ts'
import type { NoRoute, Route } from './route.ts'
import { routeModes } from './rides.ts'
import { smallMall } from './testing/small-mall.ts'
import { rowsOf } from '../testing/rows-of.ts'

/** Routes through a small mall with their seconds, their metres, and the points where they bend. */
const routes = `
north 0 > north 4: 37.7 s, 49 m; 6,24 6,23.5 54,23.5 54,24
north 0 > south 2: 25.8 s, 33.5 m; 6,24 6,23.5 29,0.5 29,0
north 2 > south 2: 19.2 s, 24.9 m; 30,24 30,23.5 26.6,14.4 26.6,9.6 29,0.5 29,0
north 2 > stall: 14.6 s, 18.9 m; 30,24 30,23.5 26.6,14.4 26.6,9.6 30,9.5 30,10
stall > south 3: 11.7 s, 15.2 m; 30,10 30,9.5 41,0.5 41,0
north 3 > cash: 18.9 s, 24.5 m; 42,24 42,23.5 46.4,13.4 48,0.5
taxis > desk: 28.7 s, 37.3 m; -20,5 0.4,5.6 15,14
taxis > stall: 39 s, 50.8 m; -20,5 0.4,5.6 30,9.5 30,10
taxis > north 0: 30.5 s, 39.7 m; -20,5 0.4,5.6 6,23.5 6,24
seats > cash: 26.7 s, 34.7 m; 20,20 33.4,14.4 48,0.5
gate > south 0: 5.8 s, 7.5 m; -0.2,5 0.3,5 5,0.5 5,0
desk > seats: 6 s, 7.8 m; 15,14 20,20
north 0 > above 0: 62.1 s, 54.7 m; 6,24 6,23.5 26.6,9.6 36,6; escalator 20 s to L2; 26,6 8,0.5 8,0
north 0 > above 0, step-free: 127.2 s, 109.4 m; 6,24 6,23.5 33.4,14.4 43.6,10.6 59.6,5.1; lift 43 s to L2; 59.6,5.1 8,0.5 8,0
north 0 > above 0, no-lifts: 62.1 s, 54.7 m; 6,24 6,23.5 26.6,9.6 36,6; escalator 20 s to L2; 26,6 8,0.5 8,0
north 4 > above 2: 57.5 s, 48.8 m; 54,24 54,23.5 36,6; escalator 20 s to L2; 26,6 48,0.5 48,0
north 4 > above 2, step-free: 68.1 s, 32.7 m; 54,24 54,23.5 59.6,5.1; lift 43 s to L2; 59.6,5.1 48,0.5 48,0
north 4 > above 2, no-lifts: 57.5 s, 48.8 m; 54,24 54,23.5 36,6; escalator 20 s to L2; 26,6 48,0.5 48,0
above 0 > north 0: 127.2 s, 109.4 m; 8,0 8,0.5 59.6,5.1; lift 43 s to L1; 59.6,5.1 43.6,10.6 33.4,14.4 6,23.5 6,24
above 0 > north 0, no-lifts: no-route-of-this-kind
above 1 > taxis: 129.1 s, 112 m; 28,0 28,0.5 59.6,5.1; lift 43 s to L1; 59.6,5.1 -20,5
above 0 > above 2: 31.5 s, 41 m; 8,0 8,0.5 48,0.5 48,0
above 1 > south 2, step-free: 92.1 s, 63.8 m; 28,0 28,0.5 59.6,5.1; lift 43 s to L1; 59.6,5.1 29,0.5 29,0
south 2 > south 2: 0 s, 0 m
nowhere > desk: unknown-start
desk > nowhere: unknown-goal
stall > above 1: 30.6 s, 13.8 m; 30,10 30,9.5 36,6; escalator 20 s to L2; 26,6 28,0.5 28,0
north 4 > north 0: 37.7 s, 49 m; 54,24 54,23.5 6,23.5 6,24
`

const finder = createRouteFinder(smallMall)

it.each(rowsOf(routes))('leads through a small mall from %s by: %s', (ends, words) => {
  expect(routeOf(ends)).toBe(words)
})

it('is as short back as forth where all stairs and lifts go both ways', () => {
  for (const from of ['north 0', 'stall', 'desk', 'above 1'])
    for (const to of ['south 4', 'taxis', 'above 2', 'cash']) {
      const [forth, back] = [[from, to] as const, [to, from] as const].map(([a, b]) => {
        const route = finder.findRoute(a, b, 'step-free')
        return typeof route === 'string' ? route : route.seconds
      })
      expect(forth).toBeCloseTo(Number(back), 6)
    }
})

/** `from > to`, then the mode if it is not the fastest one. */
function routeOf(ends: string): string {
  const [pair = '', how] = ends.split(', ')
  const [from = '', to = ''] = pair.split(' > ')
  return wordsOf(finder.findRoute(from, to, routeModes.find((mode) => mode === how) ?? 'fastest'))
}

function wordsOf(route: Route | NoRoute): string {
  if (typeof route === 'string') return route
  const legs = route.legs.map((leg) =>
    leg.kind === 'ride'
      ? `${leg.connection.id} ${leg.seconds} s to ${leg.toLevelId}`
      : leg.line.map(place).join(' '),
  )
  return [`${tenths(route.seconds)} s, ${tenths(route.metres)} m`, ...legs].join('; ')
}

function place({ x, y }: Point): string {
  return `${tenths(x)},${tenths(y)}`
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
