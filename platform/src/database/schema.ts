import type { EditableBanners } from '@promenade/contract/editing/banners'
import type { EditableBlog, EditablePost } from '@promenade/contract/editing/blogs'
import type { EditableCategories } from '@promenade/contract/editing/categories'
import type { EditableContest } from '@promenade/contract/editing/contests'
import type { EditableEvent } from '@promenade/contract/editing/events'
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
import type { Translations } from '@promenade/domain/locale/translations'
import type { Generated } from 'kysely'
import type { Columns, PictureColumns, PrefixedColumns } from './columns.ts'
import type { StudioSchema } from './studio-schema.ts'
import type { VisitorSchema } from './visitor-schema.ts'

/** A text by language. */
export type TranslatedText = Translations<string>

/** A list of texts by language. */
export type TranslatedTextLists = Translations<readonly string[]>

/**
 * The tables that the migrations create. The columns of content tables follow from the editing schemas: a new field in a
 * schema adds a column here, which the import must write.
 */
export interface Schema extends VisitorSchema, StudioSchema {
  migration: { name: string; checksum: string; applied_at: Generated<Date> }
  media: MediaTable
  property: PropertyTable
  content_change: ContentChangeTable
  content_import: ContentImportTable
  category: CategoryTable
  store: StoreTable
  store_category: { property_id: number; store_id: number; category_id: number }
  social_link: SocialLinkTable
  regular_hours: Owned & Opening & { store_id: number | null; day_of_week: number }
  holiday_hours: HolidayHoursTable
  calm_hours: CalmHoursTable
  promotion: PromotionTable
  event: EventTable
  job: JobTable
  contest: ContestTable
  blog: Owned & Edited & Columns<EditableBlog> & { slug: string }
  post: PostTable
  gallery: Owned & Edited & Columns<EditableGallery, 'items'> & { slug: string }
  gallery_item: GalleryItemTable
  banner: Owned & Columns<Banner, 'items'> & { position: number }
  banner_item: BannerItemTable
  homepage: HomepageTable
  homepage_feature: HomepageFeatureTable
  page: PageTable
  subpage: Owned & Columns<EditablePage['subpages'][number]> & { page_id: number; position: number }
  page_gallery: { property_id: number; page_id: number; gallery_id: number; position: number }
  popup: PopupTable
  social_post: SocialPostTable
  point_of_interest: Owned & Columns<EditablePointOfInterest, 'locations'> & { slug: string }
  point_of_interest_location: PointOfInterestLocationTable
  point_of_interest_item: PointOfInterestItemTable
  meta_data: MetaDataTable
  map_file: { property_id: number; name: string; format: 'imdf' | 'openstreetmap'; content: string }
}

interface Owned {
  id: number
  property_id: number
}

interface Edited {
  updated_at: Date
}

interface Dated {
  start_date: Date | null
  end_date: Date | null
}

interface Scheduled extends Dated {
  draft: boolean
  show_on_web_date: Date | null
}

/** Fields whose columns have other names. */
type ScheduleField = 'start' | 'end' | 'show_from'

interface Opening {
  open_time: string | null
  close_time: string | null
  is_closed: boolean
  open_full_day: boolean
}

interface MediaTable {
  sha256: string
  name: string
  content_type: string
  width: number
  height: number
  bytes: Buffer
  focal_x: Generated<number>
  focal_y: Generated<number>
  original_name: string | null
  uploaded_by: string | null
  uploaded_for: number | null
  uploaded_at: Date | null
  /** False until a publication names what staff have uploaded. */
  is_public: Generated<boolean>
}

interface ContentChangeTable {
  property_id: number
  version: number
  changed_at: Date
  decided_version: number | null
}

interface PropertyTable
  extends
    Edited,
    Columns<EditableProperty, 'social_links' | 'alert'>,
    PrefixedColumns<'alert', NonNullable<EditableProperty['alert']>>,
    HoursColumns {}

/** The field of hours that is a column; the others are rows of other tables. */
interface HoursColumns extends Columns<EditableHours, 'regular' | 'holidays' | 'calm' | 'extra'> {
  extra_hours: TranslatedText | null
}

interface ContentImportTable {
  property_id: number
  folder: string
  fingerprint: string
  imported_on: string
  imported_at: Date
}

interface CategoryTable extends Owned, Columns<EditableCategories[number], 'children'> {
  parent_id: number | null
  position: number
}

type StoreFieldElsewhere =
  | 'categories'
  | 'logo'
  | 'store_front'
  | 'social_links'
  | 'flags'
  | 'show_from'
  | 'hours'

interface StoreTable
  extends
    Owned,
    Edited,
    Columns<EditableStore, StoreFieldElsewhere>,
    PictureColumns<'logo', EditableStore['logo']>,
    PictureColumns<'store_front', EditableStore['store_front']>,
    HoursColumns {
  slug: string
  is_new: boolean
  is_coming_soon: boolean
  is_relocated: boolean
  is_temporarily_closed: boolean
  show_on_web_date: Date | null
}

interface SocialLinkTable extends Owned, Columns<EditableProperty['social_links'][number]> {
  store_id: number | null
  position: number
}

interface HolidayHoursTable
  extends Owned, Opening, Columns<EditableHours['holidays'][number], 'date' | 'until' | 'hours'> {
  store_id: number | null
  holiday_date: string
  holiday_end_date: string | null
}

interface CalmHoursTable extends Owned, Columns<EditableHours['calm'][number], 'hours'> {
  store_id: number | null
  position: number
  start_time: string
  end_time: string
}

interface PromotionTable
  extends
    Owned,
    Edited,
    Scheduled,
    Columns<EditablePromotion, 'store' | 'picture' | 'featured' | ScheduleField>,
    PictureColumns<'picture', EditablePromotion['picture']> {
  kind: 'promotion' | 'coupon'
  slug: string
  store_id: number | null
  is_featured: boolean
}

interface EventTable
  extends
    Owned,
    Edited,
    Scheduled,
    Columns<EditableEvent, 'repeats' | 'store' | 'picture' | 'featured' | ScheduleField>,
    PictureColumns<'picture', EditableEvent['picture']> {
  kind: 'event' | 'news'
  slug: string
  /** The slug of the recurring event of which it is a day. */
  series: string | null
  store_id: number | null
  is_featured: boolean
}

interface JobTable extends Owned, Edited, Scheduled, Columns<EditableJob, 'store' | 'start' | 'end'> {
  slug: string
  store_id: number | null
}

interface ContestTable
  extends
    Owned,
    Edited,
    Scheduled,
    Columns<EditableContest, 'picture' | 'start' | 'end' | 'photo' | 'featured'>,
    PictureColumns<'picture', EditableContest['picture']> {
  slug: string
  asks_for_photo: boolean
  is_featured: boolean
}

interface PostTable
  extends
    Owned,
    Edited,
    Columns<EditablePost, 'picture' | 'published'>,
    PictureColumns<'picture', EditablePost['picture']> {
  blog_id: number
  slug: string
  draft: boolean
  publish_date: Date | null
}

type GalleryItem = EditableGallery['items'][number]

interface GalleryItemTable
  extends
    Owned,
    Columns<GalleryItem, 'path' | 'alt' | 'decorative'>,
    PictureColumns<'picture', Picture<GalleryItem>> {
  gallery_id: number
  position: number
}

type Picture<Item extends { readonly path: unknown; readonly alt?: unknown }> = Pick<Item, 'path' | 'alt'>

type Banner = EditableBanners[number]
type BannerItem = Banner['items'][number]

interface BannerItemTable
  extends
    Owned,
    Dated,
    Columns<BannerItem, 'picture' | 'start' | 'end'>,
    PictureColumns<'picture', BannerItem['picture']> {
  banner_id: number
  position: number
}

interface HomepageTable extends Columns<
  EditableHomepage,
  'featured_promotions' | 'featured_events' | 'featured_stores'
> {
  property_id: number
}

interface HomepageFeatureTable {
  property_id: number
  kind: 'promotion' | 'event' | 'store'
  position: number
  promotion_id: number | null
  event_id: number | null
  store_id: number | null
}

interface PageTable
  extends
    Owned,
    Edited,
    Columns<EditablePage, 'banner' | 'subpages' | 'galleries'>,
    PictureColumns<'banner', EditablePage['banner']> {
  slug: string
}

interface PopupTable
  extends
    Owned,
    Edited,
    Dated,
    Columns<EditablePopup, 'picture' | 'start' | 'end'>,
    PictureColumns<'picture', EditablePopup['picture']> {
  slug: string
}

type SocialPost = EditableSocialPosts[number]

interface SocialPostTable
  extends
    Owned,
    Columns<SocialPost, 'video' | 'picture' | 'posted'>,
    PictureColumns<'picture', SocialPost['picture']> {
  is_video: boolean
  posted_at: Date
}

type Location = EditablePointOfInterest['locations'][number]

interface PointOfInterestLocationTable extends Owned, Columns<Location, 'closed' | 'closed_until' | 'items'> {
  point_of_interest_id: number
  position: number
  is_temporarily_closed: boolean
  closed_until: Date | null
}

interface PointOfInterestItemTable extends Owned, Columns<Location['items'][number]> {
  location_id: number
  position: number
}

interface MetaDataTable
  extends
    Owned,
    Columns<EditableMetaData[number], 'picture'>,
    PictureColumns<'picture', EditableMetaData[number]['picture']> {}
