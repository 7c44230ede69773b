import type { EditablePromotion } from '../editing/promotions.ts'
import type { Promotion } from '@promenade/domain/mall/promotion'
import { decodeList, type ItemContext } from '../decode/response.ts'
import { readPeriod } from '../decode/dates.ts'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { omitUndefined } from '../decode/omit-undefined.ts'
import { descriptionTexts, readDescription } from '../decode/description.ts'
import { readFlag } from '../decode/flag.ts'
import { readInteger } from '../decode/number.ts'
import { imageFieldNames, readPicture } from '../decode/picture.ts'
import { readOwner, readRecord, withUniqueKeys } from '../decode/record.ts'
import { ownValue, type Row } from '../decode/row.ts'
import { readText, readTexts } from '../decode/text.ts'
import { translated } from '../decode/translation.ts'
import { z } from 'zod'
import type { Carries } from '../schema/carries.ts'
import { changedFields, htmlWire, idWire, imageFields, optionalTextWire } from '../schema/fields.ts'
import { ownerTypeWire, ownerWire, scheduleFields, slugWire, tagsWire } from '../schema/fields.ts'
import { textWire, untranslatedFields } from '../schema/fields.ts'

/** A promotion; a coupon has the same shape (specification §3). */
export const promotionWire = z
  .strictObject({
    id: idWire,
    property_id: idWire,
    slug: slugWire,
    name: textWire,
    promotionable_type: ownerTypeWire,
    promotionable_id: idWire,
    promotionable: ownerWire,
    description: htmlWire,
    plain_text_description: optionalTextWire,
    tags: tagsWire,
    ...imageFields,
    ...scheduleFields,
    no_end_date: z.boolean(),
    is_featured: z.boolean(),
    is_featured_on_home_page: z.boolean(),
    position_featured_on_home_page: z.int().nullable(),
    code: optionalTextWire.meta({ description: 'The code to say or show at the till.' }),
    api_resource: z.enum(['promotions', 'coupons']),
    ...changedFields,
    ...untranslatedFields,
  })
  .meta({ id: 'Promotion', description: 'A promotion or a coupon.' })

export type PromotionWire = Carries<EditablePromotion, PromotionNames, z.infer<typeof promotionWire>>

interface PromotionNames {
  store: 'promotionable'
  picture: 'image_url' | 'image_url_alt_text'
  start: 'start_date'
  end: 'end_date'
  show_from: 'show_on_web_date'
  featured: 'is_featured'
  home_position: 'position_featured_on_home_page'
  draft: never
}

/** Decodes all promotions. Throws UnreadableResponse. */
export function decodePromotions(response: unknown, context: DecodeContext): Decoded<readonly Promotion[]> {
  return withUniqueKeys('promotions', decodeList('promotions', response, context, readPromotion))
}

/** Decodes one promotion or coupon. */
export function readPromotion(row: Row, context: ItemContext<DecodeContext>): Promotion {
  return omitUndefined({
    ...readRecord(row, texts, context),
    ...readDescription(row, context),
    owner: readOwner(row, 'promotionable'),
    picture: readPicture(row, pictureFields, context),
    tags: readTexts(translated(row, texts.tags, context)),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    homePosition: readInteger(ownValue(row, 'position_featured_on_home_page'), -1_000_000, 1_000_000),
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
