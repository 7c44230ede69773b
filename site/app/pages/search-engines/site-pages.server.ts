import { locales, type Locale } from '@promenade/domain/locale/locale'
import type { EpochMs, MallRecord, Period } from '@promenade/domain/mall/values'
import { listOffers } from '@promenade/domain/promotions/offers'
import { publishedPosts } from '@promenade/domain/schedule/published-posts'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { MallContent } from '../../../content/mall-content.ts'
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
export function sitePages(content: MallContent, now: EpochMs): SitePage[] {
  const shown = <T extends { period: Period }>(records: readonly T[]) =>
    records.filter((record) => isShown(record, now))
  const { stores, pages } = content
  const offers = shown(listOffers(content.promotions, content.coupons))
  const events = shown([...content.events, ...content.news])
  const jobs = shown(content.jobs)
  const contests = shown(content.contests)
  const blogs = content.blogs.map((blog) => ({ ...blog, posts: publishedPosts(blog.posts, now) }))
  const posts = blogs.flatMap((blog) => blog.posts)
  const found = [
    screen('/', [...stores, ...offers, ...events]),
    ...['/stores', '/retail', '/foodandbeverage', '/professionalservices', '/map'].map((path) =>
      screen(path, stores),
    ),
    screen('/promotions', offers),
    screen('/events-and-news', events),
    screen('/jobs', jobs),
    screen('/contests', contests),
    screen('/blogs', posts),
    screen('/pages', pages),
    screen('/hours', []),
    screen('/plan-my-visit', []),
    ...stores.map((store) => pageOf('/stores', 'store', store)),
    ...offers.map((offer) => pageOf('/promotions', 'offer', offer)),
    ...events.map((event) => pageOf('/events-and-news', 'event', event)),
    ...jobs.map((job) => pageOf('/jobs', 'job', job)),
    ...contests.map((contest) => pageOf('/contests', 'contest', contest)),
    ...blogs.map((blog) => ({
      ...pageOf('/blogs', 'blog', blog),
      changed: lastChange([blog, ...blog.posts]),
    })),
    ...posts.map((post) => pageOf('/blogs', 'post', post)),
    ...pages.map((page) => ({ ...pageOf('/pages', 'page', page), path: contentPagePath(page) })),
  ]
  const paths = new Set<string>()
  return found.filter(({ path }) => !paths.has(path) && paths.add(path))
}

/** A fixed page changes with the records that it lists. */
function screen(path: string, listed: readonly Pick<MallRecord, 'updatedAt'>[]): SitePage {
  return { path, changed: lastChange(listed), languages: locales.map(({ code }) => code) }
}

function pageOf(section: string, subject: Parameters<typeof textLanguages>[0], record: MallRecord): SitePage {
  return {
    path: `${section}/${encodeURIComponent(record.slug)}`,
    changed: record.updatedAt,
    languages: textLanguages(subject, record),
  }
}

function lastChange(records: readonly Pick<MallRecord, 'updatedAt'>[]): EpochMs | undefined {
  return records.reduce<EpochMs | undefined>(
    (last, { updatedAt }) => (updatedAt === undefined ? last : Math.max(last ?? updatedAt, updatedAt)),
    undefined,
  )
}
