import type { PromotionWire } from '@promenade/contract/resources/promotions'
import { sql } from 'kysely'
import type { ResourceRequest } from '../resource-request.ts'
import { ownerOf } from '../owner.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { isAnnounced, isShown, scheduleFields } from '../schedule.ts'
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
    .select(['store.name as store_name', pictureOf('promotion.picture').as('media')])
    .select(sql<number | null>`coalesce(promotion.home_position, homepage_feature.position)`.as('home_order'))
    .where('promotion.property_id', '=', request.property.id)
    .where('promotion.kind', '=', kind)
    .where(isShown('promotion', request))
    .where(isAnnounced('store.show_on_web_date', request))
    .orderBy('promotion.start_date')
    .orderBy('promotion.id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number]

function encode(row: Row, request: ResourceRequest): PromotionWire {
  const texts = createTexts(request.locale)
  const owner = ownerOf(request, row.store_id, row.store_name)
  return {
    id: row.id,
    property_id: row.property_id,
    slug: row.slug,
    name: texts.text('name', row.name),
    promotionable_type: owner.type,
    promotionable_id: owner.id,
    promotionable: owner,
    description: texts.optional('description', row.description),
    plain_text_description: texts.plain('plain_text_description', row.description),
    tags: texts.list('tags', row.tags),
    ...imageFields(texts, row.media, row.picture_alt),
    ...scheduleFields(row),
    no_end_date: row.end_date === null,
    is_featured: row.is_featured,
    is_featured_on_home_page: row.home_order !== null,
    position_featured_on_home_page: row.home_order,
    code: row.code,
    api_resource: row.kind === 'coupon' ? 'coupons' : 'promotions',
    updated_at: row.updated_at.toISOString(),
    untranslated_fields: texts.untranslated,
  }
}
