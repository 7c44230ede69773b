import { plus, type Point, scaled } from '../../map/plane.ts'
import type { Side } from '../landmarks.ts'
import { type Hour, hourOf, NORTH, turnedRight } from './clock.ts'
import { followSteps, LEAST_METRES } from './follow-steps.ts'
import { saidMetres, saidSteps } from './measures.ts'
import { lineAlong, pointAt } from './shores.ts'
import { named, type Thing } from './things.ts'
import type { TrailWorld } from './trail-graph.ts'
import type {
  CrossEdge,
  DetourEdge,
  FindEdge,
  FollowEdge,
  LandEdge,
  LeaveEdge,
  RideEdge,
  TrailEdge,
} from './trail-edge.ts'
import { goesOn, type Trail } from './trail-finder.ts'
import type {
  AlongStep,
  CountStep,
  CrossStep,
  FindStep,
  ThroughStep,
  ToWallStep,
  TrailArrival,
  TrailRideStep,
  TrailStep,
} from './trail-step.ts'

/** A part of a trail that is one or more steps: rides of one connection, or edges along one wall. */
interface Part {
  readonly from: Thing
  readonly edges: readonly TrailEdge[]
}

/** The steps of a trail, the arrival included. */
export function trailSteps(trail: Trail, world: TrailWorld): TrailStep[] {
  const steps = partsOf(trail, world).flatMap((part) => stepsOf(part, world))
  const last = steps.at(-1)
  const goal = world.graph.things[trail.edges.at(-1)?.to ?? trail.first]
  if (goal === undefined) return []
  const arrival: TrailArrival = {
    kind: 'arrive',
    levelId: goal.levelId,
    line: [],
    goal: named(goal),
    ...(last?.kind === 'follow' && { hand: last.isEndAtWall ? last.hand : otherHand(last.hand) }),
  }
  return [...steps, arrival]
}

function otherHand(hand: Side): Side {
  return hand === 'left' ? 'right' : 'left'
}

function partsOf({ first, edges }: Trail, { graph }: TrailWorld): Part[] {
  const parts: { from: Thing; edges: TrailEdge[] }[] = []
  let index = first
  for (const edge of edges) {
    const from = graph.things[index]
    const last = parts.at(-1)
    if (last !== undefined && isOfPart(edge, last.edges.at(-1))) last.edges.push(edge)
    else if (from !== undefined) parts.push({ from, edges: [edge] })
    index = edge.to
  }
  return parts
}

function isOfPart(edge: TrailEdge, before: TrailEdge | undefined): boolean {
  if (edge.kind === 'ride') return before?.kind === 'ride' && before.ride.connection === edge.ride.connection
  return goesOn(edge, before)
}

function stepsOf({ from, edges }: Part, world: TrailWorld): readonly TrailStep[] {
  const [edge] = edges
  if (edge === undefined) return []
  switch (edge.kind) {
    case 'ride':
      return [rideStep(edge, edges.at(-1) ?? edge, world)]
    case 'find':
      return [findStep(from, edge, world)]
    case 'through':
      return [throughStep(from, world.graph.things[edge.to] ?? from)]
    case 'cross':
      return [crossStep(from, edge, world)]
    case 'detour':
      return detourSteps(from, edge, world)
    case 'leave':
      return leavingSteps(from, edge, world)
    case 'land':
      return [
        toWallStep(from, edge),
        ...(edge.isWithinReach
          ? [findStep(from, edge, world)]
          : followSteps(followed(from, edge, edges), world)),
      ]
    case 'follow':
      // At a thing across a narrow passage one is at once, and then at its wall.
      return edge.isEndAtWall || edge.metres >= LEAST_METRES
        ? followSteps(followed(from, edge, edges), world)
        : [findStep(from, edge, world)]
  }
}

function followed(from: Thing, edge: FollowEdge | LandEdge, edges: readonly TrailEdge[]) {
  const isLanded = edge.kind === 'land'
  const off = isLanded ? edge.landing.off : (from.place?.off ?? NORTH)
  // Someone who arrives at a wall faces it; at a thing one has the back to it.
  const facing = isLanded ? scaled(off, -1) : (from.out ?? off)
  return {
    from: isLanded ? undefined : from,
    levelId: from.levelId,
    hand: edge.hand,
    hour: hourAlong(facing, off, edge.hand),
    shore: isLanded ? edge.landing.shore : edge.shore,
    start: isLanded ? edge.landing.along : edge.fromPlace,
    stops: edges.flatMap((one) =>
      one.kind === 'follow' || one.kind === 'land'
        ? [
            {
              index: one.to,
              place: one.toPlace,
              metres: one.metres,
              sooner: one.sooner,
              isInWall: one.kind === 'land' || one.isEndAtWall,
            },
          ]
        : [],
    ),
  }
}

/** The hour of the direction along a wall with it on one hand. */
function hourAlong(facing: Point, off: Point, hand: Side): Hour {
  return hourOf(facing, turnedRight(off, hand === 'right' ? 90 : -90))
}

function crossStep(from: Thing, edge: CrossEdge, world: TrailWorld): CrossStep {
  const to = world.graph.things[edge.to] ?? from
  const metres = saidMetres(edge.metres)
  return {
    kind: 'cross',
    levelId: from.levelId,
    line: [from.before, to.before],
    from: named(from),
    isAfterCounting: false,
    direction: edge.direction,
    metres,
    steps: saidSteps(metres),
    end: named(to),
    missed: neighboursOf(to, edge.to, world),
  }
}

function detourSteps(from: Thing, edge: DetourEdge, { graph }: TrailWorld): [CountStep, CrossStep] {
  const { levelId } = from
  const to = graph.things[edge.to] ?? from
  const [before, after] = [saidMetres(edge.before), saidMetres(edge.metres)]
  return [
    {
      kind: 'count',
      levelId,
      line: [from.before, edge.turn],
      from: named(from),
      hour: edge.hour,
      metres: before,
      steps: saidSteps(before),
    },
    {
      kind: 'cross',
      levelId,
      line: [edge.turn, to.before],
      isAfterCounting: true,
      direction: { hour: edge.nextHour },
      metres: after,
      steps: saidSteps(after),
      end: named(to),
      missed: {},
    },
  ]
}

function leavingSteps(from: Thing, edge: LeaveEdge, { graph }: TrailWorld): [AlongStep, CrossStep] {
  const { levelId } = from
  const to = graph.things[edge.to] ?? from
  const off = from.place?.off ?? NORTH
  const [metres, across] = [saidMetres(edge.metres), saidMetres(edge.across)]
  const line = lineAlong(edge.shore, edge.fromPlace, edge.toPlace, edge.hand)
  const hour = hourAlong(from.out ?? off, off, edge.hand)
  return [
    {
      kind: 'along',
      levelId,
      line,
      from: named(from),
      hour,
      hand: edge.hand,
      metres,
      steps: saidSteps(metres),
    },
    {
      kind: 'cross',
      levelId,
      line: [line.at(-1) ?? from.before, to.before],
      isAfterCounting: false,
      direction: { hour: 12 },
      metres: across,
      steps: saidSteps(across),
      end: named(to),
      missed: {},
    },
  ]
}

/** What is in the wall to the left and right of a thing, as seen by someone who comes towards it. */
function neighboursOf(thing: Thing, index: number, { graph, nameOf }: TrailWorld): CrossStep['missed'] {
  const beside = (hand: Side) => {
    const edge = (graph.edges[index] ?? []).find(
      (one) => one.kind === 'follow' && one.hand === hand && one.isEndAtWall && one.metres > 1,
    )
    const other = edge && graph.things[edge.to]
    const isTold = other?.isNoticed && nameOf(other.id) !== nameOf(thing.id) && (edge?.metres ?? 0) < 20
    return isTold ? named(other) : undefined
  }
  // With the wall on the right hand one walks to the left, as seen from the floor.
  const [left, right] = [beside('left'), beside('right')]
  return { ...(left && { right: left }), ...(right && { left: right }) }
}

function toWallStep(from: Thing, { across, ahead, direction }: LandEdge): ToWallStep {
  const metres = saidMetres(across)
  const line = [from.before, plus(from.before, scaled(ahead, across))]
  const steps = saidSteps(metres)
  return { kind: 'to-wall', levelId: from.levelId, line, from: named(from), direction, metres, steps }
}

function throughStep(from: Thing, to: Thing): ThroughStep {
  return { kind: 'through', levelId: from.levelId, line: [from.before, to.before], door: named(to) }
}

function findStep(from: Thing, edge: FindEdge | LandEdge | FollowEdge, { graph }: TrailWorld): FindStep {
  const to = graph.things[edge.to] ?? from
  const metres = saidMetres(edge.metres)
  const start = edge.kind === 'land' ? pointAt(edge.landing.shore, edge.landing.along).at : from.before
  const line = [start, to.before]
  return { kind: 'find', levelId: from.levelId, line, metres, steps: saidSteps(metres), end: named(to) }
}

function rideStep({ ride }: RideEdge, last: TrailEdge, { map }: TrailWorld): TrailRideStep {
  const { levelId: toLevelId } = last.kind === 'ride' ? last.ride.to : ride.to
  const { levelId } = ride.from
  const order = (id: string) => map.levels.find((level) => level.id === id)?.ordinal ?? 0
  const isUp = order(toLevelId) > order(levelId)
  return { kind: 'ride', levelId, line: [], connection: ride.connection, toLevelId, isUp }
}
