import { recordsOf } from '../read-kind.ts'
import type { HomepageJson } from '@promenade/contract/kinds/homepage/response'
import type { ContentRequest } from '../content-request.ts'
import { createFinder } from '../references.ts'
import { createTexts } from '../texts.ts'
import { listBanners } from './banners.ts'
import { listEvents } from './events.ts'
import { listPromotions } from './promotions.ts'
import { listStoreRowsOf } from './stores.ts'

/** The name of the banner with the slides of the home page. */
const slidesBanner = 'Home Banner'

const findPromotion = createFinder(recordsOf.promotion)

export function getHomepage(request: ContentRequest): HomepageJson {
  const { documents, locale } = request
  const value = recordsOf.homepage(documents)[0]?.value
  const shown = listPromotions(request)
  const texts = createTexts(locale)
  return {
    banners: listBanners(request).filter(({ name }) => name === slidesBanner),
    featured_promotions: (value?.featured_promotions ?? []).flatMap((slug) => {
      const id = findPromotion(documents, slug)?.publicId
      return shown.filter((promotion) => promotion.id === id)
    }),
    featured_on_home_page_promotions: inHomeOrder(shown),
    featured_on_home_page_events: inHomeOrder(listEvents(request)),
    featured_stores: listStoreRowsOf(value?.featured_stores ?? [], request),
    welcome_message: texts.optional('welcome_message', value?.welcome_message),
    callout: texts.optional('callout', value?.callout),
    untranslated_fields: texts.untranslated,
  }
}

function inHomeOrder<Item extends { readonly position_featured_on_home_page: number | null }>(
  items: readonly Item[],
): Item[] {
  const position = (item: Item) => item.position_featured_on_home_page ?? Infinity
  return items.filter((item) => position(item) < Infinity).toSorted((a, b) => position(a) - position(b))
}
