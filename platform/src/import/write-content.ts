import type { Content } from './content.ts'
import { holidayRows, regularRows } from './hours-rows.ts'
import { removeUnusedMedia, writeMedia } from './media.ts'
import type { Pictures } from './pictures.ts'
import { replaceProperty, type Writer } from './replace-rows.ts'
import * as rows from './rows.ts'
import { bySlug, createWriting, type Writing } from './writing.ts'

/** Writes the whole content of a property; answers how many rows had to be touched. */
export async function writeContent(writer: Writer, content: Content, pictures: Pictures): Promise<number> {
  await writeMedia(writer, content, pictures)
  const touchedProperty = await replaceProperty(writer, rows.propertyRow(content))
  const writing = createWriting(writer, content)
  await writeCategories(writing)
  const storeIds = await writeStores(writing, pictures)
  await writeScheduled(writing, storeIds)
  await writeHomepage(writing, storeIds)
  await writeBlogs(writing)
  await writeGalleries(writing)
  await writeBanners(writing)
  await writePages(writing)
  await writePointsOfInterest(writing)
  await writing.replace('social_post', {
    key: bySlug,
    rows: content.social.map((post) => rows.socialPostRow(post, writing.zone)),
  })
  await writing.replace('meta_data', {
    key: ['property_id', 'path'],
    rows: content.metaData.map(rows.metaDataRow),
  })
  await writeMap(writing)
  await removeUnusedMedia(writer)
  return touchedProperty + writing.touched()
}

async function writeCategories({ content, replace, idsOf }: Writing): Promise<void> {
  // Parents have to be there before their children can name them: the first round makes new ones.
  for (let round = 0; round < 2; round++) {
    await replace('category', { key: bySlug, rows: rows.categoryRows(content, await idsOf('category')) })
  }
}

async function writeStores(
  { content, replace, idsOf, zone }: Writing,
  pictures: Pictures,
): Promise<rows.Ids> {
  const { property, hours, stores, today } = content
  await replace('store', {
    key: bySlug,
    edited: true,
    rows: stores.map(({ slug, value }) =>
      rows.storeRow(slug, value, pictures.get(`logos/${slug}.svg`), zone),
    ),
  })
  const ids = await idsOf('store')
  const part = { of: 'store', column: 'store_id' } as const
  const each = stores.map(({ slug, value }) => ({ id: ids.get(slug) ?? null, value }))
  await replace('store_category', {
    key: ['store_id', 'category_id'],
    part,
    rows: rows.storeCategoryRows(content, ids, await idsOf('category')),
  })
  await replace('social_link', {
    key: ['property_id', 'store_id', 'position'],
    part,
    rows: [
      ...rows.socialLinkRows(property.social_links, null),
      ...each.flatMap(({ id, value }) => rows.socialLinkRows(value.social_links, id)),
    ],
  })
  await replace('regular_hours', {
    key: ['property_id', 'store_id', 'day_of_week'],
    part,
    rows: [...regularRows(hours, null), ...each.flatMap(({ id, value }) => regularRows(value.hours, id))],
  })
  // The window of laid-out holidays moves every day; that alone does not make a store an edited one.
  await replace('holiday_hours', {
    key: ['property_id', 'store_id', 'holiday_date', 'holiday_end_date'],
    rows: [
      ...holidayRows(hours, null, today),
      ...each.flatMap(({ id, value }) => holidayRows(value.hours, id, today)),
    ],
  })
  return ids
}

async function writeScheduled({ content, replace, zone }: Writing, storeIds: rows.Ids): Promise<void> {
  const { promotions, coupons, events, news, jobs, contests, popups } = content
  await replace('promotion', {
    key: ['property_id', 'kind', 'slug'],
    edited: true,
    rows: [
      ...promotions.map(({ slug, value }) => rows.promotionRow('promotion', slug, value, storeIds, zone)),
      ...coupons.map(({ slug, value }) => rows.promotionRow('coupon', slug, value, storeIds, zone)),
    ],
  })
  await replace('event', {
    key: ['property_id', 'kind', 'slug'],
    edited: true,
    rows: [
      ...events.map(({ slug, value }) => rows.eventRow('event', slug, value, storeIds, zone)),
      ...news.map(({ slug, value }) => rows.eventRow('news', slug, value, storeIds, zone)),
    ],
  })
  const edited = { key: bySlug, edited: true }
  await replace('job', {
    ...edited,
    rows: jobs.map(({ slug, value }) => rows.jobRow(slug, value, storeIds, zone)),
  })
  await replace('contest', {
    ...edited,
    rows: contests.map(({ slug, value }) => rows.contestRow(slug, value, zone)),
  })
  await replace('popup', {
    ...edited,
    rows: popups.map(({ slug, value }) => rows.popupRow(slug, value, zone)),
  })
}

async function writeHomepage({ content, replace, idsOf }: Writing, stores: rows.Ids): Promise<void> {
  const { homepage } = content
  const texts = { welcome_message: homepage?.welcome_message ?? null, callout: homepage?.callout ?? null }
  await replace('homepage', { key: ['property_id'], rows: homepage === undefined ? [] : [texts] })
  const promotions = await idsOf('promotion', { kind: 'promotion' })
  const events = await idsOf('event', { kind: 'event' })
  await replace('homepage_feature', {
    key: ['property_id', 'kind', 'position'],
    rows: rows.featureRows(content, { promotions, events, stores }),
  })
}

async function writeBlogs({ content, replace, idsOf, zone }: Writing): Promise<void> {
  const blogs = content.blogs.map(({ slug, value }) => ({
    slug,
    name: value.name,
    description: value.description ?? null,
  }))
  await replace('blog', { key: bySlug, edited: true, rows: blogs })
  const ids = await idsOf('blog')
  await replace('post', {
    key: ['blog_id', 'slug'],
    edited: true,
    rows: content.posts.map(({ slug, value }) => rows.postRow(slug, value, ids, zone)),
  })
}

async function writeGalleries({ content, replace, idsOf }: Writing): Promise<void> {
  const galleries = content.galleries.map(({ slug, value }) => ({ slug, name: value.name }))
  await replace('gallery', { key: bySlug, edited: true, rows: galleries })
  const ids = await idsOf('gallery')
  await replace('gallery_item', {
    key: ['gallery_id', 'position'],
    part: { of: 'gallery', column: 'gallery_id' },
    rows: content.galleries.flatMap(({ slug, value }) =>
      value.items.map((item, index) => ({
        gallery_id: ids.get(slug),
        position: index + 1,
        ...rows.pictureFields(item),
        caption: item.caption ?? null,
      })),
    ),
  })
}

async function writeBanners({ content, replace, idsOf, zone }: Writing): Promise<void> {
  const banners = content.banners.map(({ name }, index) => ({ name, position: index + 1 }))
  await replace('banner', { key: ['property_id', 'name'], rows: banners })
  const ids = await idsOf('banner', { by: 'name' })
  await replace('banner_item', {
    key: ['banner_id', 'position'],
    rows: content.banners.flatMap(({ name, items }) =>
      items.map((item, index) => rows.bannerItemRow(item, index + 1, ids.get(name), zone)),
    ),
  })
}

async function writePages({ content, replace, idsOf }: Writing): Promise<void> {
  const { pages } = content
  await replace('page', {
    key: bySlug,
    edited: true,
    rows: pages.map(({ slug, value }) => rows.pageRow(slug, value)),
  })
  const ids = await idsOf('page')
  const galleries = await idsOf('gallery')
  const part = { of: 'page', column: 'page_id' } as const
  await replace('subpage', {
    key: ['page_id', 'position'],
    part,
    rows: pages.flatMap(({ slug, value }) =>
      value.subpages.map(({ title = null, body }, index) => ({
        page_id: ids.get(slug),
        position: index + 1,
        title,
        body,
      })),
    ),
  })
  await replace('page_gallery', {
    key: ['page_id', 'gallery_id'],
    part,
    rows: pages.flatMap(({ slug, value }) =>
      value.galleries.map((gallery, index) => ({
        page_id: ids.get(slug),
        gallery_id: galleries.get(gallery),
        position: index + 1,
      })),
    ),
  })
}

async function writePointsOfInterest({ content, replace, idsOf }: Writing): Promise<void> {
  const groups = content.pointsOfInterest
  await replace('point_of_interest', {
    key: bySlug,
    rows: groups.map(({ slug, value }) => ({ slug, name: value.name })),
  })
  const ids = await idsOf('point_of_interest')
  await replace('point_of_interest_location', {
    key: ['point_of_interest_id', 'slug'],
    rows: groups.flatMap(({ slug, value }) => rows.locationRows(value.locations, ids.get(slug))),
  })
  const locationIds = await idsOf('point_of_interest_location')
  await replace('point_of_interest_item', {
    key: ['location_id', 'position'],
    rows: groups.flatMap(({ value }) => rows.locationItemRows(value.locations, locationIds)),
  })
}

async function writeMap({ content: { map }, replace }: Writing): Promise<void> {
  const files = map?.files.map((file) => ({ ...file, format: map.format })) ?? []
  await replace('map_file', { key: ['property_id', 'name'], rows: files })
}
