import type { DocumentOf } from '@promenade/contract/kinds/documents'
import { recordsOf } from '../read-kind.ts'
import type { PageJson, SubpageJson } from '@promenade/contract/kinds/page/response'
import type { ContentRequest } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { altOf, type DocumentPicture, findPicture, focalPointOf, noImage, pictureUrl } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { createFinder } from '../references.ts'
import { createTexts, type Texts } from '../texts.ts'

const findGallery = createFinder(recordsOf.gallery)

export function listPages(request: ContentRequest): PageJson[] {
  const { documents, locale } = request
  return bySlug(recordsOf.page(documents)).map((entry): PageJson => {
    const { value } = entry
    const texts = createTexts(locale)
    return {
      id: entry.publicId,
      slug: entry.slug,
      title: texts.text('title', value.title),
      body: texts.optional('body', value.body),
      ...bannerFields(texts, value.banner, request),
      ...noImage,
      subpages: value.subpages.map((subpage, index) => encodeSubpage(subpage, index + 1, request)),
      galleries: value.galleries.flatMap((slug) => findGallery(documents, slug)?.slug ?? []),
      ...changedFields(entry, texts),
    }
  })
}

function bannerFields(texts: Texts, banner: DocumentPicture | undefined, { documents }: ContentRequest) {
  const picture = findPicture(documents, banner)
  return {
    banner_url: picture === undefined ? null : pictureUrl(picture),
    banner_url_alt_text: picture === undefined ? null : texts.optional('banner_url_alt_text', altOf(banner)),
    banner_width: picture?.width ?? null,
    banner_height: picture?.height ?? null,
    banner_focal_point: picture === undefined ? null : focalPointOf(picture),
  }
}

type Subpage = DocumentOf<'page'>['subpages'][number]

function encodeSubpage(subpage: Subpage, id: number, { locale }: ContentRequest): SubpageJson {
  const texts = createTexts(locale)
  const title = texts.optional('title', subpage.title)
  const body = texts.optional('body', subpage.body)
  return { id, title, body, untranslated_fields: texts.untranslated }
}
