import type { HomepageWire } from '@promenade/contract/resources/homepage'
import type { ResourceRequest } from '../resource-request.ts'
import { listBanners } from '../banners/records.ts'
import { listEvents } from '../events/records.ts'
import { listPromotions } from '../promotions/records.ts'
import { listStoreRowsOf } from '../stores/records.ts'
import { createTexts } from '../texts.ts'

/** The name of the banner with the slides of the home page. */
const slidesBanner = 'Home Banner'

export async function getHomepage(request: ResourceRequest): Promise<HomepageWire> {
  const features = await listFeatures(request)
  const featured = features.flatMap(({ store_id }) => store_id ?? [])
  const [row, banners, promotions, events, stores] = await Promise.all([
    findHomepage(request),
    listBanners(request),
    listPromotions(request),
    listEvents(request),
    featured.length === 0 ? [] : listStoreRowsOf(featured, request),
  ])
  const texts = createTexts(request.locale)
  return {
    banners: banners.filter(({ name }) => name === slidesBanner),
    featured_promotions: pick(promotions, features, 'promotion_id'),
    featured_on_home_page_promotions: inHomeOrder(promotions),
    featured_on_home_page_events: inHomeOrder(events),
    featured_stores: pick(stores, features, 'store_id'),
    welcome_message: texts.optional('welcome_message', row?.welcome_message ?? null),
    callout: texts.optional('callout', row?.callout ?? null),
    untranslated_fields: texts.untranslated,
  }
}

function findHomepage({ database, property }: ResourceRequest) {
  return database.selectFrom('homepage').selectAll().where('property_id', '=', property.id).executeTakeFirst()
}

function listFeatures({ database, property }: ResourceRequest) {
  return database
    .selectFrom('homepage_feature')
    .select(['promotion_id', 'store_id'])
    .where('property_id', '=', property.id)
    .orderBy('position')
    .execute()
}

/** The featured records that are published now, in the order of the home page. */
function pick<Key extends string, Item extends { readonly id: number }>(
  items: readonly Item[],
  features: readonly Readonly<Record<Key, number | null>>[],
  key: Key,
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return features.flatMap((feature) => byId.get(feature[key] ?? -1) ?? [])
}

function inHomeOrder<Item extends { readonly position_featured_on_home_page: number | null }>(
  items: readonly Item[],
): Item[] {
  const position = (item: Item) => item.position_featured_on_home_page ?? Infinity
  return items.filter((item) => position(item) < Infinity).toSorted((a, b) => position(a) - position(b))
}
