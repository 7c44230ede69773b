import type { HomepageWire } from '@promenade/contract/resources/homepage'
import type { ContentRequest } from '../content-request.ts'
import { homepages, promotions } from '../kinds.ts'
import { findStore } from '../owner.ts'
import { createFinder } from '../references.ts'
import { createTexts } from '../texts.ts'
import { listBanners } from './banners.ts'
import { listEvents } from './events.ts'
import { listPromotions } from './promotions.ts'
import { listStoreRows } from './stores.ts'

/** The name of the banner with the slides of the home page. */
const slidesBanner = 'Home Banner'

const findPromotion = createFinder(promotions)

export function getHomepage(request: ContentRequest): HomepageWire {
  const { documents, locale } = request
  const value = homepages(documents)[0]?.value
  const shown = listPromotions(request)
  const texts = createTexts(locale)
  return {
    banners: listBanners(request).filter(({ name }) => name === slidesBanner),
    featured_promotions: pick(shown, value?.featured_promotions, (slug) => findPromotion(documents, slug)),
    featured_on_home_page_promotions: inHomeOrder(shown),
    featured_on_home_page_events: inHomeOrder(listEvents(request)),
    featured_stores: pick(listStoreRows(request), value?.featured_stores, (slug) =>
      findStore(documents, slug),
    ),
    welcome_message: texts.optional('welcome_message', value?.welcome_message),
    callout: texts.optional('callout', value?.callout),
    untranslated_fields: texts.untranslated,
  }
}

/** The featured records that are published now, in the order of the home page. */
function pick<Item extends { readonly id: number }>(
  items: readonly Item[],
  slugs: readonly string[] = [],
  find: (slug: string) => { readonly publicId: number } | undefined,
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return slugs.flatMap((slug) => byId.get(find(slug)?.publicId ?? -1) ?? [])
}

function inHomeOrder<Item extends { readonly position_featured_on_home_page: number | null }>(
  items: readonly Item[],
): Item[] {
  const position = (item: Item) => item.position_featured_on_home_page ?? Infinity
  return items.filter((item) => position(item) < Infinity).toSorted((a, b) => position(a) - position(b))
}
