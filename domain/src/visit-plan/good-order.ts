import { createTour, type Tour } from './tour.ts'
import { type VisitModel, walkBetween } from './visit-model.ts'

/** How long the search goes on: places tried, not time, so that the same request always gives the same plan. */
const defaultBudget = 600_000

/** Most stops that are taken out of the order at once. */
const mostTakenOut = 10

interface Candidate {
  readonly order: readonly number[]
  readonly unserved: readonly number[]
  readonly walk: number
  readonly end: number
}

/** What the search looks up again and again. */
interface Search {
  readonly model: VisitModel
  readonly tour: Tour
  readonly chance: () => number
  /** The stops by their distance from each stop, itself first. */
  readonly nearest: readonly (readonly number[])[]
  budget: number
}

/**
 * A good order for more stops than can be solved for certain. It takes some neighbours out of the order and puts them, and
 * those not served yet, back where they add least walking, again and again. A longer walk is put up with for a while, a
 * shorter and shorter one (ruin and recreate with simulated annealing).
 */
export function findGoodOrder(model: VisitModel, budget = defaultBudget): readonly number[] {
  const search: Search = {
    model,
    tour: createTour(model),
    chance: createChance(),
    nearest: nearestOf(model),
    budget,
  }
  let current = recreate(search, [], byDeadline(model, [...model.stops.keys()]))
  let best = current
  const hottest = temperatureOf(model)
  while (search.budget > 0) {
    search.budget -= 1
    const next = recreate(search, ...ruin(search, current))
    const temperature = hottest * coolest ** (1 - search.budget / budget)
    const patience = -temperature * Math.log(1 - search.chance())
    if (compare(next, current) < 0 || isWithin(next, current, patience)) current = next
    if (compare(current, best) < 0) best = current
  }
  return recreate(search, best.order, best.unserved).order
}

/** The temperature at the end, as a share of that at the beginning. */
const coolest = 0.01

/** Tolerates a tenth of the mean walk between two stops at the beginning. */
function temperatureOf({ walking }: VisitModel): number {
  const times = walking.filter((time) => time < Infinity)
  return 0.1 * times.reduce((sum, time) => sum + time / times.length, 0)
}

function isWithin(next: Candidate, current: Candidate, patience: number): boolean {
  return next.order.length === current.order.length && next.walk <= current.walk + patience
}

function compare(a: Candidate, b: Candidate): number {
  return b.order.length - a.order.length || a.walk - b.walk || a.end - b.end
}

/** The order without some stops that are near to one another on foot or in the order, and the stops to put into it. */
function ruin(
  search: Search,
  { order, unserved }: Candidate,
): [order: readonly number[], pool: readonly number[]] {
  const { chance, nearest } = search
  const seed = Math.floor(chance() * order.length)
  const size = 1 + Math.floor(chance() * Math.min(mostTakenOut, order.length))
  const near = chance() < 0.5 ? order.slice(Math.max(0, seed - size + 1)) : (nearest[order[seed] ?? 0] ?? [])
  const out = new Set(near.filter((stop) => order.includes(stop)).slice(0, size))
  const pool = [...out, ...unserved]
  return [
    order.filter((stop) => !out.has(stop)),
    chance() < 0.3 ? byDeadline(search.model, pool) : shuffled(pool, chance),
  ]
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

/** Those that must be begun soonest come first. */
function byDeadline({ slots }: VisitModel, pool: readonly number[]): readonly number[] {
  const lastBegin = (stop: number) => Math.max(...(slots[stop] ?? []).map((slot) => slot.lastBegin))
  return pool.toSorted((a, b) => lastBegin(a) - lastBegin(b))
}

function nearestOf(model: VisitModel): readonly (readonly number[])[] {
  return model.stops.map((_, from) =>
    [...model.stops.keys()].toSorted((a, b) => walkBetween(model, from, a) - walkBetween(model, from, b)),
  )
}

function shuffled(pool: readonly number[], chance: () => number): readonly number[] {
  return pool
    .map((stop) => ({ stop, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ stop }) => stop)
}

/** Numbers from 0 up to 1 that only look like chance: the same in every run. */
function createChance(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
