import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReadArchive } from '@promenade/contract/map/imdf/decode-imdf'
import { type MapFile, openMapFiles, UnreadableMapFile } from '@promenade/contract/map/map-file'
import { decodeMapSource } from '@promenade/contract/map/map-source'

/** An IMDF archive as a zip or a folder, or GeoJSON from OpenStreetMap. Throws UnreadableMapFile. */
export function readMapFile(path: string): ReadArchive {
  return decodeMapSource(openMapFiles(filesAt(path)))
}

function filesAt(path: string): readonly MapFile[] {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (entry === undefined) throw new UnreadableMapFile(`There is no ${path}.`)
  if (!entry.isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }]
  const entries = readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile())
  return entries.map(({ name }) => ({ name, bytes: readFileSync(join(path, name)) }))
}
