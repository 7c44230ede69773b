import { decodeBanners } from '../kinds/banner/wire.ts'
import { decodeBlogs } from '../kinds/blog/wire.ts'
import { decodeCategories } from '../kinds/category/wire.ts'
import { decodeContests } from '../kinds/contest/wire.ts'
import { decodeCoupons } from '../kinds/coupon/wire.ts'
import { decodeEvents } from '../kinds/event/wire.ts'
import { decodeGalleries } from '../kinds/gallery/wire.ts'
import { decodeHomepage } from '../kinds/homepage/wire.ts'
import { decodeHours } from '../kinds/hours/wire.ts'
import { decodeJobs } from '../kinds/job/wire.ts'
import { decodeMap } from '../public-api/map.ts'
import { decodeMapplic } from '../map/adapters/mapplic.ts'
import { decodeMetaData } from '../kinds/meta-data/wire.ts'
import { decodeNews } from '../kinds/news/wire.ts'
import { decodePages } from '../kinds/page/wire.ts'
import { decodePointsOfInterest } from '../kinds/point-of-interest/wire.ts'
import { decodePopups } from '../kinds/popup/wire.ts'
import { decodePromotions } from '../kinds/promotion/wire.ts'
import { decodeProperty } from '../kinds/property/wire.ts'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { decodeRedirects, decodeSiteMapData } from '../public-api/site-map-data.ts'
import { decodeSocial } from '../kinds/social-post/wire.ts'
import { decodeStore, decodeStoreList, decodeStores } from '../kinds/store/wire.ts'
import {
  otherPlatformProperty,
  otherPlatformStores,
  otherPlatformCoupon,
  otherPlatformHours,
  otherPlatformSocial,
  otherPlatformEvent,
} from './other-platform-responses.ts'
import { invariants } from './invariants.ts'
import { mapInvariant, mapPictureInvariant } from './map-invariants.ts'
import { mapExample, mapplicExample, openStreetMapExample } from './map-examples.ts'
import * as content from './content-examples.ts'
import * as place from './place-examples.ts'

/** A decoder with valid responses, and the invariant of its values. */
export interface DecoderCase {
  readonly name: string
  readonly decode: (response: unknown, context: DecodeContext) => Decoded<unknown>
  readonly responses: readonly unknown[]
  readonly invariant: { readonly safeParse: (value: unknown) => { readonly error?: unknown } }
}

export const context: DecodeContext = {
  locale: 'en',
  timeZone: 'America/Halifax',
  siteOrigins: ['https://tidewater.example', 'https://larchgate.example'],
  assetOrigin: 'https://platform.example',
}

export const decoders: readonly DecoderCase[] = [
  decoder('property', decodeProperty, invariants.property, [place.propertyExample, otherPlatformProperty]),
  decoder('hours', decodeHours, invariants.hours, [place.hoursExample, otherPlatformHours]),
  decoder('stores/list', decodeStoreList, invariants.storeList, [
    [place.storeRowExample],
    otherPlatformStores,
  ]),
  decoder('stores', decodeStores, invariants.stores, [[place.storeExample], otherPlatformStores]),
  decoder('store', decodeStore, invariants.store, [place.storeExample, otherPlatformStores[0]]),
  decoder('promotions', decodePromotions, invariants.promotions, [
    [content.promotionExample],
    [otherPlatformCoupon],
  ]),
  decoder('coupons', decodeCoupons, invariants.promotions, [
    [content.couponExample],
    { coupons: [otherPlatformCoupon] },
  ]),
  decoder('events', decodeEvents, invariants.events, [[content.eventExample], [otherPlatformEvent]]),
  decoder('news', decodeNews, invariants.events, [[content.newsExample], { data: [otherPlatformEvent] }]),
  decoder('jobs', decodeJobs, invariants.jobs, [[content.jobExample]]),
  decoder('categories', decodeCategories, invariants.categories, [[place.categoryExample]]),
  decoder('galleries', decodeGalleries, invariants.galleries, [[content.galleryExample]]),
  decoder('banners', decodeBanners, invariants.banners, [[content.bannerExample]]),
  decoder('homepage', decodeHomepage, invariants.homepage, [content.homepageExample]),
  decoder('pages', decodePages, invariants.pages, [[content.pageExample]]),
  decoder('contests', decodeContests, invariants.contests, [[content.contestExample]]),
  decoder('popups', decodePopups, invariants.popups, [[content.popupExample]]),
  decoder('blogs', decodeBlogs, invariants.blogs, [[content.blogExample]]),
  decoder('social', decodeSocial, invariants.social, [content.socialExample, otherPlatformSocial]),
  decoder('pois', decodePointsOfInterest, invariants.pointsOfInterest, [[place.pointOfInterestExample]]),
  decoder('map', decodeWalkable, mapInvariant, [mapExample, openStreetMapExample]),
  decoder('mapplic', decodeMapplic, mapPictureInvariant, [mapplicExample]),
  decoder('meta_data', decodeMetaData, invariants.metaData, [content.metaDataExample]),
  decoder('redirects', decodeRedirects, invariants.redirects, [content.siteMapDataExample]),
  decoder('site_map_data', decodeSiteMapData, invariants.siteMapData, [content.siteMapDataExample]),
]

/** A map is valid only if routes can be found on it. */
function decodeWalkable(response: unknown): Decoded<unknown> {
  const decoded = decodeMap(response)
  createRouteFinder(decoded.value)
  return decoded
}

function decoder(
  name: string,
  decode: DecoderCase['decode'],
  invariant: DecoderCase['invariant'],
  responses: readonly unknown[],
): DecoderCase {
  return { name, decode, invariant, responses }
}
