import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { MallRecord } from '@promenade/domain/mall/values'
import type { MallContent } from '../../content/mall-content.ts'
import type { PageContext } from '../page-context.ts'

/** What a page is about. */
export type Subject = keyof typeof mainTexts

/** The texts that a page cannot do without: a page that lacks one in a language is not in it. */
const mainTexts = {
  // A store's name is the same in every language.
  store: ['description'],
  offer: ['name', 'description'],
  event: ['name', 'description'],
  job: ['name', 'description'],
  contest: ['name', 'description'],
  blog: ['name'],
  post: ['name', 'body'],
  page: ['body'],
} as const

/** The languages that the page of a record really exists in: one that fell back to English is an English page. */
export function textLanguages(
  subject: Subject,
  { slug }: Pick<MallRecord, 'slug'>,
  { contentIn }: Pick<PageContext, 'contentIn'>,
): readonly Locale[] {
  return locales
    .map(({ code }) => code)
    .filter((code) => code === defaultLocale || isWritten(subject, slug, contentIn(code)))
}

function isWritten(subject: Subject, slug: string, content: MallContent | undefined): boolean {
  if (content === undefined) return false
  const record = listsOf(subject, content).flatMap((list) => indexOf(list).get(slug) ?? [])[0]
  return record !== undefined && !mainTexts[subject].some((text) => record.untranslated.includes(text))
}

type Records = readonly Pick<MallRecord, 'slug' | 'untranslated'>[]

function listsOf(subject: Subject, content: MallContent): readonly Records[] {
  const lists: Readonly<Record<Subject, readonly Records[]>> = {
    store: [content.stores],
    offer: [content.promotions, content.coupons],
    event: [content.events, content.news],
    job: [content.jobs],
    contest: [content.contests],
    blog: [content.blogs],
    post: content.blogs.map(({ posts }) => posts),
    page: [content.pages],
  }
  return lists[subject]
}

const indexes = new WeakMap<Records, ReadonlyMap<string, Records[number]>>()

/** Built once per list: the sitemap looks up every record. */
function indexOf(list: Records): ReadonlyMap<string, Records[number]> {
  const known = indexes.get(list)
  if (known !== undefined) return known
  const index = new Map(list.map((record) => [record.slug, record]))
  indexes.set(list, index)
  return index
}
