import type { Resource } from '../resource.ts'
import type { EditableHomepage } from './document.ts'
import type { Homepage } from '@promenade/domain/mall/homepage'
import type { MallRecord } from '@promenade/domain/mall/values'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { bannerSchema, readBanner } from '../banner/response.ts'
import { eventSchema, readEvent } from '../event/response.ts'
import { promotionSchema, readPromotion } from '../promotion/response.ts'
import { decodeObject, readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { readStoreListing, storeRowSchema } from '../store/response.ts'
import { optionalTextSchema, untranslatedFields } from '../../schema/fields.ts'

/** The content of the home page. */
export const homepageSchema = z
  .strictObject({
    banners: z.array(bannerSchema).meta({ description: 'The first one contains the slides.' }),
    featured_promotions: z.array(promotionSchema),
    featured_on_home_page_promotions: z.array(promotionSchema),
    featured_on_home_page_events: z.array(eventSchema),
    featured_stores: z.array(storeRowSchema),
    welcome_message: optionalTextSchema,
    callout: optionalTextSchema,
    ...untranslatedFields,
  })
  .meta({ id: 'Homepage', description: 'The content of the home page.' })

export type HomepageJson = HasEveryField<
  EditableHomepage,
  { featured_events: 'featured_on_home_page_events' },
  z.infer<typeof homepageSchema>
>

/** The content of the home page. */
export const homepage = {
  path: 'homepage',
  summary: 'The content of the home page',
  schema: homepageSchema,
  decode: decodeHomepage,
} as const satisfies Resource

/** Decodes the home page; absent fields become empty lists. Throws UnreadableResponse. */
export function decodeHomepage(response: unknown, context: DecodeContext): Decoded<Homepage> {
  return decodeObject('homepage', response, context, (row, context) => {
    const keys = Object.keys(row)
    if (keys.length > 0 && !keys.some((key) => homepageKeys.has(key)))
      throw new UnusableItem('has no home page')
    return readHomepage(row, context)
  })
}

function readHomepage(row: Row, context: ItemContext<DecodeContext>): Homepage {
  const read = <T>(
    name: string,
    readItem: (row: Row, context: ItemContext<DecodeContext>) => T,
  ): readonly T[] => readList(name, ownValue(row, name), context, readItem)
  return omitUndefined({
    banners: read('banners', readBanner),
    featuredPromotions: eachOnce([
      ...read('featured_promotions', readPromotion),
      ...read('featured_on_home_page_promotions', readPromotion),
    ]),
    featuredEvents: eachOnce(read('featured_on_home_page_events', readEvent)),
    featuredStores: eachOnce(read('featured_stores', readStoreListing)),
    welcomeMessage: readText(translated(row, ['welcome_message'], context)),
    callout: readText(translated(row, ['callout'], context)),
  })
}

const homepageKeys: ReadonlySet<string> = new Set(Object.keys(homepageSchema.shape))

/** Removes repeated records: the two lists of featured promotions overlap. */
function eachOnce<T extends MallRecord>(records: readonly T[]): readonly T[] {
  const ids = new Set<string>()
  return records.filter(({ id }) => !ids.has(id) && ids.add(id))
}
