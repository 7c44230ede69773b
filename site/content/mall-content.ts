import type { Redirect } from '@promenade/contract/site-map-data'
import type { Hours } from '@promenade/domain/mall/hours'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Banner } from '@promenade/domain/mall/banner'
import type { Blog } from '@promenade/domain/mall/blog'
import type { Category } from '@promenade/domain/mall/category'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Contest } from '@promenade/domain/mall/contest'
import type { MallEvent, NewsItem } from '@promenade/domain/mall/event'
import type { Gallery } from '@promenade/domain/mall/gallery'
import type { Homepage } from '@promenade/domain/mall/homepage'
import type { Job } from '@promenade/domain/mall/job'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import type { Page } from '@promenade/domain/mall/page'
import type { PointOfInterest } from '@promenade/domain/mall/point-of-interest'
import type { Popup } from '@promenade/domain/mall/popup'
import type { Promotion } from '@promenade/domain/mall/promotion'
import type { Property } from '@promenade/domain/mall/property'
import type { SocialPost } from '@promenade/domain/mall/social-post'
import type { Store } from '@promenade/domain/mall/store'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPicture } from '@promenade/domain/map/map-picture'
import type { PictureFiles } from '@promenade/domain/pictures/picture-files'

/** All content of a mall in one language; immutable. */
export interface MallContent {
  readonly locale: Locale
  /** Changes with any visible content. */
  readonly version: string
  /** Time of composition; constant while nothing changes. */
  readonly asOf: EpochMs
  readonly property: Property
  readonly hours: Hours
  readonly categories: readonly Category[]
  readonly stores: readonly Store[]
  readonly promotions: readonly Promotion[]
  readonly coupons: readonly Promotion[]
  readonly events: readonly MallEvent[]
  readonly news: readonly NewsItem[]
  readonly jobs: readonly Job[]
  readonly contests: readonly Contest[]
  readonly pages: readonly Page[]
  readonly banners: readonly Banner[]
  readonly galleries: readonly Gallery[]
  readonly homepage: Homepage | undefined
  readonly popups: readonly Popup[]
  readonly blogs: readonly Blog[]
  /** Empty if the platform lacks the resource. */
  readonly social: readonly SocialPost[]
  readonly pointsOfInterest: readonly PointOfInterest[]
  /** The same object in every language; undefined without a map. */
  readonly map: MallMap | undefined
  /** Fallback of platforms without a map. */
  readonly mapPicture: MapPicture | undefined
  /** Removed records that had a page. */
  readonly gone: readonly GoneRecord[]
  /** Image variants so far, by address of the original. */
  readonly pictureFiles: ReadonlyMap<string, PictureFiles>
  /** By path without language prefix. */
  readonly metaData: ReadonlyMap<string, MetaData>
  /** Where former addresses lead, by path without language prefix; the same in every language. */
  readonly redirects: ReadonlyMap<string, Redirect>
}
