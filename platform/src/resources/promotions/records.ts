import type { PromotionWire } from '@promenade/contract/resources/promotions'
import type { ResourceRequest } from '../resource-request.ts'
import { ownerOf } from '../owner.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { describedFields, featureFields, homeOrder } from '../record-fields.ts'
import { isListed, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

/** Lists promotions or coupons, which share a table and a schema. */
export async function listPromotions(
  request: ResourceRequest,
  kind: 'promotion' | 'coupon' = 'promotion',
): Promise<PromotionWire[]> {
  const rows = await selectPromotions(request, kind).execute()
  return rows.map((row) => encode(row, request))
}

function selectPromotions(request: ResourceRequest, kind: 'promotion' | 'coupon') {
  return request.database
    .selectFrom('promotion')
    .leftJoin('store', 'store.id', 'promotion.store_id')
    .leftJoin('homepage_feature', 'homepage_feature.promotion_id', 'promotion.id')
    .selectAll('promotion')
    .select([
      'store.name as store_name',
      pictureOf('promotion.picture').as('media'),
      homeOrder('promotion').as('home_order'),
    ])
    .where('promotion.kind', '=', kind)
    .where(isListed('promotion', request))
    .orderBy('promotion.start_date')
    .orderBy('promotion.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number]

function encode(row: Row, request: ResourceRequest): PromotionWire {
  const texts = createTexts(request.locale)
  const owner = ownerOf(request, row.store_id, row.store_name)
  return {
    ...describedFields(row, texts),
    property_id: row.property_id,
    promotionable_type: owner.type,
    promotionable_id: owner.id,
    promotionable: owner,
    tags: texts.list('tags', row.tags),
    ...imageFields(texts, row.media, row.picture_alt),
    ...scheduleFields(row),
    ...featureFields(row),
    code: row.code,
    api_resource: row.kind === 'coupon' ? 'coupons' : 'promotions',
  }
}
