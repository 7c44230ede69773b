import { decodeImdf, type ReadArchive } from './imdf/decode-imdf.ts'
import { decodeOpenStreetMap, openStreetMapFile } from './adapters/openstreetmap/decode-openstreetmap.ts'

export const mapFormats = ['imdf', 'openstreetmap'] as const

/** A map as it was drawn: the JSON of its files by name, such as `unit.geojson`. */
export interface MapSource {
  readonly format: (typeof mapFormats)[number]
  readonly files: ReadonlyMap<string, unknown>
}

/** Reads a map of either format. Never throws for what its files may hold. */
export function decodeMapSource({ format, files }: MapSource): ReadArchive {
  return format === 'imdf' ? decodeImdf(files) : decodeOpenStreetMap(files.get(openStreetMapFile))
}
