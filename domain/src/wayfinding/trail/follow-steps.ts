import type { Side } from '../landmarks.ts'
import type { Hour } from './clock.ts'
import { saidMetres, saidSteps } from './measures.ts'
import { lineAlong, type Shore } from './shores.ts'
import { hasSameWords, named, type Thing } from './things.ts'
import type { TrailWorld } from './trail-graph.ts'
import type { FollowStep, Passed } from './trail-step.ts'

/** A way along one wall, with all things in it. */
export interface Followed {
  /** Absent before a wall. */
  readonly from: Thing | undefined
  readonly levelId: string
  readonly hand: Side
  readonly hour: Hour
  readonly shore: Shore
  /** The place on the shore where it begins. */
  readonly start: number
  /** Each with the metres from the one before. */
  readonly stops: readonly {
    readonly index: number
    readonly place: number
    readonly metres: number
    /** By which one comes upon it before its place. */
    readonly sooner: number
    readonly isInWall: boolean
  }[]
}

/** A thing in the wall at the metres from the start of the whole way. */
interface Stop {
  readonly thing: Thing
  readonly index: number
  readonly place: number
  readonly walked: number
  readonly sooner: number
  readonly isInWall: boolean
}

/** A longer way has a step between, where one can be sure. */
const LONG_METRES = 75

/** A shorter way is none, in metres. */
export const LEAST_METRES = 0.5

/** The steps along one wall; none for two things at one place. */
export function followSteps(way: Followed, world: TrailWorld): FollowStep[] {
  let walked = 0
  const stops = way.stops.flatMap(({ index, place, metres, sooner, isInWall }): Stop[] => {
    walked += metres
    const thing = world.graph.things[index]
    return thing ? [{ thing, index, place, walked, sooner, isInWall }] : []
  })
  if (walked < LEAST_METRES) return []
  const cuts = cutsOf(stops, walked)
  return cuts.flatMap((end, order) => {
    const before = cuts[order - 1]
    const start = before ?? { place: way.start, walked: 0 }
    const between = stops.filter((stop) => stop.walked > start.walked && stop.walked <= end.walked)
    return [followStep({ ...way, goesOn: before !== undefined }, start, end, { between, world })]
  })
}

/** The things that end a step: at most `LONG_METRES` apart where there is one. */
function cutsOf(stops: readonly Stop[], length: number): Stop[] {
  const count = Math.ceil(length / LONG_METRES)
  const last = stops.at(-1)
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const wished = (length * (index + 1)) / count
    return stops
      .filter(({ thing, walked }) => thing.isNoticed && walked > 10 && walked < length - 10)
      .toSorted((a, b) => Math.abs(a.walked - wished) - Math.abs(b.walked - wished))[0]
  })
  return [...new Set([...cuts, last])].filter((cut) => cut !== undefined)
}

interface Context {
  readonly between: readonly Stop[]
  readonly world: TrailWorld
}

function followStep(
  way: Followed & { readonly goesOn: boolean },
  start: Pick<Stop, 'place' | 'walked'>,
  end: Stop,
  { between, world }: Context,
): FollowStep {
  const length = end.walked - start.walked
  const metres = saidMetres(length - Math.min(end.sooner, length))
  const next = tooFar(end, way.hand, world)
  const sameName = between.filter(({ thing }) => hasSameWords(thing, end.thing, world.nameOf))
  return {
    kind: 'follow',
    levelId: way.levelId,
    line: lineAlong(way.shore, start.place, end.place, way.hand),
    ...(way.from && !way.goesOn && { from: named(way.from) }),
    ...(!way.goesOn && { hour: way.hour }),
    hand: way.hand,
    metres,
    steps: saidSteps(metres),
    passed: passedOf(between, start.walked, end, {
      ...world,
      least: way.from || way.goesOn ? 2 : AFTER_LANDING_METRES,
    }),
    end: named(end.thing),
    isEndAtWall: end.isInWall,
    nth: new Set(sameName.map(({ place }) => Math.round(place))).size,
    ...(next && { tooFar: next }),
  }
}

/** One thing for about so many metres of the way, and at most so many. */
const METRES_PER_PASSED = 18
const MAX_PASSED = 3

/** Someone who came to a wall may be off by so many metres. */
const AFTER_LANDING_METRES = 10

/** Things between, spread evenly, each the only one of its name. */
function passedOf(
  between: readonly Stop[],
  begun: number,
  end: Stop,
  { nameOf, least }: Pick<TrailWorld, 'nameOf'> & { readonly least: number },
): Passed[] {
  const length = end.walked - begun
  const count = Math.min(MAX_PASSED, Math.floor(length / METRES_PER_PASSED))
  const byName = Map.groupBy(between, ({ thing }) => nameOf(thing.id))
  const candidates = between.filter(
    ({ thing, walked, sooner }) =>
      thing.isNoticed &&
      byName.get(nameOf(thing.id))?.length === 1 &&
      walked - sooner - begun > least &&
      end.walked - walked > 2,
  )
  const chosen = new Set(
    Array.from({ length: count }, (_, index) => {
      const wished = begun + (length * (index + 1)) / (count + 1)
      return candidates.toSorted((a, b) => Math.abs(a.walked - wished) - Math.abs(b.walked - wished))[0]
    }),
  )
  return candidates
    .filter((stop) => chosen.has(stop))
    .map(({ thing, walked, sooner }) => ({ ...named(thing), metres: saidMetres(walked - sooner - begun) }))
}

/** Farther away it is no warning, in metres. */
const WARNING_METRES = 30

function tooFar(end: Stop, hand: Side, { graph, nameOf }: TrailWorld): Passed | undefined {
  if (!end.isInWall) return undefined
  let [index, metres] = [end.index, 0]
  while (metres < WARNING_METRES) {
    const edge = (graph.edges[index] ?? []).find(
      (one) => one.kind === 'follow' && one.hand === hand && one.isEndAtWall,
    )
    const thing = edge && graph.things[edge.to]
    if (edge === undefined || thing === undefined || edge.to === end.index) return undefined
    index = edge.to
    metres += edge.metres
    const isOther = thing.isNoticed && nameOf(thing.id) !== nameOf(end.thing.id)
    if (isOther && metres >= 2 && metres < WARNING_METRES)
      return { ...named(thing), metres: saidMetres(metres) }
  }
  return undefined
}
