import { expect, it } from 'vitest'
import { generatedVisit } from './testing/generated-visit.ts'
import { createTour } from './tour.ts'
import { createVisitModel, leaveSlot, type VisitModel, walkBetween } from './visit-model.ts'

/** The walking of an order to its end, and when its last stop is left; Infinity where a stop cannot be served. */
function followed(model: VisitModel, order: readonly number[]): { walk: number; leave: number } {
  const outside = model.stops.length
  let [walk, leave, from] = [0, 0, outside]
  for (const to of order) {
    const way = walkBetween(model, from, to)
    const arrival = leave + way
    const leaves = (model.slots[to] ?? []).map((slot) => leaveSlot(slot, arrival))
    ;[walk, leave, from] = [walk + way, Math.min(Infinity, ...leaves), to]
  }
  return { walk: walk + walkBetween(model, from, outside), leave }
}

/** The order with a stop where it adds least walking; undefined if it fits nowhere. */
function withStop(model: VisitModel, order: readonly number[], stop: number): readonly number[] | undefined {
  const [best] = Array.from({ length: order.length + 1 }, (_, position) => order.toSpliced(position, 0, stop))
    .map((one) => ({ one, ...followed(model, one) }))
    .filter(({ walk, leave }) => walk < Infinity && leave < Infinity)
    .toSorted((a, b) => a.walk - b.walk)
  return best?.one
}

it('takes each stop where it adds least walking, and none that does not fit', () => {
  let [taken, refused] = [0, 0]
  for (let seed = 0; seed < 40; seed += 1) {
    const size = { stops: 14, minutes: seed % 2 === 0 ? 200 : 500, tight: 0.5, unreachable: 0.05 }
    const model = createVisitModel(generatedVisit(size, seed))
    const tour = createTour(model)
    tour.load([])
    let order: readonly number[] = []
    for (const stop of model.stops.keys()) {
      const next = withStop(model, order, stop)
      expect(tour.insert(stop), `seed ${seed}, stop ${stop}`).toBe(next !== undefined)
      order = next ?? order
      expect(tour.order).toEqual(order)
      if (next === undefined) refused += 1
      else taken += 1
      const { walk, leave } = followed(model, order)
      expect([tour.walk(), tour.leave()]).toEqual([walk, leave])
    }
  }
  expect(Math.min(taken, refused)).toBeGreaterThan(50)
})

it('goes on from an order that it is given', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const model = createVisitModel(generatedVisit({ stops: 10, minutes: 600 }, seed))
    const tour = createTour(model)
    tour.load([4, 2, 7])
    expect([tour.walk(), tour.leave()]).toEqual(Object.values(followed(model, [4, 2, 7])))
    expect(tour.insert(5)).toBe(true)
    expect(tour.order).toEqual(withStop(model, [4, 2, 7], 5))
    tour.load([1])
    expect(tour.order).toEqual([1])
  }
})
