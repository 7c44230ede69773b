import type { Section } from '@promenade/domain/directory/section-category'
import type {
  AmenityKind,
  Label,
  MallMap,
  MapAmenity,
  MapConnection,
  MapKiosk,
  MapLevel,
  MapOccupant,
  MapOpening,
  MapUnit,
  UnitUse,
} from '@promenade/domain/map/mall-map'
import type { Point, Polygon } from '@promenade/domain/map/plane'
import {
  type Guard,
  isFlag,
  isList,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isAnyObject,
  isText,
} from './guards.ts'
import type { MapData, MapStore } from './map-data.ts'

/** Undefined for invalid data, or data of another version of the site. */
export function parseMapData(value: unknown): MapData | undefined {
  return isMapData(value) ? value : undefined
}

const isLabel: Guard<Label> = (value): value is Label =>
  isAnyObject(value) && Object.values(value).every(isText)
const isPoint = isObject<Point>({ x: isNumber, y: isNumber })
const isLine = isList(isPoint)
const isShape = isList(isObject<Polygon>({ outer: isLine, holes: isList(isLine) }))

const isLevel = isObject<MapLevel>({
  id: isText,
  ordinal: isNumber,
  name: isLabel,
  shortName: isLabel,
  shape: isShape,
})

const isUnitUse = isOneOf<UnitUse>({
  walkway: true,
  room: true,
  washroom: true,
  lift: true,
  escalator: true,
  stairs: true,
  ramp: true,
  parking: true,
  void: true,
  private: true,
})

const isUnit = isObject<MapUnit>({
  id: isText,
  levelId: isText,
  use: isUnitUse,
  name: isLabel,
  shape: isShape,
  centre: isPoint,
})

const isOpening = isObject<MapOpening>({
  id: isText,
  levelId: isText,
  line: isLine,
  use: isOneOf<MapOpening['use']>({ door: true, entrance: true, 'emergency-exit': true, service: true }),
  name: isLabel,
  isStepFree: isFlag,
})

const isOccupant = isObject<MapOccupant>({
  id: isText,
  name: isLabel,
  unitId: isText,
  levelId: isText,
  at: isPoint,
  correlationId: isOptional(isText),
})

const isAmenityKind = isOneOf<AmenityKind>({
  washroom: true,
  'washroom-women': true,
  'washroom-men': true,
  'washroom-all-gender': true,
  'washroom-accessible': true,
  'family-room': true,
  lift: true,
  escalator: true,
  stairs: true,
  atm: true,
  'guest-services': true,
  'first-aid': true,
  security: true,
  seating: true,
  charging: true,
  water: true,
  lockers: true,
  parking: true,
  transit: true,
  taxi: true,
  bicycles: true,
  smoking: true,
  other: true,
})

const isAmenity = isObject<MapAmenity>({
  id: isText,
  levelId: isText,
  kind: isAmenityKind,
  name: isLabel,
  at: isPoint,
  correlationId: isOptional(isText),
})

const isKiosk = isObject<MapKiosk>({
  id: isText,
  levelId: isText,
  name: isLabel,
  shape: isShape,
  at: isPoint,
})

const isConnection = isObject<MapConnection>({
  id: isText,
  kind: isOneOf<MapConnection['kind']>({ lift: true, escalator: true, stairs: true, ramp: true }),
  name: isLabel,
  stops: isList(isObject<MapConnection['stops'][number]>({ levelId: isText, at: isPoint })),
  isOneWay: isFlag,
})

const isMap = isObject<MallMap>({
  name: isLabel,
  origin: isObject<MallMap['origin']>({ longitude: isNumber, latitude: isNumber }),
  levels: isList(isLevel),
  units: isList(isUnit),
  openings: isList(isOpening),
  occupants: isList(isOccupant),
  amenities: isList(isAmenity),
  kiosks: isList(isKiosk),
  fixtures: isList(isObject<MallMap['fixtures'][number]>({ id: isText, levelId: isText, shape: isShape })),
  tactilePaths: isList(
    isObject<MallMap['tactilePaths'][number]>({ id: isText, levelId: isText, line: isLine }),
  ),
  connections: isList(isConnection),
})

const isStore = isObject<MapStore>({
  id: isText,
  slug: isText,
  section: isOptional(isOneOf<Section>({ retail: true, foodandbeverage: true, professionalservices: true })),
  logo: isOptional(isText),
  level: isOptional(isNumber),
  unit: isOptional(isText),
  isTemporarilyClosed: isOptional(isFlag),
})

const isPlace = isObject<MapData['places'][number]>({
  slug: isText,
  isTemporarilyClosed: isFlag,
  closedUntil: isOptional(isNumber),
  atmosphere: isOptional(isOneOf<'quiet' | 'busy'>({ quiet: true, busy: true })),
})

const isMapData = isObject<MapData>({ map: isMap, stores: isList(isStore), places: isList(isPlace) })
