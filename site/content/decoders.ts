import { decodeBanners } from '@promenade/contract/resources/banners'
import { decodeBlogs } from '@promenade/contract/resources/blogs'
import { decodeCategories } from '@promenade/contract/resources/categories'
import { decodeContests } from '@promenade/contract/resources/contests'
import { decodeCoupons } from '@promenade/contract/resources/coupons'
import { decodeEvents } from '@promenade/contract/resources/events'
import { decodeGalleries } from '@promenade/contract/resources/galleries'
import { decodeHomepage } from '@promenade/contract/resources/homepage'
import { decodeHours } from '@promenade/contract/resources/hours'
import { decodeJobs } from '@promenade/contract/resources/jobs'
import { decodeMap } from '@promenade/contract/resources/map'
import { decodeMapplic } from '@promenade/contract/map/adapters/mapplic'
import { decodeMetaData } from '@promenade/contract/resources/meta-data'
import { decodeNews } from '@promenade/contract/resources/news'
import { decodePages } from '@promenade/contract/resources/pages'
import { decodePointsOfInterest } from '@promenade/contract/resources/points-of-interest'
import { decodePopups } from '@promenade/contract/resources/popups'
import { decodePromotions } from '@promenade/contract/resources/promotions'
import { decodeProperty } from '@promenade/contract/resources/property'
import type { DecodeContext, Decoded } from '@promenade/contract/decode/decode-context'
import { decodeRedirects, decodeSiteMapData } from '@promenade/contract/site-map-data'
import { decodeSocial } from '@promenade/contract/resources/social'
import { decodeStore, decodeStoreList, decodeStores } from '@promenade/contract/resources/stores'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { Copy } from './copy.ts'
import { cacheGuide } from './map-guide.ts'
import type { ReadMap } from './read-map.ts'

/** Decoders by resource; `redirects` are a part of `siteMapData`. A copy is decoded once per context. */
export const decoders = {
  property: memoizeByCopy(decodeProperty),
  hours: memoizeByCopy(decodeHours),
  categories: memoizeByCopy(decodeCategories),
  storeList: memoizeByCopy(decodeStoreList),
  stores: memoizeByCopy(decodeStores),
  storeBySlug: memoizeByCopy(decodeStore),
  promotions: memoizeByCopy(decodePromotions),
  coupons: memoizeByCopy(decodeCoupons),
  events: memoizeByCopy(decodeEvents),
  news: memoizeByCopy(decodeNews),
  jobs: memoizeByCopy(decodeJobs),
  contests: memoizeByCopy(decodeContests),
  pages: memoizeByCopy(decodePages),
  banners: memoizeByCopy(decodeBanners),
  galleries: memoizeByCopy(decodeGalleries),
  homepage: memoizeByCopy(decodeHomepage),
  popups: memoizeByCopy(decodePopups),
  blogs: memoizeByCopy(decodeBlogs),
  social: memoizeByCopy(decodeSocial),
  pointsOfInterest: memoizeByCopy(decodePointsOfInterest),
  map: decodeMapOnce,
  mapplic: memoizeByCopy(decodeMapplic),
  siteMapData: memoizeByCopy(decodeSiteMapData),
  redirects: memoizeByCopy(decodeRedirects),
  metaData: memoizeByCopy(decodeMetaData),
}

export type DecodedResource = keyof typeof decoders

function memoizeByCopy<T>(
  decode: (body: unknown, context: DecodeContext) => Decoded<T>,
): (copy: Copy, context: DecodeContext) => Decoded<T> {
  const cache = new WeakMap<Copy, { readonly context: DecodeContext; readonly decoded: Decoded<T> }>()
  return (copy, context) => {
    const cached = cache.get(copy)
    if (cached?.context === context) return cached.decoded
    const decoded = decode(copy.body, context)
    cache.set(copy, { context, decoded })
    return decoded
  }
}

/** A map needs no context: the same body gives the same object. */
function decodeMapOnce({ body }: Copy): Decoded<MallMap> {
  const isKey = typeof body === 'object' && body !== null
  const decoded = (isKey ? decodedMaps.get(body) : undefined) ?? decodeMap(body)
  if (isKey) decodedMaps.set(body, decoded)
  return decoded
}

const decodedMaps = new WeakMap<object, Decoded<MallMap>>()

/** Caches the result of another thread. */
export function cacheMap(body: unknown, read: ReadMap): void {
  if (typeof body !== 'object' || body === null) return
  decodedMaps.set(body, read.decoded)
  cacheGuide(read)
}
