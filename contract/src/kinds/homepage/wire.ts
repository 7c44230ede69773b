import type { Resource } from '../resource.ts'
import type { EditableHomepage } from './document.ts'
import type { Homepage } from '@promenade/domain/mall/homepage'
import type { MallRecord } from '@promenade/domain/mall/values'
import { z } from 'zod'
import type { HasEveryField } from '../../schema/has-every-field.ts'
import { bannerWire, readBanner } from '../banner/wire.ts'
import { eventWire, readEvent } from '../event/wire.ts'
import { promotionWire, readPromotion } from '../promotion/wire.ts'
import { decodeObject, readList, type ItemContext, UnusableItem } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'
import { translated } from '../../decode/translation.ts'
import { readStoreListing, storeRowWire } from '../store/wire.ts'
import { optionalTextWire, untranslatedFields } from '../../schema/fields.ts'

/** The content of the home page. */
export const homepageWire = z
  .strictObject({
    banners: z.array(bannerWire).meta({ description: 'The first one contains the slides.' }),
    featured_promotions: z.array(promotionWire),
    featured_on_home_page_promotions: z.array(promotionWire),
    featured_on_home_page_events: z.array(eventWire),
    featured_stores: z.array(storeRowWire),
    welcome_message: optionalTextWire,
    callout: optionalTextWire,
    ...untranslatedFields,
  })
  .meta({ id: 'Homepage', description: 'The content of the home page.' })

export type HomepageWire = HasEveryField<
  EditableHomepage,
  { featured_events: 'featured_on_home_page_events' },
  z.infer<typeof homepageWire>
>

/** The content of the home page. */
export const homepage = {
  path: 'homepage',
  summary: 'The content of the home page',
  wire: homepageWire,
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

const homepageKeys: ReadonlySet<string> = new Set(Object.keys(homepageWire.shape))

/** Removes repeated records: the two lists of featured promotions overlap. */
function eachOnce<T extends MallRecord>(records: readonly T[]): readonly T[] {
  const ids = new Set<string>()
  return records.filter(({ id }) => !ids.has(id) && ids.add(id))
}
