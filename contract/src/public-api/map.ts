import type { Resource } from '../kinds/resource.ts'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { z } from 'zod'
import { decodeMapSource, mapFormats } from '../map/decode-map.ts'
import { decodeObject, type ItemContext, UnusableItem } from '../decode/response.ts'
import type { Decoded } from '../decode/decode-context.ts'
import { isRow, ownValue, type Row } from '../decode/row.ts'

/** The files of the centre's map. Labels are in all languages, so the response is the same for each. */
export const mapSchema = z
  .strictObject({
    format: z.enum(mapFormats).meta({
      description:
        'The format of the files: an archive of the Indoor Mapping Data Format, or GeoJSON from OpenStreetMap.',
    }),
    files: z
      .record(z.string().regex(/^[\w. -]+\.(?:geojson|json)$/i), z.record(z.string(), z.unknown()))
      .meta({
        description:
          'The content of each file by its name: `unit.geojson`, `manifest.json`, `openstreetmap.geojson`.',
      }),
  })
  .meta({ id: 'Map', description: 'The map of the centre.' })

export type MapJson = z.infer<typeof mapSchema>

/** The map of the centre, with labels in all languages; 404 without a map. */
export const map = {
  path: 'map',
  summary: 'The map of the centre, with labels in all languages; 404 without a map',
  schema: mapSchema,
  decode: decodeMap,
} as const satisfies Resource

/**
 * Decodes the map into metres; unusable features are left out with a fault. Throws UnreadableResponse without a usable level.
 * Needs no context: a map is the same in each language.
 */
export function decodeMap(response: unknown): Decoded<MallMap> {
  return decodeObject('map', response, {}, readMap)
}

function readMap(row: Row, context: ItemContext<object>): MallMap {
  const files = ownValue(row, 'files')
  const format = mapFormats.find((known) => known === ownValue(row, 'format'))
  if (format === undefined || !isRow(files)) throw new UnusableItem('is not a map of a known format')
  const { map, findings } = decodeMapSource({ format, files: new Map(Object.entries(files)) })
  if (map === undefined) throw new UnusableItem('has no level that can be drawn')
  for (const { severity, file, feature, message } of findings) {
    if (severity === 'VIOLATION')
      context.note(`${file}${feature === undefined ? '' : ` ${feature}`} ${message}`)
  }
  return map
}
