import type { CategoryJson } from '../kinds/category/response.ts'
import type { HoursJson } from '../kinds/hours/response.ts'
import type { PointOfInterestJson } from '../kinds/point-of-interest/response.ts'
import type { PropertyJson } from '../kinds/property/response.ts'
import type { StoreRowJson, StoreJson } from '../kinds/store/response.ts'

// Responses of our own platform with the mall, its hours, stores and categories. All of it is invented.

export const changed = { updated_at: '2026-11-02T14:30:00.000Z', untranslated_fields: [] }

export const image = {
  image_url: 'https://platform.example/media/4f2a/lantern-walk.svg',
  image_url_alt_text: 'Paper lanterns over the quay',
  image_width: 1200,
  image_height: 800,
  image_focal_point: { x: 0.25, y: 0.6 },
}

export const propertyExample: PropertyJson = {
  id: 1,
  name: 'Tidewater Arcade',
  status: 'active',
  address1: '12 Ropewalk Lane',
  address2: null,
  city: 'Halifax',
  province_state: 'Nova Scotia',
  postal_code: 'B3J 0A1',
  country: 'Canada',
  contact_phone: '902-555-0142',
  contact_email: 'hello@tidewater.example',
  url: 'https://tidewater.example',
  time_zone: 'America/Halifax',
  latitude: 44.6488,
  longitude: -63.5752,
  social_links: [
    { id: 1, social_type: 'Instagram', url: 'https://www.instagram.com/tidewaterarcade', callout: null },
  ],
  alert_display_type: 'warning',
  alert_title: 'North stairs closed',
  alert_message: '<p>Please use the <a href="/map">lifts by the fountain</a>.</p>',
  ...image,
  ...changed,
}

export const hoursExample: HoursJson = {
  regular_hours: [
    {
      id: 1,
      day_of_week: 1,
      open_time: '2000-01-01T14:00:00.000Z',
      close_time: '2000-01-02T01:00:00.000Z',
      is_closed: false,
      open_full_day: false,
    },
    { id: 2, day_of_week: 0, open_time: null, close_time: null, is_closed: true, open_full_day: false },
    { id: 3, day_of_week: 6, open_time: null, close_time: null, is_closed: false, open_full_day: true },
  ],
  holiday_hours: [
    {
      id: 4,
      holiday_date: '2026-12-25T04:00:00.000Z',
      holiday_end_date: '2026-12-26T04:00:00.000Z',
      holiday_name: 'Winter break',
      open_time: null,
      close_time: null,
      is_closed: true,
      is_holiday: true,
      open_full_day: false,
      untranslated_fields: [],
    },
  ],
  calm_hours: [
    {
      id: 5,
      days_of_week: [2, 4],
      start_time: '10:00',
      end_time: '12:00',
      note: 'No music.',
      untranslated_fields: [],
    },
  ],
  extra_hours: { extra_hours: '<p>The food hall opens an hour earlier.</p>', untranslated_fields: [] },
  todays_hours: {
    day_of_week: 1,
    open_time: { utc: '2026-11-23T14:00:00.000Z', local: '10:00' },
    close_time: { utc: '2026-11-24T01:00:00.000Z', local: '21:00' },
    is_closed: false,
    open_full_day: false,
  },
}

export const storeRowExample: StoreRowJson = {
  id: 31,
  slug: 'gull-and-anchor',
  name: 'Gull & Anchor',
  categories: [4, 9],
  tags: ['rainwear', 'boots'],
  logo_image_url: 'https://platform.example/media/aa10/gull-and-anchor.svg',
  logo_image_alt_text: 'Gull & Anchor',
  logo_width: 320,
  logo_height: 160,
  store_front_url_abs: 'https://platform.example/media/aa10/gull-and-anchor.svg',
  store_front_image_url: null,
  store_front_image_alt_text: null,
  store_front_width: null,
  store_front_height: null,
  store_front_focal_point: null,
  is_new_store: true,
  is_coming_soon_store: false,
  is_relocated_store: false,
  is_temporarily_closed: false,
  active_promotions_count: 2,
  active_events_count: 0,
  active_jobs_count: 1,
  unit: '214',
  level: 2,
  phone: '902-555-0177',
  summary: 'Everything for a wet walk.',
  hours: hoursExample,
  ...changed,
}

export const storeExample: StoreJson = {
  ...storeRowExample,
  description: '<p>Coats that have seen weather.</p><p>Ask us about <em>re-waxing</em>.</p>',
  website: 'https://gullandanchor.example/shop',
  email: 'crew@gullandanchor.example',
  social_links: [
    { id: 7, social_type: 'Facebook', url: 'https://www.facebook.com/gullandanchor', callout: null },
  ],
  is_free_form_hours: false,
  free_form_hours: null,
  products: '<ul><li>Coats</li><li>Boots</li></ul>',
  brand_description: null,
  service: '<p>Repairs while you wait.</p>',
  amenities: null,
  return_policy: '<p>Thirty days.</p>',
  parking_information: null,
}

export const categoryExample: CategoryJson = {
  id: 9,
  slug: 'outdoor-wear',
  name: 'Outdoor wear',
  tags: ['parka'],
  parent_category_id: 4,
  untranslated_fields: [],
}

export const pointOfInterestExample: PointOfInterestJson = {
  name: 'Washrooms',
  locations: [
    {
      slug: 'washroom-north',
      name: 'North washroom',
      level: 1,
      atmosphere: 'quiet',
      is_temporarily_closed: false,
      closed_until: null,
      closed_why: null,
      is_closure_confirmed: true,
      description: '<p>Beside the lifts.</p>',
      items: [{ name: 'Changing table', description: null, images: [image], untranslated_fields: [] }],
      untranslated_fields: [],
    },
  ],
  untranslated_fields: [],
}
