import type { Section } from '../../directory/section-category.ts'
import type { AmenityKind } from '../mall-map.ts'
import type { Point } from '../plane.ts'
import type { Box } from './box.ts'

/** The drawing of one level as plain data: metres to the right and down; SVG path data. */
export interface LevelDrawing {
  readonly levelId: string
  readonly box: Box
  /** Without car parks and streets, and without large parts that are not for visitors. */
  readonly building: Box
  /** The direction of north, in degrees clockwise from up. */
  readonly north: number
  /** Under everything else, in painting order. */
  readonly areas: readonly DrawnArea[]
  /** By name. */
  readonly stores: readonly DrawnStore[]
  /** The kinds of stores whose names are not readable yet. */
  readonly signs: readonly StoreSigns[]
  /** Names of units without stores: rooms, walkways, car parks, openings in the floor. */
  readonly labels: readonly DrawnLabel[]
  readonly symbols: readonly DrawnSymbol[]
  /** The shape of each kind of symbol on this level, in a box of 24 by 24, as SVG path data. */
  readonly shapes: readonly { readonly kind: DrawnSymbol['kind']; readonly path: string }[]
  readonly entrances: readonly DrawnEntrance[]
  /** The doors, drawn as gaps in the walls. */
  readonly doors: string
  /** The texts for the drawing turned by a quarter; absent for a level that is not wider than high. */
  readonly turned?: TurnedTexts
}

/** The texts of a level besides those of stores, laid out upright after a turn by a quarter clockwise around the origin. */
export interface TurnedTexts {
  readonly labels: readonly DrawnLabel[]
  readonly entrances: readonly DrawnLabel[]
  /** In the drawing's own coordinates. */
  readonly signs: readonly StoreSigns[]
}

/** All areas of one kind, as SVG path data. */
export interface DrawnArea {
  readonly kind: AreaKind
  readonly path: string
}

/** The kind of an area, which decides its colour. */
export type AreaKind = 'outside' | 'parking' | 'walkway' | 'room' | 'private' | 'moving' | 'void' | 'fixture'

/** The name of a store. */
export interface StoreTexts {
  /** In its unit; not drawn where a logo is. */
  readonly label: DrawnLabel | undefined
  /** The name from farther away, until there is room for what is in the unit: beside the building, or before the logo. */
  readonly early?: DrawnLabel | undefined
}

/** A store with all its units on this level. */
export interface DrawnStore extends StoreTexts {
  readonly slug: string
  readonly name: string
  readonly section: Section | undefined
  readonly path: string
  readonly box: Box
  /** The position of a pin: above the name, else in the middle of the largest unit. */
  readonly at: Point
  /** Upright in the drawing and in the turned one, around its middle. */
  readonly logo: DrawnLogo | undefined
  /** For the drawing turned by a quarter, as `TurnedTexts`. */
  readonly turned?: StoreTexts
}

/** Widths of the room of a symbol, in metres; few, since each is an element for itself. A smaller unit has its name when one is so close. */
export const signRooms = [10, 7.5, 4.5] as const

/** Symbols of one kind of store, with as much room each. */
export interface StoreSigns {
  readonly section: Section
  /** The width of their room in metres: they are drawn where that is wide enough on the screen. */
  readonly room: (typeof signRooms)[number]
  /** They are drawn until letters of this size are readable, in metres: then a name or a logo is there. */
  readonly until: number
  /** A closed line from symbol to symbol, as SVG path data: it has markers at its start and between. */
  readonly path: string
}

/** A text with letters of a size in metres. */
export interface PlacedText {
  readonly lines: readonly string[]
  /** The middle of the text; for one beside the building, the point of the wall. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  readonly size: number
}

/** A text and its position. */
export interface DrawnLabel extends PlacedText {
  /** The largest letters that have room, in metres. The label is drawn where letters of that size are readable on the screen. */
  readonly size: LabelSize
  readonly beside?: Beside
  /** The name of a hall from farther away, until these letters are readable. */
  readonly early?: DrawnLabel | undefined
  /** True if a frame that shows a part of the drawing cuts it off. */
  readonly isCut?: boolean
}

/** Where a text beside the building is, in ems from the wall, at the end of a line from there. */
export interface Beside {
  readonly line: Point
  /** From inside the wall to the end of the line, as SVG path data; none behind the arrow of an entrance. */
  readonly path?: string | undefined
  /** The middle of its lines in height; their start, middle or end in width. */
  readonly text: Point
  readonly anchor: 'start' | 'middle' | 'end'
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
  20, 17, 14.5, 12.5, 10.5, 9, 8, 7, 6, 5.2, 4.5, 3.9, 3.4, 2.9, 2.5, 2.2, 1.9, 1.6, 1.4, 1.2, 1, 0.85, 0.7,
  0.6, 0.5,
] as const

export type LabelSize = (typeof labelSizes)[number]

/** The largest symbols of a tier, in metres. */
export const symbolSizes: readonly { readonly tier: Tier; readonly size: number }[] = [
  { tier: 0, size: 4.5 },
  { tier: 1, size: 2.6 },
  { tier: 2, size: 1.5 },
]
