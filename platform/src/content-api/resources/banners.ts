import type { DocumentOf } from '@promenade/contract/kinds/documents'
import { recordsOf } from '../read-kind.ts'
import type { BannerItemJson, BannerJson } from '@promenade/contract/kinds/banner/response'
import type { ContentRequest } from '../content-request.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { inOrder } from '../in-order.ts'
import { isRunning, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export function listBanners(request: ContentRequest): BannerJson[] {
  return inOrder(recordsOf.banner(request.documents)).map(({ publicId, value }): BannerJson => ({
    id: publicId,
    name: value.name,
    gallery_items: value.items.flatMap((item, index) => encodeItem(item, index + 1, request)),
  }))
}

type Item = DocumentOf<'banner'>['items'][number]

function encodeItem(item: Item, position: number, request: ContentRequest): BannerItemJson[] {
  const picture = findPicture(request.documents, item.picture)
  if (picture === undefined || !isRunning(item, request)) return []
  const texts = createTexts(request.locale)
  const { start_date, end_date } = scheduleFields(instantsOf(item, request))
  return [
    {
      id: position,
      name: null,
      heading: texts.optional('heading', item.heading),
      callout: texts.optional('callout', item.callout),
      description: null,
      url: item.link ?? null,
      ...imageFields(texts, picture, altOf(item.picture)),
      position,
      start_date,
      end_date,
      untranslated_fields: texts.untranslated,
    },
  ]
}
