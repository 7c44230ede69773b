import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'

const paths: Readonly<Partial<Record<EntryKind, (slug: string) => string>>> = {
  store: (slug) => `/stores/${slug}`,
  promotion: (slug) => `/promotions/${slug}`,
  coupon: (slug) => `/promotions/${slug}`,
  event: (slug) => `/events-and-news/${slug}`,
  news: (slug) => `/events-and-news/${slug}`,
  job: (slug) => `/jobs/${slug}`,
  contest: (slug) => `/contests/${slug}`,
  post: (slug) => `/blogs/${slug}`,
  page: (slug) => `/pages/${slug}`,
  hours: () => '/hours',
  'special-day': () => '/hours',
}

/** Where visitors see a record, in the reader's language; the home page for what stands on several. */
export function siteAddress(siteUrl: string, kind: EntryKind, slug: string, locale: Locale): string {
  const path = paths[kind]?.(slug) ?? '/'
  return new URL(localePath(path, locale), siteUrl).href
}
