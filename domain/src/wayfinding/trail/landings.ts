import { dot, plus, type Point, scaled } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import type { Side } from '../landmarks.ts'
import { towardsHour, turnedRight, winds, windVector } from './clock.ts'
import { soonerBy } from './following.ts'
import { FOUND_METRES, type Ground, MAX_CROSSING_METRES, type Placed, VEER_DEGREES } from './ground.ts'
import { doMetresHold } from './measures.ts'
import { metresAlong, nearestShorePlace, type Shore, type ShorePlace } from './shores.ts'
import type { Thing } from './things.ts'
import type { Direction, LandEdge, TrailEdge } from './trail-edge.ts'

/** What someone meets who crosses an open floor. */
export interface Walls extends Ground {
  readonly shores: readonly Shore[]
}

/**
 * To the wall, and on to the first thing that is not within reach of the place where one arrives, and to the first one that is so
 * far that the steps are sure.
 */
export function addLandings(
  { thing: from, index }: Placed,
  there: readonly Placed[],
  walls: Walls,
  edges: TrailEdge[][],
): void {
  for (const { direction, ahead, ...landing } of landingsFrom(from, walls)) {
    const { place, across, off, points } = landing
    const edge = { kind: 'land', direction, ahead, across, landing: place } as const
    // Someone may meet the wall nearer to the thing by as much.
    const holds = (metres: number) => doMetresHold(metres, metres - off)
    for (const hand of ['left', 'right'] as const) {
      const all = thingsAlong(place, hand, there).filter(({ to }) => to !== index)
      const landed = ({ thing, ...one }: (typeof all)[number], isWithinReach: boolean): LandEdge => {
        const sooner = soonerBy({ shore: place.shore, along: one.toPlace }, hand, thing, walls.bare)
        const isSure = isWithinReach || holds(one.metres)
        return { ...edge, ...one, sooner, hand, isWithinReach, isSure }
      }
      const onward = all.filter(({ metres }) => metres > off)
      const next = new Set([onward[0], onward.find(({ metres }) => holds(metres))])
      for (const one of next) if (one !== undefined) edges[index]?.push(landed(one, false))
      const near = all.filter(
        ({ thing, metres }) =>
          metres + off <= FOUND_METRES && points.every((point) => walls.bare.isFree(point, thing.before)),
      )
      edges[index]?.push(...near.map((one) => landed(one, true)))
    }
  }
}

interface Way {
  readonly direction: Direction
  readonly ahead: Point
}

/**
 * Straight on from what has a direction, by the compass from what stands free. Out of a shop one goes at another hour where no
 * wall is met for sure straight on, as in a hall with columns.
 */
function landingsFrom({ before, kind, out }: Thing, walls: Walls) {
  const landingsAt = (ways: readonly Way[]) =>
    ways.flatMap(({ direction, ahead }) => {
      // Where something stands in the way one goes around it.
      const landing =
        landingOf(before, ahead, walls.floor, walls) ?? landingOf(before, ahead, walls.bare, walls)
      return landing ? [{ ...landing, direction, ahead }] : []
    })
  if (out === undefined)
    return landingsAt(winds.map((wind) => ({ direction: { wind }, ahead: windVector(wind) })))
  const straightOn = landingsAt([{ direction: { hour: 12 }, ahead: out }])
  if (straightOn.length > 0 || kind !== 'door') return straightOn
  return landingsAt(
    asideHours.map((hour) => ({ direction: { hour }, ahead: towardsHour(out, hour) })),
  ).filter(({ ahead, place }) => dot(ahead, place.off) < MOST_SLANT)
}

const asideHours = [11, 1, 10, 2, 9, 3] as const

/** Someone who comes to a wall at less than 45° does not face it. */
const MOST_SLANT = -0.7

/** Where one meets a wall, and how far off one may be; undefined if one may meet another wall. */
export function landingOf(from: Point, ahead: Point, floor: Floor, { bare, shores }: Walls) {
  const [nominal, ...others] = [0, -VEER_DEGREES, VEER_DEGREES].map((veer) => {
    const way = turnedRight(ahead, veer)
    const across = metresToWall(floor, from, way, MAX_CROSSING_METRES)
    if (across >= MAX_CROSSING_METRES || across < 2) return undefined
    const place = nearestShorePlace(shores, plus(from, scaled(way, across)), AT_LANDING_METRES)
    return place && { across, place, at: plus(from, scaled(way, across)) }
  })
  if (nominal === undefined) return undefined
  const { shore, along } = nominal.place
  const offs = others.map((one) =>
    one?.place.shore === shore
      ? Math.min(
          metresAlong(shore, along, one.place.along, 'left'),
          metresAlong(shore, along, one.place.along, 'right'),
        )
      : Infinity,
  )
  const off = Math.max(...offs) + (floor === bare ? 2.5 : 1)
  const points = [nominal, ...others].flatMap((one) => one?.at ?? [])
  return off <= MAX_LANDING_METRES ? { ...nominal, off, points } : undefined
}

/** The things along a wall, the first one first, up to half of its length. */
function thingsAlong({ shore, along }: ShorePlace, hand: Side, there: readonly Placed[]) {
  return there
    .flatMap(({ thing, index }) =>
      thing.place?.shore === shore
        ? [
            {
              thing,
              to: index,
              toPlace: thing.place.along,
              metres: metresAlong(shore, along, thing.place.along, hand),
            },
          ]
        : [],
    )
    .filter(({ metres }) => metres < shore.length / 2)
    .toSorted((a, b) => a.metres - b.metres)
}

/** Whoever may meet a wall farther from where the words say is lost there; metres. */
const MAX_LANDING_METRES = 6

const AT_LANDING_METRES = 1

/** The metres that one can walk straight on, up to `max`. */
export function metresToWall(floor: Floor, at: Point, ahead: Point, max: number): number {
  const isFree = (metres: number) => floor.isFree(at, plus(at, scaled(ahead, metres)))
  if (isFree(max)) return max
  let [free, blocked] = [0, max]
  while (blocked - free > 0.1) {
    const middle = (free + blocked) / 2
    if (isFree(middle)) free = middle
    else blocked = middle
  }
  return free
}
