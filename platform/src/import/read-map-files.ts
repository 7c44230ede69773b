import { OperatorError } from '@promenade/process/operator-error'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { openStreetMapFile } from '@promenade/contract/map/adapters/openstreetmap/features'
import { decodeMapSource, type MapSource } from '@promenade/contract/map/decode-map'
import type { DecodedMap } from '@promenade/contract/map/report'

/** A file of a map. */
export interface MapFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A decoded map with its source; findings use the names of the input files. */
export interface MapReading extends DecodedMap {
  readonly source: MapSource
  /** The name of the file with the positions of the stores. */
  readonly occupantFile: string
}

/** Maximum size of an unpacked zip file. */
const maxBytes = 200 * 1024 * 1024

/** Maximum number of map files in a zip; the format has 20. */
const maxFiles = 200

const occupantFiles = { imdf: 'occupant.geojson', openstreetmap: openStreetMapFile }

/**
 * Reads the files of an IMDF archive, a zip of them, or one GeoJSON file from OpenStreetMap, and ignores all other files.
 * Throws OperatorError; never throws for the content of the map.
 */
export function readMapFiles(all: readonly MapFile[]): MapReading {
  const files = all.filter((file) => isZip(file) || isMapPart(file.name))
  const source = sourceOf(files)
  const { map, findings } = decodeMapSource(source)
  const nameOf = createFileNames(files)
  return {
    source,
    map,
    findings: findings.map((finding) => ({ ...finding, file: nameOf(finding.file) })),
    occupantFile: nameOf(occupantFiles[source.format]),
  }
}

function sourceOf(files: readonly MapFile[]): MapSource {
  const [first] = files
  if (first === undefined) throw new OperatorError('There is no zip, GeoJSON or JSON file with a map.')
  const zip = files.find(isZip)
  if (files.length > 1) {
    if (zip !== undefined)
      throw new OperatorError(`${zip.name} is beside other map files: keep only one map.`)
    return { format: 'imdf', files: parseAll(files) }
  }
  if (zip !== undefined) return { format: 'imdf', files: parseAll(unzip(zip)) }
  // Even the smallest archive has more than one file.
  return { format: 'openstreetmap', files: new Map([[openStreetMapFile, parse(first)]]) }
}

/** The names of a map's files in messages: a zip's name before those of its files, and OpenStreetMap's file by its own. */
function createFileNames(files: readonly MapFile[]): (name: string) => string {
  const [only] = files.length === 1 ? files : []
  return (name) => {
    if (only === undefined) return name
    return name === openStreetMapFile ? only.name : `${only.name}/${name}`
  }
}

function isZip({ name }: MapFile): boolean {
  return name.toLowerCase().endsWith('.zip')
}

function isMapPart(name: string): boolean {
  return /^[\w -][\w. -]*\.(?:geojson|json)$/i.test(baseName(name))
}

/** The name without its folder: some programs pack the folder with its files. */
function baseName(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}

function unzip({ name: zip, bytes }: MapFile): readonly MapFile[] {
  let total = 0
  let count = 0
  const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
    if (!isMapPart(name)) return false
    count += 1
    if (count > maxFiles) throw new OperatorError(`${zip} has more than ${maxFiles} map files.`)
    // A file may say that it unpacks to nothing, and several may share the same bytes.
    total += Math.max(size, originalSize)
    if (total > maxBytes) throw new OperatorError(`${zip} unpacks to more than 200 MB: that is not a map.`)
    return true
  }
  try {
    return Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => ({ name, bytes: part }))
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    throw new OperatorError(`${zip} is not a readable zip file.`, { cause })
  }
}

function parseAll(files: readonly MapFile[]): ReadonlyMap<string, unknown> {
  return new Map(files.map((file) => [baseName(file.name), parse(file)]))
}

function parse({ name, bytes }: MapFile): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unreadable'
    throw new OperatorError(`${name} is not JSON: ${reason}`, { cause })
  }
}
