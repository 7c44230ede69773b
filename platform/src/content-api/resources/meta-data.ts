import { recordsOf } from '../read-kind.ts'
import type { MetaDataJson } from '@promenade/contract/kinds/meta-data/response'
import type { SiteMapDataJson } from '@promenade/contract/public-api/site-map-data'
import type { ContentRequest } from '../content-request.ts'
import { findPicture, pictureUrl } from '../pictures.ts'
import { createTexts } from '../texts.ts'
import { listRedirects } from './redirects.ts'

/** Gets the metadata of a path of the site; an empty object without metadata. */
export function getMetaData({
  documents,
  locale,
  path,
}: ContentRequest): MetaDataJson | Record<string, never> {
  const wanted = withoutTrailingSlashes(path)
  const found = recordsOf['meta-data'](documents).find(({ value }) => value.path === wanted)
  if (found === undefined) return {}
  const { value } = found
  const texts = createTexts(locale)
  const picture = findPicture(documents, value.picture)
  return {
    path: value.path,
    meta_title: texts.optional('meta_title', value.title),
    meta_description: texts.optional('meta_description', value.description),
    meta_keywords: texts.optional('meta_keywords', value.keywords),
    image_url: picture === undefined ? null : pictureUrl(picture),
    image_url_alt_text: texts.optional('image_url_alt_text', value.picture?.alt),
    canonical: null,
    untranslated_fields: texts.untranslated,
  }
}

export function getSiteMapData(request: ContentRequest): SiteMapDataJson {
  const paths = recordsOf['meta-data'](request.documents).map(({ value }) => value.path)
  return { meta_data: paths.toSorted().map((path) => ({ path })), redirects: listRedirects(request) }
}

/** Some clients send them. */
function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=.)\/+$/, '')
}
