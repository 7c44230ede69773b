import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { MallRecord } from '@promenade/domain/mall/values'
import type { MallContent } from '../../content/mall-content.ts'
import type { PageContext } from '../page-context.ts'

export type Subject = keyof typeof mainTexts

/** Required texts by kind: a page without a translation of them does not exist in that language. */
const mainTexts = {
  // Store names are not translated.
  store: ['description'],
  offer: ['name', 'description'],
  event: ['name', 'description'],
  job: ['name', 'description'],
  contest: ['name', 'description'],
  blog: ['name'],
  post: ['name', 'body'],
  page: ['body'],
} as const

/** Languages in which a record's page exists; an untranslated one exists in English only. */
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
  const cached = indexes.get(list)
  if (cached !== undefined) return cached
  const index = new Map(list.map((record) => [record.slug, record]))
  indexes.set(list, index)
  return index
}
