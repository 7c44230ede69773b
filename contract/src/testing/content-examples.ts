import type { BannerJson } from '../kinds/banner/response.ts'
import type { BlogJson } from '../kinds/blog/response.ts'
import type { ContestJson } from '../kinds/contest/response.ts'
import type { EventJson } from '../kinds/event/response.ts'
import type { GalleryItemJson, GalleryJson } from '../kinds/gallery/response.ts'
import type { HomepageJson } from '../kinds/homepage/response.ts'
import type { JobJson } from '../kinds/job/response.ts'
import type { MetaDataJson } from '../kinds/meta-data/response.ts'
import type { PageJson } from '../kinds/page/response.ts'
import type { PopupJson } from '../kinds/popup/response.ts'
import type { PromotionJson } from '../kinds/promotion/response.ts'
import type { SiteMapDataJson } from '../public-api/site-map-data.ts'
import type { SocialJson } from '../kinds/social-post/response.ts'
import { changed, image, storeRowExample } from './place-examples.ts'

// Responses of our own platform with promotions, events, pages and other content. All of it is invented.

const schedule = {
  show_on_web_date: '2026-11-01T03:00:00.000Z',
  start_date: '2026-11-20T21:30:00.000Z',
  end_date: '2026-11-22T01:00:00.000Z',
}

export const promotionExample: PromotionJson = {
  id: 71,
  property_id: 1,
  slug: 'two-pairs-one-price',
  name: 'Two pairs, one price',
  promotionable_type: 'Store',
  promotionable_id: 31,
  promotionable: { id: 31, name: 'Gull & Anchor', type: 'Store' },
  description: '<p>Boots for two.</p>',
  plain_text_description: 'Boots for two.',
  tags: ['boots'],
  ...image,
  ...schedule,
  no_end_date: false,
  is_featured: true,
  is_featured_on_home_page: true,
  position_featured_on_home_page: 1,
  code: null,
  api_resource: 'promotions',
  ...changed,
}

export const couponExample: PromotionJson = {
  ...promotionExample,
  id: 72,
  slug: 'ten-off-rainwear',
  code: 'DRY10',
  api_resource: 'coupons',
}

export const eventExample: EventJson = {
  id: 51,
  property_id: 1,
  slug: 'lantern-walk',
  name: 'Lantern walk',
  subtitle: 'Along the quay',
  eventable_type: 'Property',
  eventable_id: 1,
  eventable: { id: 1, name: 'Tidewater Arcade', type: 'Property' },
  description: '<p>Bring a lantern or borrow one of ours.</p>',
  plain_text_description: 'Bring a lantern or borrow one of ours.',
  tags: ['family'],
  ...image,
  ...schedule,
  no_end_date: false,
  show_times: true,
  location_information: 'Fountain court',
  series: null,
  alt_url: 'https://lanterns.example/halifax',
  is_featured: false,
  is_featured_on_home_page: true,
  position_featured_on_home_page: 2,
  api_resource: 'events',
  ...changed,
}

export const newsExample: EventJson = { ...eventExample, id: 52, slug: 'new-lifts', api_resource: 'news' }

export const jobExample: JobJson = {
  id: 81,
  property_id: 1,
  slug: 'weekend-crew',
  name: 'Weekend crew',
  jobable_type: 'Store',
  jobable_id: 31,
  jobable: { id: 31, name: 'Gull & Anchor', type: 'Store' },
  description: '<p>You like rain.</p>',
  plain_text_description: 'You like rain.',
  job_type: 'Part Time',
  contact_name: 'Odile',
  contact_email: 'jobs@gullandanchor.example',
  contact_phone: '902-555-0178',
  contact_website: 'https://gullandanchor.example/jobs',
  ...image,
  ...schedule,
  ...changed,
}

const itemExample: GalleryItemJson = {
  id: 201,
  name: 'First frost',
  heading: 'Warm hands',
  callout: 'See the gloves',
  description: 'The quay in November',
  url: '/promotions',
  ...image,
  image_url: image.image_url,
  position: 1,
  start_date: null,
  end_date: '2026-12-31T12:00:00.000Z',
  untranslated_fields: [],
}

export const bannerExample: BannerJson = { id: 20, name: 'Hours Banner', gallery_items: [itemExample] }

export const galleryExample: GalleryJson = {
  id: 21,
  slug: 'winter-on-the-quay',
  name: 'Winter on the quay',
  gallery_items: [itemExample],
  ...changed,
}

export const homepageExample: HomepageJson = {
  banners: [bannerExample],
  featured_promotions: [promotionExample],
  featured_on_home_page_promotions: [promotionExample],
  featured_on_home_page_events: [eventExample],
  featured_stores: [storeRowExample],
  welcome_message: 'Good to see you',
  callout: 'Come in from the rain',
  untranslated_fields: [],
}

export const pageExample: PageJson = {
  id: 91,
  slug: 'gift-cards',
  title: 'Gift cards',
  body: '<h2>At the desk</h2><p>From ten dollars.</p>',
  banner_url: 'https://platform.example/media/bb20/gift-cards.svg',
  banner_url_alt_text: 'A card in a hand',
  banner_width: 1600,
  banner_height: 500,
  banner_focal_point: null,
  ...image,
  subpages: [{ id: 1, title: 'Balance', body: '<p>Ask at the desk.</p>', untranslated_fields: [] }],
  galleries: ['winter-on-the-quay'],
  ...changed,
}

export const contestExample: ContestJson = {
  id: 95,
  slug: 'draw-a-gull',
  name: 'Draw a gull',
  description: '<p>Any gull.</p>',
  plain_text_description: 'Any gull.',
  rules_and_regs: '<ol><li>One entry each.</li></ol>',
  minimum_age: 19,
  eligibility: 'I live in Canada.',
  question: 'How many gulls are there?',
  use_contest_image: true,
  is_featured: false,
  ...image,
  ...schedule,
  ...changed,
}

export const popupExample: PopupJson = {
  id: 97,
  slug: 'lantern-evening',
  name: 'Lantern evening',
  ...image,
  image_url: image.image_url,
  photo_link: '/events-and-news/lantern-walk',
  start_date: schedule.start_date,
  end_date: null,
  ...changed,
}

export const blogExample: BlogJson = {
  id: 61,
  slug: 'quay-notes',
  name: 'Quay notes',
  description: 'What we see from the window',
  posts: [
    {
      id: 62,
      slug: 'how-to-wax-a-coat',
      title: 'How to wax a coat',
      body: 'Warm the tin first.',
      body_short: 'A tin, a rag, an hour.',
      html_body: '<p>Warm the tin first.</p>',
      author: 'Odile',
      publish_date: '2026-10-30T03:00:00.000Z',
      categories: ['Care'],
      tag: ['coats'],
      ...image,
      ...changed,
    },
  ],
  ...changed,
}

const resolution = { url: image.image_url, width: 1200, height: 800 }

export const socialExample: SocialJson = {
  social: {
    instagram: [
      {
        id: 'gull-on-the-sign',
        link: 'https://social.example/p/gull-on-the-sign',
        type: 'image',
        caption: { text: 'He has opinions about the new sign.' },
        images: { low_resolution: resolution, standard_resolution: resolution },
        image_url_alt_text: 'A gull on the sign',
        image_focal_point: { x: 0.5, y: 0 },
        user: { username: 'tidewaterarcade' },
        created_time: '1794000000',
        untranslated_fields: [],
      },
    ],
  },
}

export const metaDataExample: MetaDataJson = {
  path: '/hours',
  meta_title: 'Hours',
  meta_description: 'When the arcade is open.',
  meta_keywords: 'hours, holidays',
  image_url: image.image_url,
  image_url_alt_text: image.image_url_alt_text,
  canonical: '/hours',
  untranslated_fields: [],
}

export const siteMapDataExample: SiteMapDataJson = {
  meta_data: [{ path: '/hours' }, { path: '/stores' }],
  redirects: [{ path: '/stores/old-name', to: '/stores/new-name', permanent: true }],
}
