import type { Section } from '../../directory/section-category.ts'
import type { AmenityKind } from '../mall-map.ts'
import type { Point } from '../plane.ts'
import type { Box } from './box.ts'

/** The drawing of one level as plain data: metres to the right and down; SVG path data. */
export interface LevelDrawing {
  readonly levelId: string
  readonly box: Box
  /** Without car parks and streets. */
  readonly building: Box
  /** The direction of north, in degrees clockwise from up. */
  readonly north: number
  /** Under everything else, in painting order. */
  readonly areas: readonly DrawnArea[]
  /** By name. */
  readonly stores: readonly DrawnStore[]
  /** Names of units without stores: rooms, walkways, car parks, openings in the floor. */
  readonly labels: readonly DrawnLabel[]
  readonly symbols: readonly DrawnSymbol[]
  readonly entrances: readonly DrawnEntrance[]
  /** The doors, drawn as gaps in the walls. */
  readonly doors: string
  /** The texts for the drawing turned by a quarter; absent for a level that is not wider than high. */
  readonly turned?: TurnedTexts
}

/** The texts of a level, laid out upright in its drawing after a turn by a quarter clockwise around the origin. */
export interface TurnedTexts {
  readonly logos: readonly DrawnLogo[]
  /** Names of stores without a logo. */
  readonly names: readonly DrawnLabel[]
  readonly labels: readonly DrawnLabel[]
  readonly entrances: readonly DrawnLabel[]
}

/** All areas of one kind, as SVG path data. */
export interface DrawnArea {
  readonly kind: AreaKind
  readonly path: string
}

/** The kind of an area, which decides its colour. */
export type AreaKind = 'outside' | 'parking' | 'walkway' | 'room' | 'private' | 'moving' | 'void' | 'fixture'

/** A store with all its units on this level. */
export interface DrawnStore {
  readonly slug: string
  readonly name: string
  readonly section: Section | undefined
  readonly path: string
  readonly box: Box
  /** The position of a pin: above the name, else in the middle of the largest unit. */
  readonly at: Point
  readonly label: DrawnLabel | undefined
  readonly logo: DrawnLogo | undefined
}

/** A text and its position. */
export interface DrawnLabel {
  readonly lines: readonly string[]
  /** The middle of the text. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  /** The largest letter size that fits, in metres. The label is drawn where that is readable on the screen. */
  readonly size: LabelSize
}

/** A logo and its position. */
export interface DrawnLogo {
  readonly url: string
  readonly box: Box
}

/** A symbol and its position. */
export interface DrawnSymbol {
  readonly id: string
  readonly kind: AmenityKind | 'kiosk'
  readonly name: string
  readonly at: Point
  readonly tier: Tier
}

/** An entrance with its name. */
export interface DrawnEntrance {
  readonly id: string
  readonly name: string
  readonly line: string
  readonly at: Point
  /** The walking direction through it, in degrees clockwise from the right. */
  readonly turn: number
  readonly isStepFree: boolean
  readonly label: DrawnLabel | undefined
}

/** The zoom level from which a symbol is shown: 0 always, 1 closer, 2 closest. */
export type Tier = 0 | 1 | 2

/** Letter sizes in metres, the largest first. Close to each other, since a name appears once its size is readable. */
export const labelSizes = [
  9, 8, 7, 6, 5.2, 4.5, 3.9, 3.4, 2.9, 2.5, 2.2, 1.9, 1.6, 1.4, 1.2, 1, 0.85, 0.7, 0.6, 0.5,
] as const

export type LabelSize = (typeof labelSizes)[number]

/** The largest symbols of a tier, in metres. */
export const symbolSizes: readonly { readonly tier: Tier; readonly size: number }[] = [
  { tier: 0, size: 4.5 },
  { tier: 1, size: 2.6 },
  { tier: 2, size: 1.5 },
]

/** Line height of a label, in ems. */
export const LINE_HEIGHT = 1.1
