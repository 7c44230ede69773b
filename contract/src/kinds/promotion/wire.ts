import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { EditablePromotion } from './document.ts'
import type { Promotion } from '@promenade/domain/mall/promotion'
import { type ItemContext } from '../../decode/response.ts'
import { readPeriod } from '../../decode/dates.ts'
import type { DecodeContext } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { descriptionTexts } from '../../decode/description.ts'
import { readFeatured } from '../../decode/featured.ts'
import { imageFieldNames } from '../../decode/picture.ts'
import { readOwner } from '../../decode/record.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { z } from 'zod'
import type { HasEveryField, FeaturedNames } from '../../schema/has-every-field.ts'
import { changedFields, describedFields, featureFields, idWire, imageFields } from '../../schema/fields.ts'
import { optionalTextWire, ownerTypeWire, ownerWire, scheduleFields } from '../../schema/fields.ts'
import { tagsWire, untranslatedFields } from '../../schema/fields.ts'

/** A promotion; a coupon has the same shape (specification §3). */
export const promotionWire = z
  .strictObject({
    ...describedFields,
    property_id: idWire,
    promotionable_type: ownerTypeWire,
    promotionable_id: idWire,
    promotionable: ownerWire,
    tags: tagsWire,
    ...imageFields,
    ...scheduleFields,
    ...featureFields,
    code: optionalTextWire.meta({ description: 'The code to say or show at the till.' }),
    api_resource: z.enum(['promotions', 'coupons']),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Promotion', description: 'A promotion or a coupon.' })

export type PromotionWire = HasEveryField<EditablePromotion, PromotionNames, z.infer<typeof promotionWire>>

interface PromotionNames extends FeaturedNames {
  store: 'promotionable'
}

/** Promotions, running and coming. */
export const promotions = {
  ...recordList({
    path: 'promotions',
    summary: 'Promotions, running and coming',
    wire: promotionWire,
    read: readPromotion,
  }),
  sameBy: 'id',
} as const satisfies Resource

/** Decodes one promotion or coupon. */
export function readPromotion(row: Row, context: ItemContext<DecodeContext>): Promotion {
  return omitUndefined({
    ...readFeatured(row, texts, pictureFields, context),
    owner: readOwner(row, 'promotionable'),
    code: readText(ownValue(row, 'code')),
    period: readPeriod(row, context),
  })
}

const texts = {
  name: ['name'],
  ...descriptionTexts,
  tags: ['tags'],
  picture: ['image_url_alt_text'],
} as const

const pictureFields = {
  ...imageFieldNames,
  addresses: ['image_url', 'promo_image_url_abs', 'promo_image_url'],
}
