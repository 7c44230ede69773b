import { type ResourceName, resources } from '@promenade/contract/public-api/resources'
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
import { getSocialPosts } from './resources/social.ts'
import { findStoreBySlug, listStoreRows, listStores } from './resources/stores.ts'
import type { Resource } from './resource.ts'

const pathQuery = z.object({
  path: z.string().meta({
    description: 'Path of the page on the site. Without `locale` its language prefix sets the language.',
    example: '/hours',
  }),
})

/** Responds to a request for each resource, in the type of its schema; undefined without such a record. */
type Answers = {
  readonly [Name in ResourceName]: (
    request: ContentRequest,
  ) => z.input<(typeof resources)[Name]['schema']> | undefined
}

const answers: Answers = {
  property: getProperty,
  homepage: getHomepage,
  banners: listBanners,
  galleries: listGalleries,
  storeList: listStoreRows,
  stores: listStores,
  storeBySlug: findStoreBySlug,
  promotions: listPromotions,
  coupons: listCoupons,
  events: listEvents,
  news: listNews,
  jobs: listJobs,
  categories: listCategories,
  pages: listPages,
  hours: getHours,
  contests: listContests,
  popups: listPopups,
  blogs: listBlogs,
  social: getSocialPosts,
  pointsOfInterest: listPointsOfInterest,
  map: findMap,
  metaData: getMetaData,
  siteMapData: getSiteMapData,
}

/** The resources with a GET request below `/properties/{id}` and a JSON response. */
export const contentResources: readonly Resource[] = Object.keys(resources)
  .filter(isResource)
  .map((name) => ({
    ...resources[name],
    name,
    respond: answers[name],
    ...(name === 'metaData' && { query: pathQuery }),
  }))

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(resources, name)
}
