import type { Resource } from '../kinds/resource.ts'
import { decodeList } from '../decode/response.ts'
import type { Decoded, PropertyContext } from '../decode/decode-context.ts'
import { readLink } from '../decode/link.ts'
import { isAbsent, isRow, ownValue } from '../decode/row.ts'
import { z } from 'zod'

const pathSchema = z.string().startsWith('/')

/** The paths that have metadata, and those that lead to another one. */
export const siteMapDataSchema = z
  .strictObject({
    meta_data: z.array(z.strictObject({ path: pathSchema })),
    redirects: z
      .array(z.strictObject({ path: pathSchema, to: pathSchema, permanent: z.boolean() }))
      .meta({ description: 'Former addresses; not permanent: the next day of a recurring event.' }),
  })
  .meta({
    id: 'SiteMapData',
    description: 'The paths that have metadata, and those that lead to another one.',
  })

/** A body of `siteMapDataSchema`. */
export type SiteMapDataJson = z.infer<typeof siteMapDataSchema>

/** The target of a redirect, without language prefix. */
export interface Redirect {
  readonly to: string
  readonly isPermanent: boolean
}

/** Decodes the redirects by path, without language prefix; none of a platform that has none. Throws UnreadableResponse. */
export function decodeRedirects(
  response: unknown,
  context: PropertyContext,
): Decoded<ReadonlyMap<string, Redirect>> {
  // Throws for a response that is another one.
  decodeSiteMapData(response, context)
  const rows = isRow(response) && Array.isArray(response['redirects']) ? response['redirects'] : []
  const { value, faults } = decodeList('site_map_data', rows, context, (row, context) => {
    const [path, to] = ['path', 'to'].map((name) => readLink(ownValue(row, name), context))
    if (path?.kind !== 'page' || to?.kind !== 'page' || path.path === to.path) return []
    return [[path.path, { to: to.path, isPermanent: ownValue(row, 'permanent') === true }] as const]
  })
  return { value: new Map(value.flat()), faults }
}

/** Paths that have metadata. */
export const siteMapData = {
  path: 'site_map_data',
  summary: 'Paths that have metadata',
  schema: siteMapDataSchema,
  decode: decodeSiteMapData,
} as const satisfies Resource

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
