import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReadArchive } from '@promenade/contract/map/imdf/decode-imdf'
import {
  createPartNames,
  type MapFile,
  openMapFiles,
  partWithOccupants,
  UnreadableMapFile,
} from '@promenade/contract/map/read-map-files'
import { decodeMapSource } from '@promenade/contract/map/decode-map'
import { listUnreachable } from '@promenade/contract/map/reachability'
import type { Finding } from '@promenade/contract/map/report'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'

/** An IMDF archive as a zip or a folder, or GeoJSON from OpenStreetMap. Throws UnreadableMapFile. */
export function readMapFile(path: string): ReadArchive {
  const files = filesAt(path)
  const partName = createPartNames(files)
  const { map, findings } = decodeMapSource(openMapFiles(files))
  return { map, findings: findings.map((finding) => ({ ...finding, file: partName(finding.file) })) }
}

/** What no route leads to, in the file that says who is where. */
export function findUnreachable(path: string, map: MallMap, finder: RouteFinder): readonly Finding[] {
  const files = filesAt(path)
  const file = createPartNames(files)(partWithOccupants[openMapFiles(files).format])
  return listUnreachable(map, finder).map((finding) => ({ ...finding, file }))
}

function filesAt(path: string): readonly MapFile[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) throw new UnreadableMapFile(`There is no ${path}.`)
  if (!entry.isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }]
  const entries = readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile())
  return entries.map(({ name }) => ({ name, bytes: readFileSync(join(path, name)) }))
}
