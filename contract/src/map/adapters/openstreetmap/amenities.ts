import type { AmenityKind } from '@promenade/domain/map/mall-map'
import { ownValue, type Row } from '../../../decode/row.ts'
import { readTag } from './tags.ts'

/** The amenity of a tagged point or room; undefined for one that has no symbol on the map. */
export function amenityOf(tags: Row): AmenityKind | undefined {
  const amenity = readTag(tags, 'amenity')
  if (amenity === 'toilets') return washroomOf(tags)
  const isInformationDesk = readTag(tags, 'information') !== '' || readTag(tags, 'tourism') === 'information'
  if (isInformationDesk) return 'guest-services'
  if (readTag(tags, 'emergency') === 'defibrillator') return 'first-aid'
  if (readTag(tags, 'highway') === 'elevator') return 'lift'
  return kindsByAmenity.get(amenity)
}

function washroomOf(tags: Row): AmenityKind {
  if (isTagYes(tags, 'changing_table')) return 'family-room'
  if (isTagYes(tags, 'unisex')) return 'washroom-all-gender'
  const [women, men] = [isTagYes(tags, 'female'), isTagYes(tags, 'male')]
  if (women !== men) return women ? 'washroom-women' : 'washroom-men'
  return isTagYes(tags, 'wheelchair') ? 'washroom-accessible' : 'washroom'
}

function isTagYes(tags: Row, name: string): boolean {
  const value = ownValue(tags, name)
  return value === 'yes' || value === 'designated' || value === true
}

const kindsByAmenity: ReadonlyMap<string, AmenityKind> = new Map([
  ['atm', 'atm'],
  ['bank_machine', 'atm'],
  ['first_aid', 'first-aid'],
  ['bench', 'seating'],
  ['lounge', 'seating'],
  ['device_charging_station', 'charging'],
  ['drinking_water', 'water'],
  ['luggage_locker', 'lockers'],
  ['parking', 'parking'],
  ['taxi', 'taxi'],
  ['bicycle_parking', 'bicycles'],
  ['bus_station', 'transit'],
  ['ferry_terminal', 'transit'],
  ['smoking_area', 'smoking'],
])
