import type { EntryKind } from './documents.ts'

/** Where the pages of records are, by kind: a store is at `/stores/<slug>`. Kinds without one have no page. */
export const pageAreas: Readonly<Partial<Record<EntryKind, string>>> = {
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
}
