import type { DocumentOf } from '@promenade/contract/kinds/documents'
import { recordsOf } from '../read-kind.ts'
import type { GalleryItemJson, GalleryJson } from '@promenade/contract/kinds/gallery/response'
import type { ContentRequest } from '../content-request.ts'
import { bySlug } from '../in-order.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { changedFields } from '../record-fields.ts'
import { createTexts } from '../texts.ts'

export function listGalleries(request: ContentRequest): GalleryJson[] {
  return bySlug(recordsOf.gallery(request.documents)).map((entry): GalleryJson => {
    const texts = createTexts(request.locale)
    return {
      id: entry.publicId,
      slug: entry.slug,
      name: texts.text('name', entry.value.name),
      gallery_items: entry.value.items.flatMap((item, index) => encodeItem(item, index + 1, request)),
      ...changedFields(entry, texts),
    }
  })
}

type Item = DocumentOf<'gallery'>['items'][number]

function encodeItem(item: Item, position: number, { documents, locale }: ContentRequest): GalleryItemJson[] {
  const picture = findPicture(documents, item)
  if (picture === undefined) return []
  const texts = createTexts(locale)
  return [
    {
      id: position,
      name: null,
      heading: null,
      callout: null,
      description: texts.optional('description', item.caption),
      url: null,
      ...imageFields(texts, picture, altOf(item)),
      position,
      start_date: null,
      end_date: null,
      untranslated_fields: texts.untranslated,
    },
  ]
}
