import type { PageWire, SubpageWire } from '@promenade/contract/resources/pages'
import type { TranslatedText } from '../../database/schema.ts'
import type { ResourceRequest } from '../resource-request.ts'
import { focalPointOf, noImage, type PictureInfo, pictureOf, pictureUrl } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { createTexts, type Texts } from '../texts.ts'

export async function listPages(request: ResourceRequest): Promise<PageWire[]> {
  const pages = await request.database
    .selectFrom('page')
    .selectAll()
    .select(pictureOf('page.banner').as('media'))
    .where('property_id', '=', request.property.id)
    .orderBy('slug')
    .execute()
  const [subpages, galleries] = await Promise.all([listSubpages(request), listGallerySlugs(request)])
  return pages.map((row): PageWire => {
    const texts = createTexts(request.locale)
    return {
      id: row.id,
      slug: row.slug,
      title: texts.text('title', row.title),
      body: texts.optional('body', row.body),
      ...bannerFields(texts, row.media, row.banner_alt),
      ...noImage,
      subpages: subpages.get(row.id) ?? [],
      galleries: galleries.get(row.id) ?? [],
      ...changedFields(row, texts),
    }
  })
}

function bannerFields(texts: Texts, picture: PictureInfo | null, alt: TranslatedText | null) {
  return {
    banner_url: picture === null ? null : pictureUrl(picture),
    banner_url_alt_text: picture === null ? null : texts.optional('banner_url_alt_text', alt),
    banner_width: picture?.width ?? null,
    banner_height: picture?.height ?? null,
    banner_focal_point: picture === null ? null : focalPointOf(picture),
  }
}

async function listSubpages(request: ResourceRequest): Promise<Map<number, SubpageWire[]>> {
  const rows = await request.database
    .selectFrom('subpage')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('position')
    .execute()
  const byPage = Map.groupBy(rows, (row) => row.page_id)
  return new Map(
    [...byPage].map(([pageId, subpages]) => [
      pageId,
      subpages.map((row): SubpageWire => {
        const texts = createTexts(request.locale)
        const title = texts.optional('title', row.title)
        const body = texts.optional('body', row.body)
        return { id: row.id, title, body, untranslated_fields: texts.untranslated }
      }),
    ]),
  )
}

async function listGallerySlugs({ database, property }: ResourceRequest): Promise<Map<number, string[]>> {
  const rows = await database
    .selectFrom('page_gallery')
    .innerJoin('gallery', 'gallery.id', 'page_gallery.gallery_id')
    .select(['page_gallery.page_id', 'gallery.slug'])
    .where('page_gallery.property_id', '=', property.id)
    .orderBy('page_gallery.position')
    .execute()
  const byPage = Map.groupBy(rows, (row) => row.page_id)
  return new Map([...byPage].map(([pageId, galleries]) => [pageId, galleries.map(({ slug }) => slug)]))
}
