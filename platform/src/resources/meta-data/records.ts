import type { MetaDataWire } from '@promenade/contract/resources/meta-data'
import type { SiteMapDataWire } from '@promenade/contract/site-map-data'
import type { ResourceRequest } from '../resource-request.ts'
import { pictureOf, pictureUrl } from '../pictures.ts'
import { createTexts } from '../texts.ts'
import { listRedirects } from './redirects.ts'

/** Gets the metadata of a path of the site; an empty object without metadata. */
export async function getMetaData(request: ResourceRequest): Promise<MetaDataWire | Record<string, never>> {
  const row = await request.database
    .selectFrom('meta_data')
    .selectAll()
    .select(pictureOf('meta_data.picture').as('media'))
    .where('property_id', '=', request.property.id)
    .where('path', '=', rowPath(request.path))
    .executeTakeFirst()
  if (row === undefined) return {}
  const texts = createTexts(request.locale)
  return {
    path: row.path,
    meta_title: texts.optional('meta_title', row.title),
    meta_description: texts.optional('meta_description', row.description),
    meta_keywords: texts.optional('meta_keywords', row.keywords),
    image_url: row.media === null ? null : pictureUrl(row.media),
    image_url_alt_text: texts.optional('image_url_alt_text', row.picture_alt),
    canonical: null,
    untranslated_fields: texts.untranslated,
  }
}

export async function getSiteMapData(request: ResourceRequest): Promise<SiteMapDataWire> {
  const { database, property } = request
  const paths = await database
    .selectFrom('meta_data')
    .select('path')
    .where('property_id', '=', property.id)
    .orderBy('path')
    .execute()
  return { meta_data: paths, redirects: await listRedirects(request) }
}

/** The path in the form of the rows: without trailing slashes, which some clients send. */
function rowPath(path: string): string {
  // PostgreSQL refuses a text with a zero byte.
  return path.replace(/(?<=.)\/+$/, '').replaceAll('\0', '')
}
