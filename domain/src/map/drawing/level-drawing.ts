import type { Section } from '../../directory/section-category.ts'
import type { AmenityKind } from '../mall-map.ts'
import type { Point } from '../plane.ts'
import type { Box } from './box.ts'

/** How one level looks, as plain data: metres to the right and down; paths are the data of SVG paths (`evenodd`). */
export interface LevelDrawing {
  readonly levelId: string
  readonly box: Box
  /** What to look at first where not all of it can be seen. */
  readonly middle: Point
  /** Where north points, in degrees clockwise from up. */
  readonly north: number
  /** What lies under everything else, in the order in which it is painted. */
  readonly areas: readonly DrawnArea[]
  /** In the order of their names. */
  readonly stores: readonly DrawnStore[]
  /** Names of what is no store: rooms, walkways, car parks, openings in the floor. */
  readonly labels: readonly DrawnLabel[]
  readonly symbols: readonly DrawnSymbol[]
  readonly entrances: readonly DrawnEntrance[]
  /** The doors, drawn as gaps in the walls. */
  readonly doors: string
}

export interface DrawnArea {
  readonly kind: AreaKind
  readonly path: string
}

export type AreaKind = 'outside' | 'parking' | 'walkway' | 'room' | 'private' | 'moving' | 'void' | 'fixture'

/** A store with all its units on this level. */
export interface DrawnStore {
  readonly slug: string
  readonly name: string
  readonly section: Section | undefined
  readonly path: string
  readonly box: Box
  /** Where a pin stands: above its name, else in the middle of its largest unit. */
  readonly at: Point
  readonly label: DrawnLabel | undefined
  readonly logo: DrawnLogo | undefined
}

/** A text in its place. */
export interface DrawnLabel {
  readonly lines: readonly string[]
  /** The middle of the text. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  /** The largest size of letters that fits, in metres: one of `labelSizes`. */
  readonly size: number
  readonly tier: Tier
}

export interface DrawnLogo {
  readonly url: string
  readonly box: Box
}

export interface DrawnSymbol {
  readonly id: string
  readonly kind: AmenityKind | 'kiosk'
  readonly name: string
  readonly at: Point
  readonly tier: Tier
}

export interface DrawnEntrance {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly at: Point
  /** Which way one walks through it, in degrees clockwise from the right. */
  readonly turn: number
  readonly isStepFree: boolean
  readonly label: DrawnLabel | undefined
}

/** From which closeness on something is shown: 0 always, 1 closer, 2 closest. */
export type Tier = 0 | 1 | 2

/** Sizes of letters in metres, the largest first. */
export const labelSizes = [4.5, 3.6, 2.9, 2.3, 1.8, 1.4, 1.1, 0.9, 0.7, 0.5] as const

/** The smallest letters and the largest symbols of a tier, in metres: a screen shows both about as large as text. */
export const tiers: readonly { readonly tier: Tier; readonly letters: number; readonly symbol: number }[] = [
  { tier: 0, letters: 2.9, symbol: 4.5 },
  { tier: 1, letters: 1.4, symbol: 2.6 },
  { tier: 2, letters: 0.5, symbol: 1.5 },
]

/** From line to line of a label, in ems. */
export const LINE_HEIGHT = 1.1
