import type { EntryKind } from './documents.ts'

/** Where the pages of records are, by kind: a store is at `/stores/<slug>`. Undefined for kinds without pages. */
export const pageAreas: Readonly<Record<EntryKind, string | undefined>> = {
  property: undefined,
  alert: undefined,
  hours: undefined,
  'special-day': undefined,
  category: undefined,
  store: 'stores',
  promotion: 'promotions',
  coupon: 'promotions',
  event: 'events-and-news',
  news: 'events-and-news',
  job: 'jobs',
  contest: 'contests',
  blog: 'blogs',
  post: 'blogs',
  page: 'pages',
  gallery: undefined,
  banner: undefined,
  popup: undefined,
  homepage: undefined,
  'point-of-interest': undefined,
  'social-post': undefined,
  'meta-data': undefined,
}
