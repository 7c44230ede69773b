import { resources, type ResourceName } from '@promenade/contract/resources'
import { bannerWire } from '@promenade/contract/resources/banners'
import { blogWire } from '@promenade/contract/resources/blogs'
import { categoryWire } from '@promenade/contract/resources/categories'
import { contestWire } from '@promenade/contract/resources/contests'
import { couponWire } from '@promenade/contract/resources/coupons'
import { eventWire } from '@promenade/contract/resources/events'
import { galleryWire } from '@promenade/contract/resources/galleries'
import { homepageWire } from '@promenade/contract/resources/homepage'
import { hoursWire } from '@promenade/contract/resources/hours'
import { jobWire } from '@promenade/contract/resources/jobs'
import { mapWire } from '@promenade/contract/resources/map'
import { metaDataResponseWire } from '@promenade/contract/resources/meta-data'
import { newsItemWire } from '@promenade/contract/resources/news'
import { pageWire } from '@promenade/contract/resources/pages'
import { pointOfInterestWire } from '@promenade/contract/resources/points-of-interest'
import { popupWire } from '@promenade/contract/resources/popups'
import { promotionWire } from '@promenade/contract/resources/promotions'
import { propertyWire } from '@promenade/contract/resources/property'
import { socialWire } from '@promenade/contract/resources/social'
import { storeRowWire, storeWire } from '@promenade/contract/resources/stores'
import { siteMapDataWire } from '@promenade/contract/site-map-data'
import { z } from 'zod'
import type { ContentRequest } from './content-request.ts'
import { listBanners } from './resources/banners.ts'
import { listBlogs } from './resources/blogs.ts'
import { listCategories } from './resources/categories.ts'
import { listContests } from './resources/contests.ts'
import { listEvents, listNews } from './resources/events.ts'
import { listGalleries } from './resources/galleries.ts'
import { getHomepage } from './resources/homepage.ts'
import { getHours } from './resources/hours.ts'
import { listJobs } from './resources/jobs.ts'
import { findMap } from './resources/map.ts'
import { getMetaData, getSiteMapData } from './resources/meta-data.ts'
import { listPages } from './resources/pages.ts'
import { listPointsOfInterest } from './resources/points-of-interest.ts'
import { listPopups } from './resources/popups.ts'
import { listCoupons, listPromotions } from './resources/promotions.ts'
import { getProperty } from './resources/property.ts'
import type { Resource } from './resource.ts'
import { getSocialPosts } from './resources/social.ts'
import { findStoreBySlug, listStoreRows, listStores } from './resources/stores.ts'

const pathQuery = z.object({
  path: z.string().meta({
    description: 'Path of the page on the site. Without `locale` its language prefix sets the language.',
    example: '/hours',
  }),
})

/** The resources with a GET request below `/properties/{id}` and a JSON response. */
export const contentResources: readonly Resource[] = [
  one('property', 'The shopping centre itself', propertyWire, getProperty),
  one('homepage', 'The content of the home page', homepageWire, getHomepage),
  list('banners', 'Pictures at the head of the screens', bannerWire, listBanners),
  list('galleries', 'Galleries of pictures', galleryWire, listGalleries),
  list('storeList', 'Stores of the directory, without long texts', storeRowWire, listStoreRows),
  list('stores', 'Stores with all their texts', storeWire, listStores),
  one('storeBySlug', 'One store with all its texts', storeWire, findStoreBySlug),
  list('promotions', 'Promotions, running and coming', promotionWire, listPromotions),
  list('coupons', 'Coupons, running and coming', couponWire, listCoupons),
  list('events', 'Events, running and coming', eventWire, listEvents),
  list('news', 'News items, newest first', newsItemWire, listNews),
  list('jobs', 'Jobs, the earliest closing date first', jobWire, listJobs),
  list('categories', 'Categories of the directory, parents and children', categoryWire, listCategories),
  list('pages', 'Content pages', pageWire, listPages),
  one('hours', 'Opening hours of the centre', hoursWire, getHours),
  list('contests', 'Contests, running and coming', contestWire, listContests),
  list('popups', 'Pictures that open over the home page', popupWire, listPopups),
  list('blogs', 'Blogs with their posts', blogWire, listBlogs),
  one('social', 'The posts of the centre on social networks', socialWire, getSocialPosts),
  list(
    'pointsOfInterest',
    'Washrooms, machines, entrances and other places',
    pointOfInterestWire,
    listPointsOfInterest,
  ),
  one('map', 'The map of the centre, with labels in all languages; 404 without a map', mapWire, findMap),
  {
    ...one('metaData', 'Search metadata of a page', metaDataResponseWire, getMetaData),
    query: pathQuery,
  },
  one('siteMapData', 'Paths that have metadata', siteMapDataWire, getSiteMapData),
]

/** A resource whose response is the type of the response schema, or undefined without such a record. */
function one<Schema extends z.ZodType>(
  name: ResourceName,
  summary: string,
  response: Schema,
  respond: (request: ContentRequest) => z.input<Schema> | undefined,
): Resource {
  return { path: resources[name], summary, response, respond }
}

function list<Schema extends z.ZodType>(
  name: ResourceName,
  summary: string,
  item: Schema,
  respond: (request: ContentRequest) => z.input<Schema>[],
): Resource {
  return one(name, summary, z.array(item), respond)
}
