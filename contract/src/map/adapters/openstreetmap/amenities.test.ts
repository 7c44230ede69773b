import { expect, it } from 'vitest'
import { amenityOf } from './amenities.ts'

it.each([
  [{ amenity: 'toilets' }, 'washroom'],
  [{ amenity: 'toilets', wheelchair: 'yes' }, 'washroom-accessible'],
  [{ amenity: 'toilets', wheelchair: 'no' }, 'washroom'],
  [{ amenity: 'toilets', female: 'yes' }, 'washroom-women'],
  [{ amenity: 'toilets', male: 'designated', wheelchair: 'yes' }, 'washroom-men'],
  [{ amenity: 'toilets', female: 'yes', male: 'yes' }, 'washroom'],
  [{ amenity: 'toilets', unisex: 'yes', female: 'yes' }, 'washroom-all-gender'],
  [{ amenity: 'toilets', changing_table: true, unisex: 'yes' }, 'family-room'],
  [{ information: 'board' }, 'guest-services'],
  [{ tourism: 'information' }, 'guest-services'],
  [{ tourism: 'museum' }, undefined],
  [{ emergency: 'defibrillator' }, 'first-aid'],
  [{ emergency: 'phone' }, undefined],
  [{ highway: 'elevator' }, 'lift'],
  [{ highway: 'steps' }, undefined],
  [{ amenity: 'bank_machine' }, 'atm'],
  [{ amenity: 'atm' }, 'atm'],
  [{ amenity: 'first_aid' }, 'first-aid'],
  [{ amenity: 'bench' }, 'seating'],
  [{ amenity: 'parking' }, 'parking'],
  [{ amenity: 'taxi' }, 'taxi'],
  [{ amenity: 'lounge' }, 'seating'],
  [{ amenity: 'device_charging_station' }, 'charging'],
  [{ amenity: 'drinking_water' }, 'water'],
  [{ amenity: 'luggage_locker' }, 'lockers'],
  [{ amenity: 'bicycle_parking' }, 'bicycles'],
  [{ amenity: 'bus_station' }, 'transit'],
  [{ amenity: 'ferry_terminal' }, 'transit'],
  [{ amenity: 'smoking_area' }, 'smoking'],
  [{ amenity: 'fountain' }, undefined],
  [{}, undefined],
])('the amenity of the tags %j is %s', (tags, kind) => {
  expect(amenityOf(tags)).toBe(kind)
})
