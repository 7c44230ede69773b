import type { Redirect } from '@promenade/contract/public-api/site-map-data'
import type { Hours } from '@promenade/domain/mall/hours'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Category } from '@promenade/domain/mall/category'
import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Homepage } from '@promenade/domain/mall/homepage'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import type { Property } from '@promenade/domain/mall/property'
import type { decodeStore } from '@promenade/contract/kinds/store/response'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallMap } from '@promenade/domain/map/mall-map'
import type { MapPicture } from '@promenade/domain/map/map-picture'
import type { PictureFiles } from '@promenade/domain/pictures/picture-files'
import type { Lists } from './decoders.ts'

/** All content of a mall in one language; immutable. A list is empty if the platform lacks the resource. */
export interface MallContent extends Lists {
  readonly locale: Locale
  /** Changes with any visible content. */
  readonly version: string
  /** Time of composition; constant while nothing changes. */
  readonly asOf: EpochMs
  readonly property: Property
  readonly hours: Hours
  readonly categories: readonly Category[]
  readonly stores: readonly ReturnType<typeof decodeStore>['value'][]
  readonly homepage: Homepage | undefined
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
  /** Redirects of former addresses, by path without language prefix; the same in every language. */
  readonly redirects: ReadonlyMap<string, Redirect>
}

/** A store with all fields of its page (specification §3). */
export type Store = MallContent['stores'][number]
