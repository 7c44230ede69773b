import { decodeOpenStreetMap } from './adapters/openstreetmap/decode-openstreetmap.ts'
import { openStreetMapFile } from './adapters/openstreetmap/features.ts'
import { decodeImdf } from './imdf/decode-imdf.ts'
import type { DecodedMap } from './report.ts'

/** The Indoor Mapping Data Format, and formats with an adapter. */
export const mapFormats = ['imdf', 'openstreetmap'] as const

type MapFormat = (typeof mapFormats)[number]

/** The files of a map, parsed from JSON, by name: `unit.geojson`. */
export interface MapSource {
  readonly format: MapFormat
  readonly files: ReadonlyMap<string, unknown>
}

const decoders: Readonly<Record<MapFormat, (files: MapSource['files']) => DecodedMap>> = {
  imdf: decodeImdf,
  openstreetmap: (files) => decodeOpenStreetMap(files.get(openStreetMapFile)),
}

/** Decodes a map of any format. Never throws for the content of its files. */
export function decodeMapSource({ format, files }: MapSource): DecodedMap {
  return decoders[format](files)
}
