import { type PromotionJson, promotionSchema } from '@promenade/contract/kinds/promotion/response'
import type { EditablePromotion } from '@promenade/contract/kinds/promotion/document'
import type { ContentRequest } from '../content-request.ts'
import { encodeRecord } from '../encode-record.ts'
import { findOwner, type Owner } from '../owner.ts'
import { altOf, findPicture, imageFields } from '../pictures.ts'
import { type Published, recordsOf } from '../read-kind.ts'
import { describedFields, featureFields } from '../record-fields.ts'
import { byInstant, isShown, type ScheduleInstants, instantsOf, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'
import { homeOrder } from './home-order.ts'

/** Promotions that visitors get, the earliest first. */
export function shownPromotions(request: ContentRequest): readonly Shown[] {
  const { documents } = request
  return show(recordsOf.promotion(documents), request, (entry) =>
    homeOrder(documents, 'featured_promotions', entry),
  )
}

export function listPromotions(request: ContentRequest): PromotionJson[] {
  return shownPromotions(request).map((shown) => encode(shown, request, 'promotions'))
}

export function listCoupons(request: ContentRequest): PromotionJson[] {
  const shown = show(recordsOf.coupon(request.documents), request, () => undefined)
  return shown.map((one) => encode(one, request, 'coupons'))
}

interface Shown {
  readonly entry: Published<EditablePromotion>
  readonly instants: ScheduleInstants
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
      return owner === undefined ? [] : [{ entry, instants: instantsOf(entry.value, request), owner, order }]
    })
    .toSorted((a, b) => byInstant(a.instants.start, b.instants.start) || a.entry.publicId - b.entry.publicId)
}

function encode(
  { entry, instants, owner, order }: Shown,
  request: ContentRequest,
  resource: PromotionJson['api_resource'],
): PromotionJson {
  const { value } = entry
  const texts = createTexts(request.locale)
  return encodeRecord(promotionSchema, value, texts, {
    ...describedFields(entry, texts),
    property_id: request.documents.propertyId,
    promotionable_type: owner.type,
    promotionable_id: owner.id,
    promotionable: owner,
    ...imageFields(texts, findPicture(request.documents, value.picture), altOf(value.picture)),
    ...scheduleFields(instants),
    ...featureFields(value.featured, order, instants),
    api_resource: resource,
  })
}
