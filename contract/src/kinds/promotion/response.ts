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
import { describedFields, featureFields, idSchema, imageFields } from '../../schema/fields.ts'
import { optionalTextSchema, ownerTypeSchema, ownerSchema, scheduleFields } from '../../schema/fields.ts'
import { tagsSchema } from '../../schema/fields.ts'

/** A promotion; a coupon has the same shape (specification §3). */
export const promotionSchema = z
  .strictObject({
    ...describedFields,
    property_id: idSchema,
    promotionable_type: ownerTypeSchema,
    promotionable_id: idSchema,
    promotionable: ownerSchema,
    tags: tagsSchema,
    ...imageFields,
    ...scheduleFields,
    ...featureFields,
    code: optionalTextSchema.meta({ description: 'The code to say or show at the till.' }),
    api_resource: z.enum(['promotions', 'coupons']),
  })
  .meta({ id: 'Promotion', description: 'A promotion or a coupon.' })

export type PromotionJson = HasEveryField<EditablePromotion, PromotionNames, z.infer<typeof promotionSchema>>

export interface PromotionNames extends FeaturedNames {
  store: 'promotionable'
}

/** Promotions, running and coming. */
export const promotions = {
  ...recordList({
    path: 'promotions',
    summary: 'Promotions, running and coming',
    schema: promotionSchema,
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
