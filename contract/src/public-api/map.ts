import type { Resource } from '../kinds/resource.ts'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { type PlacedStore, placeStores } from '@promenade/domain/map/store-units'
import { z } from 'zod'
import { decodeMapSource, mapFormats } from '../map/decode-map.ts'
import { readLabel } from '../map/imdf/properties.ts'
import { slugSchema } from '../schema/fields.ts'
import { decodeObject, type ItemContext, UnusableItem } from '../decode/response.ts'
import type { Decoded } from '../decode/decode-context.ts'
import { isRow, ownValue, type Row } from '../decode/row.ts'
import { readText } from '../decode/text.ts'

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
    stores: z
      .array(
        z.strictObject({
          slug: slugSchema,
          name: z.record(z.string(), z.string()).meta({ description: 'The name in each language.' }),
          unit_id: z.string().meta({ description: 'The id of its unit in the files.' }),
          replaces: z
            .array(z.string())
            .meta({ description: 'Ids of the occupants in the files that it takes the place of.' }),
        }),
      )
      .optional()
      .meta({ description: 'The stores that are in other units than the files have them in.' }),
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
  return placeStores(map, readPlaced(ownValue(row, 'stores')))
}

function readPlaced(rows: unknown): readonly PlacedStore[] {
  return (Array.isArray(rows) ? rows : []).flatMap((row): readonly PlacedStore[] => {
    if (!isRow(row)) return []
    const [slug, unitId] = [readText(ownValue(row, 'slug')), readText(ownValue(row, 'unit_id'))]
    if (slug === undefined || unitId === undefined) return []
    const replaces = ownValue(row, 'replaces')
    const ids = Array.isArray(replaces) ? replaces.filter((id) => typeof id === 'string') : []
    return [{ slug, name: readLabel(ownValue(row, 'name')), unitId, replaces: ids }]
  })
}
