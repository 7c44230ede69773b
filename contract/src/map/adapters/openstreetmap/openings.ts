import type { MapOpening, MapUnit } from '@promenade/domain/map/mall-map'
import type { Point } from '@promenade/domain/map/plane'
import { isAtWall } from '@promenade/domain/map/walls'
import type { Row } from '../../../decode/row.ts'
import { readPoint } from '../../geometry.ts'
import { type Feature, levelId, type OpenStreetMapContext } from './features.ts'
import { doorLineAt } from './infer-doors.ts'
import { labelOf, readTag } from './tags.ts'

/** The openings of a door or entrance mapped as a point: one on each of its levels. */
export function readOpenings(
  feature: Feature,
  units: readonly MapUnit[],
  { report, project }: OpenStreetMapContext,
): readonly MapOpening[] {
  const { id, tags, geometry, levels } = feature
  const isEntrance = !['', 'no'].includes(readTag(tags, 'entrance'))
  // `door=no` is a doorway without a door.
  if (!isEntrance && readTag(tags, 'door') === '') return []
  const position = readPoint(geometry)
  if (position === undefined) return []
  return levels.flatMap((level) => {
    const onLevel = units.filter((unit) => unit.levelId === levelId(level))
    const at = project(position)
    const line = doorLineAt(at, onLevel)
    if (line === undefined) {
      report.note('WARNING', feature, 'is a door outside all walls; left out, so no route passes there')
      return []
    }
    const isStepFree = readTag(tags, 'wheelchair') !== 'no'
    return [
      {
        id: `${id}@${level}`,
        levelId: levelId(level),
        line,
        use: openingUse(tags, onLevel.some(isRoomAt(at))),
        name: labelOf(tags),
        isStepFree,
      },
    ]
  })
}

/** True for a room with a wall at the point. */
function isRoomAt(at: Point): (unit: MapUnit) => boolean {
  return (unit) => (unit.use === 'room' || unit.use === 'washroom') && isAtWall(at, unit)
}

/** The entrance of a shop is a door to everybody else; that of the building leads into a walkway. */
function openingUse(tags: Row, isOfRoom: boolean): MapOpening['use'] {
  const entrance = readTag(tags, 'entrance')
  if (entrance === 'emergency') return 'emergency-exit'
  if (entrance === 'service') return 'service'
  return entrance === '' || entrance === 'no' || isOfRoom ? 'door' : 'entrance'
}
