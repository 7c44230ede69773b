import { createTour, type Tour } from './tour.ts'
import { type VisitModel, walkBetween } from './visit-model.ts'

/** The length of the search, in places tried, not in time: the same request always gives the same plan. */
const defaultBudget = 1_000_000

/** Most stops that are taken out of the order at once. */
const mostTakenOut = 10

/**
 * How much longer a walk may become at the beginning, as a share of the mean walk between two places, and at the end, as a
 * share of that. Found by trial: where not all stops can be served, a cooler search ends with the wrong ones.
 */
const hottest = 4
const coolest = 0.003

interface Candidate {
  readonly order: readonly number[]
  readonly unserved: readonly number[]
  readonly walk: number
  readonly end: number
}

/** What all rounds of the search share. */
interface Search {
  readonly tour: Tour
  readonly chance: () => number
  /** The stops by their distance from each stop, itself first. */
  readonly nearest: readonly (readonly number[])[]
  /** When the visit must begin, and how long it takes, by stop. */
  readonly lastBegin: readonly number[]
  readonly stay: readonly number[]
  budget: number
}

/**
 * A good order for more stops than can be solved for certain. It takes some neighbours out of the order and puts them, and
 * those not served yet, back where they add least walking, again and again. Longer walks are accepted too, less and less
 * (ruin and recreate with simulated annealing).
 */
export function findGoodOrder(model: VisitModel, budget = defaultBudget): readonly number[] {
  const search = createSearch(model, budget)
  const meanWalk = meanOf(model.walking.filter((time) => time < Infinity))
  const all = [...model.stops.keys()]
  let current = recreate(search, [], sortedBy(search.lastBegin, all))
  let best = current
  while (search.budget > 0) {
    search.budget -= 1
    const next = recreate(search, ...ruin(search, current))
    const temperature = meanWalk * hottest * coolest ** (1 - search.budget / budget)
    if (isTolerable(next, current, -temperature * Math.log(1 - search.chance()))) current = next
    if (compare(current, best) < 0) best = current
  }
  return recreate(search, best.order, best.unserved).order
}

function isTolerable(next: Candidate, current: Candidate, longer: number): boolean {
  if (next.order.length !== current.order.length) return next.order.length > current.order.length
  return next.walk <= current.walk + longer
}

function compare(a: Candidate, b: Candidate): number {
  return b.order.length - a.order.length || a.walk - b.walk || a.end - b.end
}

/** The order without some stops that follow or are near each other, and the stops to put into it, in a random order. */
function ruin(search: Search, current: Candidate): [rest: readonly number[], pool: readonly number[]] {
  const { chance, nearest } = search
  const { order, unserved } = current
  const size = 1 + Math.floor(chance() * Math.min(mostTakenOut, order.length))
  const seed = Math.floor(chance() * order.length)
  const served = new Set(order)
  const near =
    chance() < 0.5 ? order.slice(Math.min(seed, order.length - size)) : (nearest[order[seed] ?? 0] ?? [])
  const out = new Set(near.filter((stop) => served.has(stop)).slice(0, size))
  return [order.filter((stop) => !out.has(stop)), ranked(search, [...out, ...unserved])]
}

/** Sorted by the last time to begin, or by the stay with some chance in it, or at random. */
function ranked({ chance, lastBegin, stay }: Search, pool: readonly number[]): readonly number[] {
  const rule = chance()
  if (rule < 0.3) return sortedBy(lastBegin, pool)
  const ranks = stay.map((time) => (rule < 0.6 ? time : 0) + chance() * tenMinutes)
  return sortedBy(ranks, pool)
}

const tenMinutes = 600_000

function sortedBy(ranks: readonly number[], pool: readonly number[]): readonly number[] {
  return pool.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/** Puts each of the pool where it adds least walking, one after the other, if it fits anywhere. */
function recreate(search: Search, start: readonly number[], pool: readonly number[]): Candidate {
  const { tour } = search
  tour.load(start)
  const unserved = pool.filter((stop) => {
    search.budget -= tour.order.length + 1
    return !tour.insert(stop)
  })
  return { order: [...tour.order], unserved, walk: tour.walk(), end: tour.leave() }
}

function createSearch(model: VisitModel, budget: number): Search {
  const { slots } = model
  const all = [...slots.keys()]
  return {
    tour: createTour(model),
    chance: createChance(),
    nearest: all.map((from) =>
      sortedBy(
        all.map((to) => walkBetween(model, from, to)),
        all,
      ),
    ),
    lastBegin: slots.map((own) => Math.max(...own.map((slot) => slot.lastBegin))),
    stay: slots.map((own) => Math.min(...own.map((slot) => slot.stay))),
    budget,
  }
}

function meanOf(times: Float64Array): number {
  return times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)
}

/** Pseudo-random numbers from 0 up to 1, the same in every run. */
function createChance(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
