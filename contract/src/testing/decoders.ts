import { decodeBanners } from '../resources/banners.ts'
import { decodeBlogs } from '../resources/blogs.ts'
import { decodeCategories } from '../resources/categories.ts'
import { decodeContests } from '../resources/contests.ts'
import { decodeCoupons } from '../resources/coupons.ts'
import { decodeEvents } from '../resources/events.ts'
import { decodeGalleries } from '../resources/galleries.ts'
import { decodeHomepage } from '../resources/homepage.ts'
import { decodeHours } from '../resources/hours.ts'
import { decodeJobs } from '../resources/jobs.ts'
import { decodeMap } from '../resources/map.ts'
import { decodeMapplic } from '../map/adapters/mapplic.ts'
import { decodeMetaData } from '../resources/meta-data.ts'
import { decodeNews } from '../resources/news.ts'
import { decodePages } from '../resources/pages.ts'
import { decodePointsOfInterest } from '../resources/points-of-interest.ts'
import { decodePopups } from '../resources/popups.ts'
import { decodePromotions } from '../resources/promotions.ts'
import { decodeProperty } from '../resources/property.ts'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import type { DecodeContext, Decoded } from '../decode/decoded.ts'
import { decodeSiteMapData } from '../site-map-data.ts'
import { decodeSocial } from '../resources/social.ts'
import { decodeStore, decodeStoreList, decodeStores } from '../resources/stores.ts'
import {
  existingProperty,
  existingStores,
  olderCoupon,
  olderHours,
  olderSocial,
  recordedEvent,
} from './existing-platform.ts'
import { invariants } from './invariants.ts'
import { soundMap, soundMapPicture } from './map-invariants.ts'
import { mapExample, mapplicExample, openStreetMapExample } from './map-examples.ts'
import * as content from './content-examples.ts'
import * as place from './place-examples.ts'

/** A decoder with valid responses, and the invariant of its values. */
export interface DecoderCase {
  readonly name: string
  readonly decode: (answer: unknown, context: DecodeContext) => Decoded<unknown>
  readonly answers: readonly unknown[]
  readonly invariant: { readonly safeParse: (value: unknown) => { readonly error?: unknown } }
}

export const context: DecodeContext = {
  locale: 'en',
  timeZone: 'America/Halifax',
  siteOrigins: ['https://tidewater.example', 'https://larchgate.example'],
  assetOrigin: 'https://platform.example',
}

export const decoders: readonly DecoderCase[] = [
  decoder('property', decodeProperty, invariants.property, [place.propertyExample, existingProperty]),
  decoder('hours', decodeHours, invariants.hours, [place.hoursExample, olderHours]),
  decoder('stores/list', decodeStoreList, invariants.storeList, [[place.storeRowExample], existingStores]),
  decoder('stores', decodeStores, invariants.stores, [[place.storeExample], existingStores]),
  decoder('store', decodeStore, invariants.store, [place.storeExample, existingStores[0]]),
  decoder('promotions', decodePromotions, invariants.promotions, [[content.promotionExample], [olderCoupon]]),
  decoder('coupons', decodeCoupons, invariants.promotions, [
    [content.couponExample],
    { coupons: [olderCoupon] },
  ]),
  decoder('events', decodeEvents, invariants.events, [[content.eventExample], [recordedEvent]]),
  decoder('news', decodeNews, invariants.events, [[content.newsExample], { data: [recordedEvent] }]),
  decoder('jobs', decodeJobs, invariants.jobs, [[content.jobExample]]),
  decoder('categories', decodeCategories, invariants.categories, [[place.categoryExample]]),
  decoder('galleries', decodeGalleries, invariants.galleries, [[content.galleryExample]]),
  decoder('banners', decodeBanners, invariants.banners, [[content.bannerExample]]),
  decoder('homepage', decodeHomepage, invariants.homepage, [content.homepageExample]),
  decoder('pages', decodePages, invariants.pages, [[content.pageExample]]),
  decoder('contests', decodeContests, invariants.contests, [[content.contestExample]]),
  decoder('popups', decodePopups, invariants.popups, [[content.popupExample]]),
  decoder('blogs', decodeBlogs, invariants.blogs, [[content.blogExample]]),
  decoder('social', decodeSocial, invariants.social, [content.socialExample, olderSocial]),
  decoder('pois', decodePointsOfInterest, invariants.pointsOfInterest, [[place.pointOfInterestExample]]),
  decoder('map', decodeWalkable, soundMap, [mapExample, openStreetMapExample]),
  decoder('mapplic', decodeMapplic, soundMapPicture, [mapplicExample]),
  decoder('meta_data', decodeMetaData, invariants.metaData, [content.metaDataExample]),
  decoder('site_map_data', decodeSiteMapData, invariants.siteMapData, [content.siteMapDataExample]),
]

/** A map is valid only if routes can be found on it. */
function decodeWalkable(answer: unknown): Decoded<unknown> {
  const decoded = decodeMap(answer)
  createRouteFinder(decoded.value)
  return decoded
}

function decoder(
  name: string,
  decode: DecoderCase['decode'],
  invariant: DecoderCase['invariant'],
  answers: readonly unknown[],
): DecoderCase {
  return { name, decode, invariant, answers }
}
