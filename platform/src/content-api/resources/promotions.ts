import type { PromotionWire } from '@promenade/contract/kinds/promotion/wire'
import type { EditablePromotion } from '@promenade/contract/kinds/promotion/document'
import type { ContentRequest } from '../content-request.ts'
import { findOwner, type Owner } from '../owner.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields, featureFields } from '../record-fields.ts'
import { byInstant, isShown, type Moments, momentsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'
import { homeOrder } from './home-order.ts'

/** Promotions that visitors get, the earliest first. */
export function shownPromotions(request: ContentRequest): readonly Shown[] {
  const { documents } = request
  return show(recordsOf.promotion(documents), request, (entry) =>
    homeOrder(documents, 'featured_promotions', entry),
  )
}

export function listPromotions(request: ContentRequest): PromotionWire[] {
  return shownPromotions(request).map((shown) => encode(shown, request, 'promotions'))
}

export function listCoupons(request: ContentRequest): PromotionWire[] {
  const shown = show(recordsOf.coupon(request.documents), request, () => undefined)
  return shown.map((one) => encode(one, request, 'coupons'))
}

interface Shown {
  readonly entry: Published<EditablePromotion>
  readonly moments: Moments
  readonly owner: Owner
  /** Its position on the home page. */
  readonly order: number | undefined
}

function show(
  entries: readonly Published<EditablePromotion>[],
  request: ContentRequest,
  findOrder: (entry: Published<EditablePromotion>) => number | undefined,
): readonly Shown[] {
  return entries
    .filter(({ value }) => isShown(value, request))
    .flatMap((entry): Shown[] => {
      const owner = findOwner(request, entry.value.store)
      const order = entry.value.home_position ?? findOrder(entry)
      return owner === undefined ? [] : [{ entry, moments: momentsOf(entry.value, request), owner, order }]
    })
    .toSorted((a, b) => byInstant(a.moments.start, b.moments.start) || a.entry.publicId - b.entry.publicId)
}

function encode(
  { entry, moments, owner, order }: Shown,
  request: ContentRequest,
  resource: PromotionWire['api_resource'],
): PromotionWire {
  const { value } = entry
  const texts = createTexts(request.locale)
  return {
    ...describedFields(entry, texts),
    property_id: request.documents.propertyId,
    promotionable_type: owner.type,
    promotionable_id: owner.id,
    promotionable: owner,
    tags: texts.list('tags', value.tags),
    ...imageFields(texts, findPicture(request.documents, value.picture), altOf(value.picture)),
    ...scheduleFields(moments),
    ...featureFields(value.featured, order, moments),
    code: value.code ?? null,
    api_resource: resource,
  }
}
