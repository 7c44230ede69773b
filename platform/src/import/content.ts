import type { EditableBanners } from '@promenade/contract/editing/banners'
import type { EditableBlog, EditablePost } from '@promenade/contract/editing/blogs'
import type { EditableCategories } from '@promenade/contract/editing/categories'
import type { EditableContest } from '@promenade/contract/editing/contests'
import type { EditableEvent, EditableNews } from '@promenade/contract/editing/events'
import type { EditableGallery } from '@promenade/contract/editing/galleries'
import type { EditableHomepage } from '@promenade/contract/editing/homepage'
import type { EditableHours } from '@promenade/contract/editing/hours'
import type { EditableJob } from '@promenade/contract/editing/jobs'
import type { EditableMetaData } from '@promenade/contract/editing/meta-data'
import type { EditablePage } from '@promenade/contract/editing/pages'
import type { EditablePointOfInterest } from '@promenade/contract/editing/points-of-interest'
import type { EditablePopup } from '@promenade/contract/editing/popups'
import type { EditablePromotion } from '@promenade/contract/editing/promotions'
import type { EditableProperty } from '@promenade/contract/editing/property'
import type { EditableSocialPosts } from '@promenade/contract/editing/social'
import type { EditableStore } from '@promenade/contract/editing/stores'
import type { MapContent } from './check-map.ts'
import type { Pictures } from '../checks/pictures.ts'
import type { Source } from '../checks/source.ts'

/** A record from a file of its own, parsed by its editing schema. */
export interface Entry<Record> {
  readonly slug: string
  readonly value: Record
  readonly source: Source
}

type Entries<Record> = readonly Entry<Record>[]

/** The checked content of a property: all references, dates and pictures are valid. */
export interface Content {
  /** The day of the import in the property's time zone; relative dates are resolved for it. */
  readonly today: string
  readonly pictures: Pictures
  /** Paths of the pictures in fields of the content. */
  readonly usedPictures: ReadonlySet<string>
  readonly property: EditableProperty
  readonly categories: EditableCategories
  readonly hours: EditableHours | undefined
  readonly stores: Entries<EditableStore>
  readonly promotions: Entries<EditablePromotion>
  readonly coupons: Entries<EditablePromotion>
  readonly events: Entries<EditableEvent>
  readonly news: Entries<EditableNews>
  readonly jobs: Entries<EditableJob>
  readonly contests: Entries<EditableContest>
  readonly blogs: Entries<EditableBlog>
  /** Each slug is `blog/post`. */
  readonly posts: Entries<EditablePost>
  readonly galleries: Entries<EditableGallery>
  readonly banners: EditableBanners
  readonly homepage: EditableHomepage | undefined
  readonly pages: Entries<EditablePage>
  readonly popups: Entries<EditablePopup>
  readonly social: EditableSocialPosts
  readonly pointsOfInterest: Entries<EditablePointOfInterest>
  readonly metaData: EditableMetaData
  readonly map: MapContent | undefined
}
