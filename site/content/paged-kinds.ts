import { listOffers } from '@promenade/domain/promotions/offers'
import type { FixedPath } from '@promenade/domain/routing/fixed-pages'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord, Owner, Period, Picture } from '@promenade/domain/mall/values'
import type { MallContent } from './mall-content.ts'

type Content = Omit<MallContent, 'gone'>

/** A record with a page of its own. */
export interface PageRecord extends MallRecord {
  readonly period?: Period
  readonly owner?: Owner
  readonly categoryIds?: readonly string[]
  readonly picture?: Picture
}

interface PagedKind {
  /** The path of their list; those of their pages end in their slugs. */
  readonly path: FixedPath
  /** A page without a translation of one of these texts does not exist in that language. */
  readonly mainTexts: readonly string[]
  /** Lists of the content itself, so that what is made of one can be kept beside it. */
  readonly lists: (content: Content) => readonly (readonly PageRecord[])[]
  /** Their records as pages show them. Absent: as they are. */
  readonly list?: (content: Content) => readonly PageRecord[]
  /** The list without what visitors do not see now. Absent: by the period of a record. */
  readonly listShown?: (content: Content, now: EpochMs) => readonly PageRecord[]
  /** The page of a removed record says for a year that it is gone. */
  readonly isRemembered?: true
}

/** The kinds of records with pages of their own; coupons are offers. What needs all such records follows from this table. */
const table = {
  store: {
    path: '/stores',
    // Names of stores are not translated.
    mainTexts: ['description'],
    lists: ({ stores }) => [stores],
    isRemembered: true,
  },
  offer: {
    path: '/promotions',
    mainTexts: ['name', 'description'],
    lists: ({ promotions, coupons }) => [promotions, coupons],
    // With distinct slugs.
    list: ({ promotions, coupons }) => listOffers(promotions, coupons),
    isRemembered: true,
  },
  event: {
    path: '/events-and-news',
    mainTexts: ['name', 'description'],
    lists: ({ events }) => [events],
    isRemembered: true,
  },
  news: {
    path: '/events-and-news',
    mainTexts: ['name', 'description'],
    lists: ({ news }) => [news],
    isRemembered: true,
  },
  job: {
    path: '/jobs',
    mainTexts: ['name', 'description'],
    lists: ({ jobs }) => [jobs],
    isRemembered: true,
  },
  contest: {
    path: '/contests',
    mainTexts: ['name', 'description'],
    lists: ({ contests }) => [contests],
    isRemembered: true,
  },
  blog: { path: '/blogs', mainTexts: ['name'], lists: ({ blogs }) => [blogs] },
  post: {
    path: '/blogs',
    mainTexts: ['name', 'body'],
    lists: ({ blogs }) => blogs.map(({ posts }) => posts),
    listShown: ({ blogs }, now) => blogs.flatMap(({ posts }) => publishedPosts(posts, now)),
  },
  page: { path: '/pages', mainTexts: ['body'], lists: ({ pages }) => [pages] },
} as const satisfies Readonly<Record<string, PagedKind>>

export type PagedKindName = keyof typeof table

/** The path of a list of such records. */
export type PagedPath = (typeof table)[PagedKindName]['path']

export const pagedKinds: Readonly<Record<PagedKindName, PagedKind>> = table

export const pagedKindNames: readonly PagedKindName[] = Object.keys(table).filter(isPagedKind)

/** The kinds of which removed records are remembered. */
export type GoneKind = {
  [Name in PagedKindName]: (typeof table)[Name] extends { readonly isRemembered: true } ? Name : never
}[PagedKindName]

export function isGoneKind(name: unknown): name is GoneKind {
  return typeof name === 'string' && isPagedKind(name) && pagedKinds[name].isRemembered === true
}

function isPagedKind(name: string): name is PagedKindName {
  return Object.hasOwn(table, name)
}

/** The kinds whose list has this path. */
export function kindsListedAt(path: string): readonly PagedKindName[] {
  return pagedKindNames.filter((kind) => pagedKinds[kind].path === path)
}

/** The records of a kind. */
export function pageRecords(kind: PagedKindName, content: Content): readonly PageRecord[] {
  const { list, lists } = pagedKinds[kind]
  return list?.(content) ?? lists(content).flat()
}

/** The records of a kind that visitors see now. */
export function shownRecords(kind: PagedKindName, content: Content, now: EpochMs): readonly PageRecord[] {
  const { listShown } = pagedKinds[kind]
  if (listShown !== undefined) return listShown(content, now)
  return pageRecords(kind, content).filter(({ period }) => period === undefined || isShown({ period }, now))
}
