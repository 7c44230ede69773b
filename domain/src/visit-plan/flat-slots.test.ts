import { describe, expect, it } from 'vitest'
import { createFlatSlots } from './flat-slots.ts'
import { generatedVisit } from './testing/generated-visit.ts'
import { createVisitModel, leaveSlot, type Slot } from './visit-model.ts'

const minute = 60_000
const none: Slot = { opens: 10, lastBegin: 5, stay: 3, closes: 8, window: 0 }
const opening: Slot = { opens: 10, lastBegin: 40, stay: 20, closes: 60, window: 0 }
const event: Slot = { opens: 100, lastBegin: 120, stay: 60, closes: 150, window: 1 }

describe('the slots of stops', () => {
  const { leaveAfter, latestArrival, shortest } = createFlatSlots([[], [opening], [opening, event], [none]])

  it.each([
    [0, 0, Infinity],
    [1, 0, 30],
    [1, 10, 30],
    [1, 40, 60],
    [1, 41, Infinity],
    [2, 41, 150],
    [2, 120, 150],
    [2, 121, Infinity],
    [3, 0, Infinity],
  ])('let one leave stop %d, reached at %d, at %d', (stop, arrival, leave) => {
    expect(leaveAfter(stop, arrival)).toBe(leave)
  })

  it.each([
    [0, 1_000, -Infinity],
    [1, 29, -Infinity],
    [1, 30, 10],
    [1, 59, 39],
    [1, 60, 40],
    [2, 149, 40],
    [2, 150, 120],
    [3, 1_000, -Infinity],
  ])('must be reached at stop %d, to be left by %d, at %d', (stop, deadline, arrival) => {
    expect(latestArrival(stop, deadline)).toBe(arrival)
  })

  it('take as long as the shortest visit', () => {
    expect([...shortest]).toEqual([Infinity, 20, 20, 3])
    expect([...createFlatSlots([[event]]).shortest]).toEqual([30])
  })

  it('are those of the model, in generated visits', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { slots } = createVisitModel(generatedVisit({ stops: 12, minutes: 300, tight: 0.7 }, seed))
      const flat = createFlatSlots(slots)
      const times = Array.from({ length: 330 }, (_, index) => (index - 15) * minute)
      for (const [stop, own] of slots.entries()) {
        const leaves = times.map((at) => Math.min(Infinity, ...own.map((slot) => leaveSlot(slot, at))))
        expect(times.map((at) => flat.leaveAfter(stop, at))).toEqual(leaves)
        for (const deadline of [60, 150, 299].map((minutes) => minutes * minute)) {
          const latest = flat.latestArrival(stop, deadline)
          const inTime = times.filter((at) => flat.leaveAfter(stop, at) <= deadline)
          // A visit of no length may begin until just before the closing instant.
          expect(Math.floor(latest / minute) * minute).toBe(Math.max(-Infinity, ...inTime))
        }
      }
    }
  })
})
