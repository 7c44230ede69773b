import type { MetaDataWire } from '@promenade/contract/resources/meta-data'
import type { SiteMapDataWire } from '@promenade/contract/site-map-data'
import type { Asked } from '../asked.ts'
import { pictureOf, pictureUrl } from '../pictures.ts'
import { createTexts } from '../texts.ts'

/** Metadata of a path of the site; an empty object where the path has none of its own. */
export async function getMetaData(asked: Asked): Promise<MetaDataWire | Record<string, never>> {
  const row = await asked.database
    .selectFrom('meta_data')
    .selectAll()
    .select(pictureOf('meta_data.picture').as('media'))
    .where('property_id', '=', asked.property.id)
    .where('path', '=', rowPath(asked.path))
    .executeTakeFirst()
  if (row === undefined) return {}
  const texts = createTexts(asked.locale)
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

export async function getSiteMapData({ database, property }: Asked): Promise<SiteMapDataWire> {
  const paths = await database
    .selectFrom('meta_data')
    .select('path')
    .where('property_id', '=', property.id)
    .orderBy('path')
    .execute()
  return { meta_data: paths }
}

/** Clients send the address as the browser shows it, with a slash at the end. */
function rowPath(path: string): string {
  // PostgreSQL has no text with a zero byte, so no path can have one.
  return path.replace(/(?<=.)\/+$/, '').replaceAll('\0', '')
}
