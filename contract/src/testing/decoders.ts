import { resources } from '../public-api/resources.ts'
import { decodeBanners } from '../kinds/banner/response.ts'
import { decodeCategories } from '../kinds/category/response.ts'
import { decodeHomepage } from '../kinds/homepage/response.ts'
import { decodeHours } from '../kinds/hours/response.ts'
import { decodeMap } from '../public-api/map.ts'
import { decodeMapplic } from '../map/adapters/mapplic.ts'
import { decodeMetaData } from '../kinds/meta-data/response.ts'
import { decodePointsOfInterest } from '../kinds/point-of-interest/response.ts'
import { decodeProperty } from '../kinds/property/response.ts'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { decodeRedirects, decodeSiteMapData } from '../public-api/site-map-data.ts'
import { decodeSocial } from '../kinds/social-post/response.ts'
import { decodeStore } from '../kinds/store/response.ts'
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
  decoder('stores/list', resources.storeList.decode, invariants.storeList, [
    [place.storeRowExample],
    otherPlatformStores,
  ]),
  decoder('stores', resources.stores.decode, invariants.stores, [[place.storeExample], otherPlatformStores]),
  decoder('store', decodeStore, invariants.store, [place.storeExample, otherPlatformStores[0]]),
  decoder('promotions', resources.promotions.decode, invariants.promotions, [
    [content.promotionExample],
    [otherPlatformCoupon],
  ]),
  decoder('coupons', resources.coupons.decode, invariants.promotions, [
    [content.couponExample],
    { coupons: [otherPlatformCoupon] },
  ]),
  decoder('events', resources.events.decode, invariants.events, [
    [content.eventExample],
    [otherPlatformEvent],
  ]),
  decoder('news', resources.news.decode, invariants.events, [
    [content.newsExample],
    { data: [otherPlatformEvent] },
  ]),
  decoder('jobs', resources.jobs.decode, invariants.jobs, [[content.jobExample]]),
  decoder('categories', decodeCategories, invariants.categories, [[place.categoryExample]]),
  decoder('galleries', resources.galleries.decode, invariants.galleries, [[content.galleryExample]]),
  decoder('banners', decodeBanners, invariants.banners, [[content.bannerExample]]),
  decoder('homepage', decodeHomepage, invariants.homepage, [content.homepageExample]),
  decoder('pages', resources.pages.decode, invariants.pages, [[content.pageExample]]),
  decoder('contests', resources.contests.decode, invariants.contests, [[content.contestExample]]),
  decoder('popups', resources.popups.decode, invariants.popups, [[content.popupExample]]),
  decoder('blogs', resources.blogs.decode, invariants.blogs, [[content.blogExample]]),
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
