import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { decodeImdf } from '@promenade/contract/map/imdf/decode-imdf'
import { decodeOpenStreetMap } from '@promenade/contract/map/openstreetmap/decode-openstreetmap'
import type { Finding } from '@promenade/contract/map/report'
import type { MallMap } from '@promenade/domain/map/mall-map'

/** What was wrong with the file itself, in a sentence for whoever named it. */
export class UnreadableMapFile extends Error {
  override readonly name = 'UnreadableMapFile'
}

/** A zip that unpacks to more is not a map. */
const mostBytes = 200 * 1024 * 1024

/** An IMDF archive as a zip or a folder, or GeoJSON from OpenStreetMap. Throws UnreadableMapFile. */
export function readMapFile(path: string): { map: MallMap | undefined; findings: readonly Finding[] } {
  const parts = partsOf(path)
  const [only] = parts
  if (parts.length === 1 && only !== undefined && !path.toLowerCase().endsWith('.zip')) {
    return decodeOpenStreetMap(parsed(only.name, only.bytes))
  }
  const files = parts.map(({ name, bytes }) => [name, parsed(name, bytes)] as const)
  return decodeImdf(new Map(files))
}

interface Part {
  readonly name: string
  readonly bytes: Uint8Array
}

function partsOf(path: string): readonly Part[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) throw new UnreadableMapFile(`There is no ${path}.`)
  if (entry.isDirectory()) {
    const names = readdirSync(path).filter(isMapPart)
    return names.map((name) => ({ name, bytes: readFileSync(join(path, name)) }))
  }
  const bytes = readFileSync(path)
  if (!path.toLowerCase().endsWith('.zip')) return [{ name: basename(path), bytes }]
  return unzipped(path, bytes)
}

function unzipped(path: string, zip: Uint8Array): readonly Part[] {
  let total = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isMapPart(name)) return false
    total += originalSize
    if (total > mostBytes) throw new UnreadableMapFile(`${path} unpacks to more than 200 MB: that is no map.`)
    return true
  }
  try {
    // Some programs pack the folder instead of what is in it.
    return Object.entries(unzipSync(zip, { filter })).map(([name, bytes]) => ({
      name: basename(name),
      bytes,
    }))
  } catch (cause) {
    if (cause instanceof UnreadableMapFile) throw cause
    throw new UnreadableMapFile(`${path} is no zip file that can be read.`, { cause })
  }
}

function isMapPart(name: string): boolean {
  return /\.(?:geojson|json)$/i.test(name) && !basename(name).startsWith('.')
}

function parsed(name: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new UnreadableMapFile(
      `${name} is no JSON: ${cause instanceof Error ? cause.message : 'unreadable'}`,
      { cause },
    )
  }
}
