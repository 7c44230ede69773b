import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../wayfinding/walker/seeded-random.ts'
import { distanceBetween, type Point } from '../plane.ts'
import { boxAround, widened } from './box.ts'
import { metresPerPixelIn, phoneFrame } from './frames.ts'
import { apartBy, type MapPin, pairsOf, spreadPins, standOf } from './spread-pins.ts'

/** On the smallest phone, on larger screens, and closer. */
const zooms = [1, 1.3, 1.7, 2.2, 3, 4, 6, 9]
const plans = Array.from({ length: 200 }, (_, seed) => planOf(seed + 1))

describe('spreadPins', () => {
  it('keeps every pin of ten clear of the others, on the smallest phone and at each larger scale', () => {
    for (const pins of plans) expect(leastGap(pins)).toBeGreaterThan(-1)
  })

  it('keeps pins at one point clear of each other', () => {
    const at = { x: 20, y: 10 }
    const pins = [{ at, number: '1' }, { at, number: '2, 3, 10' }, ...planOf(7).slice(2)]
    expect(leastGap(pins)).toBeGreaterThan(-1)
  })

  it('leaves a pin on its point where it is clear', () => {
    const pins = [{ at: { x: 0, y: 0 } }, { at: { x: 100, y: 0 } }]
    expect(spreadPins(pins, { view: viewOf(pins) }).pins).toEqual(pins)
  })

  it('moves pins out of the view by twelve pixels at the side and ten above and below, no more', () => {
    const view = { x: 0, y: 0, width: 256, height: 70 }
    const metres = metresPerPixelIn(view, phoneFrame)
    const standsOf = (points: readonly Point[]) => {
      const { pins, apartUntil } = spreadPins(
        points.map((at) => ({ at })),
        { view },
      )
      return pins.map((pin) => standOf(pin, metres, apartUntil))
    }
    const atSide = standsOf(Array.from({ length: 9 }, () => ({ x: 256, y: 35 })))
    expect(Math.max(...atSide.map(({ x }) => x))).toBeCloseTo(256 + 12, 0)
    const above = standsOf(Array.from({ length: 5 }, (_, index) => ({ x: 128, y: index / 2 })))
    expect(Math.min(...above.map(({ y }) => y))).toBeCloseTo(-10, 0)
  })

  it('leaves the end of a route where it is', () => {
    for (const pins of plans) {
      const { pins: spread } = spreadPins(pins, { view: viewOf(pins), isFirstFixed: true })
      expect(spread[0]).not.toHaveProperty('away')
    }
  })

  it('leaves all pins on their points where one is near enough', () => {
    for (const pins of plans) {
      const { pins: spread, apartUntil } = spreadPins(pins, { view: viewOf(pins) })
      for (const pin of spread) expect(standOf(pin, apartUntil, apartUntil)).toEqual(pin.at)
    }
  })
})

/** Pixels between the two nearest pins at any of the scales, less what they need. */
function leastGap(pins: readonly MapPin[]): number {
  const view = viewOf(pins)
  const { pins: spread, apartUntil } = spreadPins(pins, { view })
  const gaps = zooms.flatMap((zoom) => {
    const metres = metresPerPixelIn(view, phoneFrame) / zoom
    const stand = (pin: MapPin) => standOf(pin, metres, apartUntil)
    return pairsOf(spread).map(([a, b]) => distanceBetween(stand(a), stand(b)) / metres - apartBy(a, b))
  })
  return Math.min(...gaps)
}

/** Ten stops on both sides of a mall's street, no two in one unit. */
function planOf(seed: number): MapPin[] {
  const random = seededRandom(seed)
  const length = 60 + random() * 140
  const pins: MapPin[] = []
  while (pins.length < 10) {
    const at = { x: random() * length, y: (random() < 0.5 ? 0 : 25) + random() * 6 }
    if (pins.some((pin) => distanceBetween(pin.at, at) < 4)) continue
    pins.push({ at, number: String(pins.length + 1) })
  }
  return pins
}

function viewOf(pins: readonly MapPin[]) {
  const box = boxAround(pins.map(({ at }) => at))
  if (box === undefined) throw new Error('There is no pin.')
  return widened(box, 17)
}
