import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { MallRecord, Period } from '@promenade/domain/mall/values'
import { listOffers } from '@promenade/domain/promotions/offers'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { type FixedPathFor, listFixedPaths } from '@promenade/domain/routing/fixed-pages'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { PageContext } from '../../page-context.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { type Subject, textLanguages } from '../../presenters/text-languages.ts'

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
  const shown = <T extends { period: Period }>(records: readonly T[]) =>
    records.filter((record) => isShown(record, now))
  const { stores, pages } = content
  const promotions = shown(listOffers(content.promotions, content.coupons))
  const events = shown([...content.events, ...content.news])
  const jobs = shown(content.jobs)
  const contests = shown(content.contests)
  const blogs = content.blogs.map((blog) => ({ ...blog, posts: publishedPosts(blog.posts, now) }))
  const posts = blogs.flatMap((blog) => blog.posts)
  const listed: Readonly<Record<FixedPathFor<'sitemap'>, Listed>> = {
    '/': [...stores, ...promotions, ...events],
    '/stores': stores,
    '/map': stores,
    '/hours': [],
    '/plan-my-visit': [],
    '/retail': stores,
    '/foodandbeverage': stores,
    '/professionalservices': stores,
    '/promotions': promotions,
    '/events-and-news': events,
    '/jobs': jobs,
    '/contests': contests,
    '/blogs': posts,
    '/pages': pages,
    '/contact-us': [],
    '/newsletter': [],
  }
  const pageOf = (section: string, subject: Subject, record: MallRecord) =>
    recordPage(context, section, subject, record)
  const written = pages.map((page) => ({ ...pageOf('/pages', 'page', page), path: contentPagePath(page) }))
  const found = [
    // First, since the date and languages of a content page win over those of a fixed page.
    ...written,
    ...listFixedPaths('sitemap')
      .filter((path) => path !== '/newsletter' || features.newsletter !== undefined)
      .map((path) => fixedPage(path, listed[path])),
    ...stores.map((store) => pageOf('/stores', 'store', store)),
    ...promotions.map((offer) => pageOf('/promotions', 'offer', offer)),
    ...events.map((event) => pageOf('/events-and-news', 'event', event)),
    ...jobs.map((job) => pageOf('/jobs', 'job', job)),
    ...contests.map((contest) => pageOf('/contests', 'contest', contest)),
    ...blogs.map((blog) => ({
      ...pageOf('/blogs', 'blog', blog),
      changed: lastChange([blog, ...blog.posts]),
    })),
    ...posts.map((post) => pageOf('/blogs', 'post', post)),
  ]
  const paths = new Set<string>()
  return found.filter(({ path }) => !paths.has(path) && paths.add(path))
}

type Listed = readonly Pick<MallRecord, 'updatedAt'>[]

/** A fixed page changes with the records that it lists. */
function fixedPage(path: string, listed: Listed): SitePage {
  return { path, changed: lastChange(listed), languages: locales.map(({ code }) => code) }
}

function recordPage(context: PageContext, section: string, subject: Subject, record: MallRecord): SitePage {
  return {
    path: `${section}/${encodeURIComponent(record.slug)}`,
    changed: record.updatedAt,
    languages: textLanguages(subject, record, context),
  }
}

function lastChange(records: Listed): EpochMs | undefined {
  return records.reduce<EpochMs | undefined>(
    (last, { updatedAt }) => (updatedAt === undefined ? last : Math.max(last ?? updatedAt, updatedAt)),
    undefined,
  )
}
