import type { EditablePromotion } from '../editing/promotions.ts'
import type { Promotion } from '@promenade/domain/mall/promotion'
import { decodeList, type Reading } from '../decode/response.ts'
import { readPeriod } from '../decode/dates.ts'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { defined } from '../decode/defined.ts'
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
    code: optionalTextWire.meta({ description: 'What to say or show at the till.' }),
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

/** All promotions the platform answers. Throws UnreadableAnswer. */
export function decodePromotions(answer: unknown, context: DecodeContext): Decoded<readonly Promotion[]> {
  return withUniqueKeys('promotions', decodeList('promotions', answer, context, readPromotion))
}

/** One promotion or coupon. */
export function readPromotion(row: Row, reading: Reading<DecodeContext>): Promotion {
  return defined({
    ...readRecord(row, texts, reading),
    ...readDescription(row, reading),
    owner: readOwner(row, 'promotionable'),
    picture: readPicture(row, pictureFields, reading),
    tags: readTexts(translated(row, texts.tags, reading)),
    isFeatured: readFlag(ownValue(row, 'is_featured')),
    homePosition: readInteger(ownValue(row, 'position_featured_on_home_page'), -1_000_000, 1_000_000),
    code: readText(ownValue(row, 'code')),
    period: readPeriod(row, reading),
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
