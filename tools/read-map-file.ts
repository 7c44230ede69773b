import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { type MapFile, type MapReading, readMapFiles } from '../platform/src/import/read-map-files.ts'
import { listUnreachable } from '@promenade/contract/map/reachability'
import type { Finding } from '@promenade/contract/map/report'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { RouteFinder } from '@promenade/domain/wayfinding/route-finder'

/** Reads an IMDF archive as a zip or a folder, or GeoJSON from OpenStreetMap. Throws OperatorError. */
export function readMapFile(path: string): MapReading {
  return readMapFiles(filesAt(path))
}

/** Findings for occupants that no route reaches, with the file that contains them. */
export function findUnreachable(
  map: MallMap,
  { occupantFile }: MapReading,
  finder: RouteFinder,
): readonly Finding[] {
  return listUnreachable(map, finder).map((finding) => ({ ...finding, file: occupantFile }))
}

function filesAt(path: string): readonly MapFile[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) throw new OperatorError(`There is no ${path}.`)
  if (!entry.isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }]
  const entries = readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile())
  return entries.map(({ name }) => ({ name, bytes: readFileSync(join(path, name)) }))
}
