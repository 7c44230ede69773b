import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapSource } from '@promenade/contract/map/decode-map'
import { type MapFile, type MapReading, readMapFiles, UnreadableMapFile } from './read-map-files.ts'
import type { Finding } from '@promenade/contract/map/report'
import type { Fault } from './faults.ts'

/** The map of a content folder in the shape of its row. */
export interface MapContent {
  readonly format: MapSource['format']
  readonly files: readonly { readonly name: string; readonly content: string }[]
  /** Remarks for those who drew it; the map can be used as it is. */
  readonly remarks: readonly Fault[]
}

/** The site takes no answer that is larger, in characters of all files together. */
const maxCharacters = 16_000_000

/** Checks the files below `map/`: each feature that cannot be used is a fault. Undefined without files or with unreadable ones. */
export function checkMap(
  mapFiles: readonly MapFile[],
  stores: ReadonlySet<string>,
  faults: Fault[],
): MapContent | undefined {
  const reading = mapFiles.length === 0 ? undefined : readMap(mapFiles, faults)
  if (reading === undefined) return undefined
  const { source, map, findings, occupantFile } = reading
  const files = [...source.files].map(([name, value]) => ({ name, content: JSON.stringify(value) }))
  if (files.reduce((sum, { content }) => sum + content.length, 0) > maxCharacters) {
    faults.push({ file: 'map', field: '', message: 'is larger than 16 MB, more than the site takes' })
  }
  const isViolation = ({ severity }: Finding) => severity === 'VIOLATION'
  faults.push(...findings.filter(isViolation).map(faultOf))
  const remarks = [
    ...findings.filter((finding) => !isViolation(finding)).map(faultOf),
    ...(map === undefined ? [] : storesOfOneSide(map, stores, `map/${occupantFile}`)),
  ]
  return { format: source.format, files, remarks }
}

function readMap(files: readonly MapFile[], faults: Fault[]): MapReading | undefined {
  try {
    return readMapFiles(files)
  } catch (error) {
    if (!(error instanceof UnreadableMapFile)) throw error
    faults.push({ file: 'map', field: '', message: `cannot be read: ${error.message}` })
    return undefined
  }
}

function faultOf({ file, feature = '', message }: Finding): Fault {
  return { file: `map/${file}`, field: feature, message }
}

/** Stores that only the directory or only the map has. */
function storesOfOneSide(map: MallMap, stores: ReadonlySet<string>, file: string): Fault[] {
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
