import type { BannerItemWire, BannerWire } from '@promenade/contract/resources/banners'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { instant, isRunning } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export async function listBanners(request: ResourceRequest): Promise<BannerWire[]> {
  const banners = await request.database
    .selectFrom('banner')
    .selectAll()
    .where('property_id', '=', request.property.id)
    .orderBy('position')
    .execute()
  const items = Map.groupBy(await selectItems(request).execute(), (item) => item.banner_id)
  return banners.map((row): BannerWire => ({
    id: row.id,
    name: row.name,
    gallery_items: (items.get(row.id) ?? []).map((item) => encodeItem(item, request)),
  }))
}

function selectItems(request: ResourceRequest) {
  return request.database
    .selectFrom('banner_item')
    .selectAll()
    .select(pictureOf('banner_item.picture').$notNull().as('media'))
    .where('property_id', '=', request.property.id)
    .where(isRunning('banner_item', request))
    .orderBy('position')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number]

function encodeItem(row: Row, { locale }: ResourceRequest): BannerItemWire {
  const texts = createTexts(locale)
  return {
    id: row.id,
    name: null,
    heading: texts.optional('heading', row.heading),
    callout: texts.optional('callout', row.callout),
    description: null,
    url: row.link,
    ...imageFields(texts, row.media, row.picture_alt),
    position: row.position,
    start_date: instant(row.start_date),
    end_date: instant(row.end_date),
    untranslated_fields: texts.untranslated,
  }
}
