import type { UnitUse } from '@promenade/domain/map/mall-map'
import type { Row } from '../../../decode/row.ts'
import { isForStaff, isPlace, readTag } from './tags.ts'

/** The use of an area by people on foot; undefined for a wall, a door or an outdoor feature. */
export function unitUseOf(tags: Row): UnitUse | undefined {
  const indoor = readTag(tags, 'indoor')
  const room = readTag(tags, 'room')
  if (isForStaff(tags)) return 'private'
  if (isLift(tags)) return 'lift'
  if (readTag(tags, 'stairs') === 'yes' || room === 'stairs') return isMoving(tags) ? 'escalator' : 'stairs'
  if (readTag(tags, 'amenity') === 'toilets' || room === 'toilets' || room === 'toilet') return 'washroom'
  if (readTag(tags, 'amenity') === 'parking') return 'parking'
  if (indoor === 'corridor' || indoor === 'area')
    return readTag(tags, 'area:void') === 'yes' ? 'void' : 'walkway'
  if (indoor === 'yes')
    return isPlace(tags) || room !== '' || readTag(tags, 'name') !== '' ? 'room' : 'walkway'
  return indoor === 'room' ? 'room' : undefined
}

function isLift(tags: Row): boolean {
  const isShaft = ['highway', 'room', 'building:part', 'building'].some(
    (key) => readTag(tags, key) === 'elevator',
  )
  return isShaft || readTag(tags, 'elevator') === 'yes'
}

function isMoving(tags: Row): boolean {
  return !['', 'no'].includes(readTag(tags, 'conveying'))
}
