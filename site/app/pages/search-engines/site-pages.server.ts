import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord } from '@promenade/domain/mall/values'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { type FixedPathFor, listFixedPaths } from '@promenade/domain/routing/fixed-pages'
import {
  type PagedKindName,
  pagedKindNames,
  pagedKinds,
  type PagedPath,
  type PageRecord,
  shownRecords,
} from '../../../content/paged-kinds.ts'
import type { PageContext } from '../../page-context.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { textLanguages } from '../../presenters/text-languages.ts'

/** A page for search engines. */
export interface SitePage {
  /** Without language prefix. */
  readonly path: string
  /** Last change of its content, if known. */
  readonly changed?: EpochMs | undefined
  readonly languages: readonly Locale[]
}

/** All pages with current content, without duplicates. */
export function sitePages(context: PageContext): SitePage[] {
  const { content, now, features } = context
  const shown = (kind: PagedKindName) => shownRecords(kind, content, now)
  const stores = shown('store')
  const listed: Readonly<Record<FixedPathFor<'sitemap'>, Listed>> = {
    '/': [...stores, ...shown('offer'), ...shown('event'), ...shown('news')],
    '/map': stores,
    '/hours': [],
    '/plan-my-visit': [],
    '/retail': stores,
    '/foodandbeverage': stores,
    '/professionalservices': stores,
    '/contact-us': [],
    '/newsletter': [],
    ...listedByPath(shown),
  }
  const found = [
    // First, since the date and languages of a content page win over those of a fixed page.
    ...content.pages.map((page) => ({ ...recordPage(context, 'page', page), path: contentPagePath(page) })),
    ...listFixedPaths('sitemap')
      .filter((path) => path !== '/newsletter' || features.newsletter !== undefined)
      .map((path) => fixedPage(path, listed[path])),
    ...pagedKindNames
      .filter((kind) => kind !== 'page')
      .flatMap((kind) => shown(kind).map((record) => recordPage(context, kind, record))),
  ]
  const paths = new Set<string>()
  return found.filter(({ path }) => !paths.has(path) && paths.add(path))
}

/** The records of the lists of all records of a kind. */
function listedByPath(shown: (kind: PagedKindName) => Listed): Readonly<Record<PagedPath, Listed>>
function listedByPath(shown: (kind: PagedKindName) => Listed): Readonly<Record<string, Listed>> {
  const byPath = Map.groupBy(pagedKindNames, (kind) => pagedKinds[kind].path)
  return Object.fromEntries([...byPath].map(([path, kinds]) => [path, kinds.flatMap(shown)]))
}

type Listed = readonly Pick<MallRecord, 'updatedAt'>[]

/** A fixed page changes with the records that it lists. */
function fixedPage(path: string, listed: Listed): SitePage {
  return { path, changed: lastChange(listed), languages: locales.map(({ code }) => code) }
}

function recordPage(context: PageContext, kind: PagedKindName, record: PageRecord): SitePage {
  return {
    path: `${pagedKinds[kind].path}/${encodeURIComponent(record.slug)}`,
    changed: kind === 'blog' ? lastChangeOfBlog(record, context) : record.updatedAt,
    languages: textLanguages(kind, record, context),
  }
}

/** A blog changes with its posts. */
function lastChangeOfBlog(blog: PageRecord, { content, now }: PageContext): EpochMs | undefined {
  const posts = content.blogs.find(({ id }) => id === blog.id)?.posts ?? []
  return lastChange([blog, ...publishedPosts(posts, now)])
}

function lastChange(records: Listed): EpochMs | undefined {
  return records.reduce<EpochMs | undefined>(
    (last, { updatedAt }) => (updatedAt === undefined ? last : Math.max(last ?? updatedAt, updatedAt)),
    undefined,
  )
}
