import { decodeList } from './decode/response.ts'
import type { Decoded, PropertyContext } from './decode/decode-context.ts'
import { readLink } from './decode/link.ts'
import { isAbsent, ownValue } from './decode/row.ts'
import { z } from 'zod'

/** The paths that have metadata. */
export const siteMapDataWire = z
  .strictObject({ meta_data: z.array(z.strictObject({ path: z.string().startsWith('/') })) })
  .meta({ id: 'SiteMapData', description: 'The paths that have metadata.' })

/** A body of `siteMapDataWire`. */
export type SiteMapDataWire = z.infer<typeof siteMapDataWire>

/** Decodes the paths with metadata, without language prefix, without duplicates. Throws UnreadableResponse. */
export function decodeSiteMapData(response: unknown, context: PropertyContext): Decoded<readonly string[]> {
  const { value, faults } = decodeList(
    'site_map_data',
    response,
    context,
    (row, context) => {
      const path = ownValue(row, 'path')
      const link = isAbsent(path) ? undefined : readLink(path, context)
      return link?.kind === 'page' ? [link.path] : []
    },
    ['meta_data', 'site_map_data'],
  )
  return { value: [...new Set(value.flat())], faults }
}
