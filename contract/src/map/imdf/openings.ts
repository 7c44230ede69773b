import type { MapOpening } from '@promenade/domain/map/mall-map'
import { ownValue } from '../../decode/row.ts'
import { readLine } from '../geometry.ts'
import { type ImdfContext, levelOf } from './decode-feature.ts'
import { type Feature, readFeatures } from './features.ts'
import { readAccessibility, readKeyword, readLabel } from './properties.ts'

/** The doors and entrances of an archive. */
export function readOpenings(context: ImdfContext): MapOpening[] {
  return readFeatures('opening', context.files, context.report).flatMap((feature) => {
    const levelId = levelOf(feature, context)
    if (levelId === undefined) return []
    const line = readLine(feature.geometry, context.project)
    if (line === undefined) {
      context.report.note(
        'VIOLATION',
        feature,
        'has no line of two points; left out, so no route passes there',
      )
      return []
    }
    const use = openingUse(readKeyword(feature.properties, 'category'))
    const name = readLabel(ownValue(feature.properties, 'name'))
    return [{ id: feature.id, levelId, line, use, name, isStepFree: isStepFree(feature) }]
  })
}

function openingUse(category: string): MapOpening['use'] {
  if (category === 'pedestrian.principal' || category === 'pedestrian.transit') return 'entrance'
  if (category === 'emergencyexit') return 'emergency-exit'
  return category === 'service' || category === 'automobile' || category === 'bicycle' ? 'service' : 'door'
}

/** True unless the door is marked with `steps` or `notwheelchair`: most maps have no data on accessibility. */
function isStepFree({ properties }: Feature): boolean {
  const marks = readAccessibility(properties)
  return !marks.includes('steps') && !marks.includes('notwheelchair')
}
