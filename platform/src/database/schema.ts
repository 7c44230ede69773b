import type { Translations } from '@promenade/domain/locale/translations'
import type { Generated } from 'kysely'
import type { VisitorSchema } from './visitor-schema.ts'

/** A text by language. */
export type Words = Translations<string>

/** A list of texts by language. */
export type WordLists = Translations<readonly string[]>

/** The tables that the migrations create. */
export interface Schema extends VisitorSchema {
  migration: { name: string; checksum: string; applied_at: Generated<Date> }
  media: MediaTable
  property: PropertyTable
  content_change: { property_id: number; version: number; changed_at: Date }
  content_import: ContentImportTable
  category: Owned & { slug: string; name: Words; parent_id: number | null; position: number }
  store: StoreTable
  store_category: { property_id: number; store_id: number; category_id: number }
  social_link: Owned & { store_id: number | null; position: number; network: string; url: string }
  regular_hours: Owned & Opening & { store_id: number | null; day_of_week: number }
  holiday_hours: HolidayHoursTable
  promotion: PromotionTable
  event: EventTable
  job: JobTable
  contest: ContestTable
  blog: Owned & Edited & { slug: string; name: Words; description: Words | null }
  post: PostTable
  gallery: Owned & Edited & { slug: string; name: Words }
  gallery_item: GalleryItemTable
  banner: Owned & { name: string; position: number }
  banner_item: BannerItemTable
  homepage: { property_id: number; welcome_message: Words | null; callout: Words | null }
  homepage_feature: HomepageFeatureTable
  page: PageTable
  subpage: Owned & { page_id: number; position: number; title: Words | null; body: Words | null }
  page_gallery: { property_id: number; page_id: number; gallery_id: number; position: number }
  popup: PopupTable
  social_post: SocialPostTable
  point_of_interest: Owned & { slug: string; name: Words }
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

interface Scheduled {
  draft: boolean
  show_on_web_date: Date | null
  start_date: Date | null
  end_date: Date | null
}

interface Pictured {
  picture: string | null
  picture_alt: Words | null
}

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
}

interface PropertyTable extends Edited {
  id: number
  name: string
  address1: string
  address2: string | null
  city: string
  province_state: string
  postal_code: string
  country: string
  phone: string | null
  email: string | null
  url: string | null
  time_zone: string
  latitude: number | null
  longitude: number | null
  alert_type: string
  alert_title: Words | null
  alert_message: Words | null
  extra_hours: Words | null
}

interface ContentImportTable {
  property_id: number
  folder: string
  fingerprint: string
  imported_on: string
  imported_at: Date
}

interface StoreTable extends Owned, Edited {
  slug: string
  name: Words
  unit: string | null
  level: number | null
  logo: string | null
  logo_alt: Words | null
  store_front: string | null
  store_front_alt: Words | null
  summary: Words | null
  description: Words | null
  phone: string | null
  website: string | null
  email: string | null
  tags: WordLists | null
  is_new: boolean
  is_coming_soon: boolean
  is_relocated: boolean
  is_temporarily_closed: boolean
  free_form_hours: Words | null
  extra_hours: Words | null
  products: Words | null
  service: Words | null
  return_policy: Words | null
  show_on_web_date: Date | null
}

interface HolidayHoursTable extends Owned, Opening {
  store_id: number | null
  holiday_date: string
  holiday_end_date: string | null
  name: Words
}

interface PromotionTable extends Owned, Edited, Scheduled, Pictured {
  kind: 'promotion' | 'coupon'
  slug: string
  store_id: number | null
  name: Words
  description: Words | null
  tags: WordLists | null
  code: string | null
  is_featured: boolean
  home_position: number | null
}

interface EventTable extends Owned, Edited, Scheduled, Pictured {
  kind: 'event' | 'news'
  slug: string
  store_id: number | null
  name: Words
  subtitle: Words | null
  description: Words | null
  tags: WordLists | null
  place: Words | null
  link: string | null
  show_times: boolean
  is_featured: boolean
  home_position: number | null
}

interface JobTable extends Owned, Edited, Scheduled {
  slug: string
  store_id: number | null
  name: Words
  description: Words | null
  job_type: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  contact_website: string | null
}

interface ContestTable extends Owned, Edited, Scheduled, Pictured {
  slug: string
  name: Words
  description: Words | null
  rules: Words | null
  minimum_age: number | null
  eligibility: Words | null
  question: Words | null
  asks_for_photo: boolean
  is_featured: boolean
}

interface PostTable extends Owned, Edited, Pictured {
  blog_id: number
  slug: string
  title: Words
  summary: Words | null
  body: Words | null
  author: string | null
  categories: WordLists | null
  tags: WordLists | null
  draft: boolean
  publish_date: Date | null
}

interface GalleryItemTable extends Owned {
  gallery_id: number
  position: number
  picture: string
  picture_alt: Words | null
  caption: Words | null
}

interface BannerItemTable extends Owned {
  banner_id: number
  position: number
  picture: string
  picture_alt: Words | null
  heading: Words | null
  callout: Words | null
  link: string | null
  start_date: Date | null
  end_date: Date | null
}

interface HomepageFeatureTable {
  property_id: number
  kind: 'promotion' | 'event' | 'store'
  position: number
  promotion_id: number | null
  event_id: number | null
  store_id: number | null
}

interface PageTable extends Owned, Edited {
  slug: string
  title: Words
  body: Words | null
  banner: string | null
  banner_alt: Words | null
}

interface PopupTable extends Owned, Edited {
  slug: string
  name: Words
  picture: string
  picture_alt: Words | null
  link: string | null
  start_date: Date | null
  end_date: Date | null
}

interface SocialPostTable extends Owned {
  slug: string
  network: string
  link: string | null
  is_video: boolean
  picture: string
  picture_alt: Words | null
  caption: Words | null
  account: string | null
  posted_at: Date
}

interface PointOfInterestLocationTable extends Owned {
  point_of_interest_id: number
  slug: string
  position: number
  name: Words
  level: number | null
  description: Words | null
  is_temporarily_closed: boolean
}

interface PointOfInterestItemTable extends Owned {
  location_id: number
  position: number
  name: Words
  description: Words | null
}

interface MetaDataTable extends Owned {
  path: string
  title: Words | null
  description: Words | null
  keywords: Words | null
  picture: string | null
}
