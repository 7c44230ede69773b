import { createTour, type Tour } from './tour.ts'
import { type VisitModel, walkBetween } from './visit-model.ts'

/** The length of the search, in places tried, not in time: the same request always gives the same plan. */
const defaultBudget = 900_000

/** Most stops that are taken out of the order at once, and most of the unserved ones that are tried in their place. */
const mostTakenOut = 10
const mostTried = 4

/** How often the search starts again from the best order so far. */
const rounds = 4

/**
 * How much longer a walk may become at the beginning of a round, as a share of the mean walk between two places, and at the end, as a
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

/** The state that all rounds of the search share. */
interface Search {
  readonly tour: Tour
  readonly chance: () => number
  /** The stops by their distance from each stop, itself first. */
  readonly nearest: readonly (readonly number[])[]
  /** When the visit must begin, and how long it takes, by stop. */
  readonly lastBegin: readonly number[]
  readonly stay: readonly number[]
  readonly meanWalk: number
  /** For one round's use, by stop. */
  readonly isServed: Uint8Array
  readonly ranks: Float64Array
  budget: number
}

/**
 * A good order for more stops than can be solved for certain. It takes some neighbours out of the order and puts them, and
 * those not served yet, back where they add least walking, again and again. Longer walks are accepted too, less and less
 * (ruin and recreate with simulated annealing).
 */
export function findGoodOrder(model: VisitModel, budget = defaultBudget): readonly number[] {
  const search = createSearch(model, budget)
  const pool = sortedBy(search.lastBegin, [...model.stops.keys()])
  let best = recreate(search, { order: [], pool, untried: [] })
  for (let left = rounds - 1; left >= 0; left -= 1) best = improve(search, best, (budget * left) / rounds)
  return recreate(search, { order: best.order, pool: best.unserved, untried: [] }).order
}

/** Searches on from an order until so much of the budget is left. */
function improve(search: Search, start: Candidate, budgetLeft: number): Candidate {
  const { budget, meanWalk, chance } = search
  let best = start
  let current = start
  while (search.budget > budgetLeft) {
    const progress = (budget - search.budget) / (budget - budgetLeft)
    const temperature = meanWalk * hottest * coolest ** progress
    search.budget -= 1
    const next = recreate(search, ruin(search, current))
    if (isTolerable(next, current, -temperature * Math.log(1 - chance()))) current = next
    if (compare(current, best) < 0) best = current
  }
  return best
}

function isTolerable(next: Candidate, current: Candidate, longer: number): boolean {
  if (next.order.length !== current.order.length) return next.order.length > current.order.length
  return next.walk <= current.walk + longer
}

function compare(a: Candidate, b: Candidate): number {
  return b.order.length - a.order.length || a.walk - b.walk || a.end - b.end
}

/** An order, the stops to put into it in turn, and the unserved ones that are not tried. */
interface Ruin {
  readonly order: readonly number[]
  readonly pool: readonly number[]
  readonly untried: readonly number[]
}

/** Takes some stops out of the order that follow or are near each other. */
function ruin(search: Search, { order, unserved }: Candidate): Ruin {
  const { chance, nearest, isServed } = search
  const size = 1 + Math.floor(chance() * Math.min(mostTakenOut, order.length))
  const seed = Math.floor(chance() * order.length)
  const near =
    chance() < 0.5 ? order.slice(Math.min(seed, order.length - size)) : (nearest[order[seed] ?? 0] ?? [])
  isServed.fill(0)
  for (const stop of order) isServed[stop] = 1
  const out: number[] = []
  for (const stop of near) {
    if (out.length === size) break
    if (isServed[stop] === 1) out.push(stop)
  }
  for (const stop of out) isServed[stop] = 0
  const others = unserved.length <= mostTried ? unserved : sortedBy(search.stay.map(chance), unserved)
  return {
    order: order.filter((stop) => isServed[stop] === 1),
    pool: ranked(search, [...out, ...others.slice(0, mostTried)]),
    untried: others.slice(mostTried),
  }
}

/** Sorted by the last time to begin, or by the stay with some chance in it, or at random. */
function ranked({ chance, lastBegin, stay, ranks }: Search, pool: readonly number[]): readonly number[] {
  const rule = chance()
  if (rule < 0.3) return sortedBy(lastBegin, pool)
  for (const stop of pool) ranks[stop] = (rule < 0.6 ? (stay[stop] ?? 0) : 0) + chance() * tenMinutes
  return sortedBy(ranks, pool)
}

const tenMinutes = 600_000

function sortedBy(ranks: Ranks, pool: readonly number[]): readonly number[] {
  return pool.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

/** By stop. */
type Ranks = readonly number[] | Float64Array

/** Puts each of the pool where it adds least walking, one after the other, if it fits anywhere. */
function recreate(search: Search, { order, pool, untried }: Ruin): Candidate {
  const { tour } = search
  tour.load(order)
  const refused = pool.filter((stop) => {
    search.budget -= tour.order.length + 1
    return !tour.insert(stop)
  })
  return { order: [...tour.order], unserved: [...refused, ...untried], walk: tour.walk(), end: tour.leave() }
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
    isServed: new Uint8Array(slots.length),
    ranks: new Float64Array(slots.length),
    meanWalk: meanOf(model.walking.filter((time) => time < Infinity)),
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
