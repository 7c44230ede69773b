import { OperatorError } from '@promenade/process/operator-error'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { placeByUnit, strangersIn, toUnitMap, type UnitStore } from '@promenade/domain/map/store-units'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { listUnreachable, unreachableSummary } from '@promenade/contract/map/reachability'
import type { MapSource } from '@promenade/contract/map/decode-map'
import { type MapFile, type MapReading, readMapFiles } from './read-map-files.ts'
import type { Finding } from '@promenade/contract/map/report'
import type { ContentIssue } from '../checks/content-issue.ts'

/** The map of a content folder, for the table `map_file`. */
export interface MapContent {
  readonly format: MapSource['format']
  readonly files: readonly { readonly name: string; readonly content: string }[]
  /** For the people who drew the map; they do not prevent its import. */
  readonly warnings: readonly ContentIssue[]
}

/** Maximum length of all files together, in characters: the site refuses a larger response. */
const maxCharacters = 16_000_000

/** Checks the files below `map/`: violations become faults, other findings warnings. Undefined without readable files. */
export function checkMap(
  mapFiles: readonly MapFile[],
  stores: readonly UnitStore[],
  faults: ContentIssue[],
): MapContent | undefined {
  const walked = walkedMaps.get(mapFiles) ?? walkMap(mapFiles)
  walkedMaps.set(mapFiles, walked)
  faults.push(...walked.faults)
  if (walked.read === undefined) return undefined
  const { format, files, map, notes, occupantFile } = walked.read
  const unmatched = map === undefined ? [] : findUnmatchedStores(map, stores, `map/${occupantFile}`)
  return { format, files, warnings: [...notes, ...unmatched, ...walked.unreachable] }
}

/** What depends on the files of a map alone. */
interface WalkedMap {
  readonly read: CheckedMap | undefined
  readonly faults: readonly ContentIssue[]
  readonly unreachable: readonly ContentIssue[]
}

/** Kept while the files are: a change of other files is checked with the same map. */
const walkedMaps = new WeakMap<readonly MapFile[], WalkedMap>()

function walkMap(mapFiles: readonly MapFile[]): WalkedMap {
  const faults: ContentIssue[] = []
  const read = mapFiles.length === 0 ? undefined : checkMapFiles(mapFiles, faults)
  const unreachable = read?.map === undefined ? [] : findUnreachable(read.map, read.occupantFile)
  return { read, faults, unreachable }
}

/** A map with what its files say, before it is compared with stores and walked. */
export interface CheckedMap extends Pick<MapContent, 'format' | 'files'> {
  /** Undefined without a level that can be drawn. */
  readonly map: MallMap | undefined
  /** What prevents nothing. */
  readonly notes: readonly ContentIssue[]
  readonly occupantFile: string
}

/** Reads the files of a map; what forbids it becomes faults. Undefined for unreadable files. */
export function checkMapFiles(mapFiles: readonly MapFile[], faults: ContentIssue[]): CheckedMap | undefined {
  const reading = readMap(mapFiles, faults)
  if (reading === undefined) return undefined
  const { source, map, findings, occupantFile } = reading
  const files = [...source.files].map(([name, value]) => ({ name, content: JSON.stringify(value) }))
  if (files.reduce((sum, { content }) => sum + content.length, 0) > maxCharacters) {
    faults.push({ file: 'map', field: '', message: 'is larger than 16 MB, more than the site accepts' })
  }
  const isViolation = ({ severity }: Finding) => severity === 'VIOLATION'
  faults.push(...findings.filter(isViolation).map(toIssue))
  if (map?.units.length === 0)
    faults.push({ file: 'map', field: '', message: 'has no unit: nobody could find a store on it' })
  const notes = findings.filter((finding) => !isViolation(finding)).map(toIssue)
  return { format: source.format, files, map, notes, occupantFile }
}

function readMap(files: readonly MapFile[], faults: ContentIssue[]): MapReading | undefined {
  try {
    return readMapFiles(files)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    faults.push({ file: 'map', field: '', message: `cannot be read: ${error.message}` })
    return undefined
  }
}

function toIssue({ file, feature = '', message, isUnreachable = false }: Finding): ContentIssue {
  return { file: `map/${file}`, field: feature, message, ...(isUnreachable && { isUnreachable }) }
}

/** Warnings for places to which no route leads: visitors find them on the map, and get no directions. */
function findUnreachable(map: MallMap, file: string): ContentIssue[] {
  const found = listUnreachable(map, createRouteFinder(map)).map((finding) => toIssue({ ...finding, file }))
  const message = unreachableSummary(map, found)
  return message === undefined
    ? found
    : [{ file: `map/${file}`, field: '', message, isUnreachable: true }, ...found]
}

/** Warnings for stores that are only in the directory or only on the map. */
function findUnmatchedStores(map: MallMap, stores: readonly UnitStore[], file: string): ContentIssue[] {
  const units = toUnitMap(map)
  const places = placeByUnit(units, stores)
  return [
    ...stores
      .filter(({ slug }) => !places.has(slug))
      .map(({ slug }) => ({
        file: `stores/${slug}.yaml`,
        field: '',
        message: 'is not on the map: no room has its unit, and no occupant has it as correlation_id',
      })),
    ...strangersIn(units, stores).flatMap(({ id, correlationId }) =>
      correlationId === undefined
        ? []
        : [{ file, field: id, message: `names "${correlationId}", which is not a store of the content` }],
    ),
  ]
}
