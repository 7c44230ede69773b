import { unzipSync } from 'fflate'
import type { MapSource } from './decode-map.ts'
import { openStreetMapFile } from './adapters/openstreetmap/decode-openstreetmap.ts'

/** What was wrong with a map file itself, in a sentence for whoever named it. */
export class UnreadableMapFile extends Error {
  override readonly name = 'UnreadableMapFile'
}

/** A file as it lies in a folder. */
export interface MapFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A zip that unpacks to more is not a map. */
const MOST_BYTES = 200 * 1024 * 1024

/**
 * Opens the files of an IMDF archive, a zip of them, or one file of GeoJSON from OpenStreetMap. What is no map file is
 * passed over. Throws UnreadableMapFile.
 */
export function openMapFiles(all: readonly MapFile[]): MapSource {
  const files = all.filter((file) => isZip(file) || isMapPart(file.name))
  const [first] = files
  if (first === undefined) throw new UnreadableMapFile('There is no zip, GeoJSON or JSON file with a map.')
  const zip = files.find(isZip)
  if (files.length > 1) {
    if (zip !== undefined)
      throw new UnreadableMapFile(`${zip.name} stands beside other files: leave one map.`)
    return { format: 'imdf', files: parsedFiles(files) }
  }
  if (zip !== undefined) return { format: 'imdf', files: parsedFiles(unzipped(zip)) }
  // Even the smallest archive has more than one file.
  return { format: 'openstreetmap', files: new Map([[openStreetMapFile, parsed(first)]]) }
}

/** What the parts of a map are called in its findings: by the files that they lie in. */
export function createPartNames(all: readonly MapFile[]): (part: string) => string {
  const files = all.filter((file) => isZip(file) || isMapPart(file.name))
  const [only] = files.length === 1 ? files : []
  return (part) => {
    if (only === undefined) return part
    return part === openStreetMapFile ? only.name : `${only.name}/${part}`
  }
}

/** The part that says who is where. */
export const partWithOccupants = { imdf: 'occupant.geojson', openstreetmap: openStreetMapFile }

function isZip({ name }: MapFile): boolean {
  return name.toLowerCase().endsWith('.zip')
}

function isMapPart(name: string): boolean {
  return /^[\w -][\w. -]*\.(?:geojson|json)$/i.test(baseName(name))
}

/** Some programs pack the folder instead of what is in it. */
function baseName(path: string): string {
  return path.replace(/^.*[/\\]/, '')
}

function unzipped({ name: zip, bytes }: MapFile): readonly MapFile[] {
  let total = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isMapPart(name)) return false
    total += originalSize
    if (total > MOST_BYTES) throw new UnreadableMapFile(`${zip} unpacks to more than 200 MB: that is no map.`)
    return true
  }
  try {
    return Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => ({ name, bytes: part }))
  } catch (cause) {
    if (cause instanceof UnreadableMapFile) throw cause
    throw new UnreadableMapFile(`${zip} is no zip file that can be read.`, { cause })
  }
}

function parsedFiles(files: readonly MapFile[]): ReadonlyMap<string, unknown> {
  return new Map(files.map((file) => [baseName(file.name), parsed(file)]))
}

function parsed({ name, bytes }: MapFile): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unreadable'
    throw new UnreadableMapFile(`${name} is no JSON: ${reason}`, { cause })
  }
}
