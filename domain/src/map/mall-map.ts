import type { Point, Polygon } from './plane.ts'

/** A text by language code, such as `{ en: 'Lift B', es: 'Elevador B' }`. */
export type Label = Readonly<Record<string, string>>

/** The map of a building (IMDF 1.0.0 in the mall's own terms). Ids are unique in the whole map. */
export interface MallMap {
  readonly name: Label
  /** The position of `x` 0, `y` 0, in degrees (WGS 84). */
  readonly origin: { readonly longitude: number; readonly latitude: number }
  /** The lowest first. */
  readonly levels: readonly MapLevel[]
  readonly units: readonly MapUnit[]
  readonly openings: readonly MapOpening[]
  readonly occupants: readonly MapOccupant[]
  readonly amenities: readonly MapAmenity[]
  readonly kiosks: readonly MapKiosk[]
  readonly fixtures: readonly MapFixture[]
  readonly tactilePaths: readonly MapTactilePath[]
  readonly connections: readonly MapConnection[]
}

/** A map with nothing on it. */
export const emptyMap: MallMap = {
  name: {},
  origin: { longitude: 0, latitude: 0 },
  levels: [],
  units: [],
  openings: [],
  occupants: [],
  amenities: [],
  kiosks: [],
  fixtures: [],
  tactilePaths: [],
  connections: [],
}

/** A level of the building. */
export interface MapLevel {
  readonly id: string
  /** 0 is the street level. */
  readonly ordinal: number
  readonly name: Label
  readonly shortName: Label
  readonly shape: readonly Polygon[]
}

/** How people on foot use a unit. */
export type UnitUse =
  | 'walkway'
  | 'room'
  | 'washroom'
  | 'lift'
  | 'escalator'
  | 'stairs'
  | 'ramp'
  | 'parking'
  | 'void'
  | 'private'

/** A room, a stretch of walkway, a lift shaft, an opening in the floor. */
export interface MapUnit {
  readonly id: string
  readonly levelId: string
  readonly use: UnitUse
  readonly name: Label
  readonly shape: readonly Polygon[]
  /** The position of its label. */
  readonly centre: Point
}

/** An opening in the wall of a unit. */
export interface MapOpening {
  readonly id: string
  readonly levelId: string
  readonly line: readonly Point[]
  readonly use: 'door' | 'entrance' | 'emergency-exit' | 'service'
  readonly name: Label
  /** False if it has a known step or a door too narrow for wheelchairs. */
  readonly isStepFree: boolean
}

/** The occupant of a unit: a store of the directory, by `correlationId`, or a service of the mall. */
export interface MapOccupant {
  readonly id: string
  readonly name: Label
  readonly unitId: string
  readonly levelId: string
  readonly at: Point
  readonly correlationId?: string
}

/** The kind of an amenity, which decides its symbol. */
export type AmenityKind =
  | 'washroom'
  | 'washroom-women'
  | 'washroom-men'
  | 'washroom-all-gender'
  | 'washroom-accessible'
  | 'family-room'
  | 'lift'
  | 'escalator'
  | 'stairs'
  | 'atm'
  | 'guest-services'
  | 'first-aid'
  | 'security'
  | 'seating'
  | 'charging'
  | 'water'
  | 'lockers'
  | 'parking'
  | 'transit'
  | 'taxi'
  | 'bicycles'
  | 'smoking'
  | 'other'

/** A facility for visitors, shown as a symbol. */
export interface MapAmenity {
  readonly id: string
  readonly levelId: string
  readonly kind: AmenityKind
  readonly name: Label
  readonly at: Point
  readonly correlationId?: string
}

/** A board with the map on it: "you are here". */
export interface MapKiosk {
  readonly id: string
  readonly levelId: string
  readonly name: Label
  readonly shape: readonly Polygon[]
  readonly at: Point
}

/** An obstacle that is not a unit: a planter, a bench, a stall. */
export interface MapFixture {
  readonly id: string
  readonly levelId: string
  readonly shape: readonly Polygon[]
}

/** Tactile paving along a line: a strip on the floor that one feels under the feet or with a cane. */
export interface MapTactilePath {
  readonly id: string
  readonly levelId: string
  readonly line: readonly Point[]
}

/** A lift, an escalator, a stair or a ramp between levels. */
export interface MapConnection {
  readonly id: string
  readonly kind: 'lift' | 'escalator' | 'stairs' | 'ramp'
  readonly name: Label
  /** In order; a one-way connection goes from the first to the last. */
  readonly stops: readonly MapStop[]
  readonly isOneWay: boolean
}

/** The point where a connection is entered and left on one level. */
export interface MapStop {
  readonly levelId: string
  readonly at: Point
}
