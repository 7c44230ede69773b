import { distanceBetween, type Point } from '../../map/plane.ts'
import type { Floor } from '../floor.ts'
import { isBefore } from '../trail/ground.ts'
import type { Shore } from '../trail/shores.ts'
import { hasSameWords, isNear, type Named, type Thing } from '../trail/things.ts'
import type { TrailWorld } from '../trail/trail-graph.ts'

/** What the walker's body meets: the walls, and the things that visitors know by name. */
export interface Building extends TrailWorld {
  readonly floors: ReadonlyMap<string, Floor>
  /** The floors across which one hears: without benches and planters. */
  readonly bare: ReadonlyMap<string, Floor>
  readonly shores: ReadonlyMap<string, readonly Shore[]>
}

/** Where a walker is: at a thing, or before a wall. */
export interface Stance {
  readonly levelId: string
  readonly at: Point
  readonly thing?: Thing
  /** The direction off the wall at one's back, or of the last steps. */
  readonly off?: Point
}

/** How long a walker's steps are, compared with the words. */
export interface Habits {
  readonly stride: number
}

export function standingAt(things: readonly Thing[]): Stance[] {
  return things.map((thing) => ({ levelId: thing.levelId, at: thing.before, thing }))
}

/** The things that fit a name, within reach. */
export function thingsNear(name: Named, at: Point, levelId: string, building: Building): readonly Thing[] {
  return nearest(thingsNamed(name, levelId, building), at, building.bare.get(levelId))
}

/** Of two doors of one shop, or two sides of one door, one stops at the nearer. */
export function nearest(things: readonly Thing[], at: Point, floor: Floor | undefined): readonly Thing[] {
  const near = things
    .filter((thing) => isNear(at, thing, floor) && !isOtherSide(at, thing, things))
    .toSorted((a, b) => distanceBetween(a.before, at) - distanceBetween(b.before, at))
  return near.filter((thing, index) => near.findIndex(({ id }) => id === thing.id) === index)
}

export function thingsNamed(name: Named, levelId: string, { graph, nameOf }: Building): readonly Thing[] {
  return graph.things.filter((thing) => thing.levelId === levelId && hasSameWords(thing, name, nameOf))
}

/** Distances are misjudged by a fifth and a few steps. */
export function range(metres: number): readonly [number, number] {
  return [metres * 0.8 - 2, metres * 1.2 + 2]
}

/** True for the side of an entrance that one does not come to first. */
export function isOtherSide(at: Point, thing: Thing, things: readonly Thing[]): boolean {
  return things.filter(({ id }) => id === thing.id).length > 1 && !isBefore(at, thing)
}
