import type { MallMap } from '@promenade/domain/map/mall-map'
import {
  createPartNames,
  type MapFile,
  openMapFiles,
  partWithOccupants,
  UnreadableMapFile,
} from '@promenade/contract/map/read-map-files'
import { decodeMapSource, type MapSource } from '@promenade/contract/map/decode-map'
import type { Finding } from '@promenade/contract/map/report'
import type { Fault } from './faults.ts'

/** The map of a content folder as it is written to the database. */
export interface MapContent {
  readonly format: MapSource['format']
  readonly files: readonly { readonly name: string; readonly content: string }[]
  /** What those who drew it should know, though it can be used as it is. */
  readonly remarks: readonly Fault[]
}

/** The site takes no answer that is larger, in characters of all files together. */
const maxCharacters = 16_000_000

/**
 * Checks the files below `map/`: all that would be left out of the map is a fault. Undefined where there are none or
 * where they cannot be used.
 */
export function checkMap(
  mapFiles: readonly MapFile[],
  stores: ReadonlySet<string>,
  faults: Fault[],
): MapContent | undefined {
  const source = mapFiles.length === 0 ? undefined : openMap(mapFiles, faults)
  if (source === undefined) return undefined
  const files = [...source.files].map(([name, value]) => ({ name, content: JSON.stringify(value) }))
  if (files.reduce((sum, { content }) => sum + content.length, 0) > maxCharacters) {
    faults.push({ file: 'map', field: '', message: 'is larger than 16 MB, more than the site takes' })
  }
  const { map, findings } = decodeMapSource(source)
  const partName = createPartNames(mapFiles)
  const nameOf = (part: string) => `map/${partName(part)}`
  const told = (finding: Finding) => faultOf(finding, nameOf(finding.file))
  const isViolation = ({ severity }: Finding) => severity === 'VIOLATION'
  faults.push(...findings.filter(isViolation).map(told))
  const remarks = [
    ...findings.filter((finding) => !isViolation(finding)).map(told),
    ...(map === undefined ? [] : strangers(map, stores, nameOf(partWithOccupants[source.format]))),
  ]
  return { format: source.format, files, remarks }
}

function openMap(files: readonly MapFile[], faults: Fault[]): MapSource | undefined {
  try {
    return openMapFiles(files)
  } catch (error) {
    if (!(error instanceof UnreadableMapFile)) throw error
    faults.push({ file: 'map', field: '', message: `cannot be read: ${error.message}` })
    return undefined
  }
}

function faultOf({ feature = '', message }: Finding, file: string): Fault {
  return { file, field: feature, message }
}

/** The directory and the map each know stores that the other does not. */
function strangers(map: MallMap, stores: ReadonlySet<string>, file: string): Fault[] {
  const onMap = new Set(map.occupants.map(({ correlationId }) => correlationId))
  return [
    ...[...stores]
      .filter((slug) => !onMap.has(slug))
      .map((slug) => ({
        file: `stores/${slug}.yaml`,
        field: '',
        message: 'is not on the map: no occupant names it',
      })),
    ...map.occupants.flatMap(({ id, correlationId }) =>
      correlationId === undefined || stores.has(correlationId)
        ? []
        : [{ file, field: id, message: `names "${correlationId}", which is no store of the content` }],
    ),
  ]
}
