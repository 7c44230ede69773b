import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import type { MallRecord } from '@promenade/domain/mall/values'
import type { MallContent } from '../../content/mall-content.ts'
import { type PagedKindName, pagedKinds, type PageRecord } from '../../content/paged-kinds.ts'
import type { Mall } from './page-parts.ts'

/** Languages in which a record's page exists; an untranslated one exists in English only. */
export function textLanguages(
  kind: PagedKindName,
  { slug }: Pick<MallRecord, 'slug'>,
  { contentIn }: Mall,
): readonly Locale[] {
  return locales
    .map(({ code }) => code)
    .filter((code) => code === defaultLocale || isWritten(kind, slug, contentIn(code)))
}

function isWritten(kind: PagedKindName, slug: string, content: MallContent | undefined): boolean {
  if (content === undefined) return false
  const { lists, mainTexts } = pagedKinds[kind]
  const record = lists(content).flatMap((list) => indexOf(list).get(slug) ?? [])[0]
  return record !== undefined && !mainTexts.some((text) => record.untranslated.includes(text))
}

type Records = readonly PageRecord[]

const indexes = new WeakMap<Records, ReadonlyMap<string, PageRecord>>()

/** Built once per list: the sitemap looks up every record. */
function indexOf(list: Records): ReadonlyMap<string, PageRecord> {
  const cached = indexes.get(list)
  if (cached !== undefined) return cached
  const index = new Map(list.map((record) => [record.slug, record]))
  indexes.set(list, index)
  return index
}
