import type { Locale } from '@promenade/domain/locale/locale'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { SearchKind, SearchRecord, SearchTexts } from '@promenade/domain/search/search-record'
import type { MallContent } from '../../../content/mall-content.ts'
import type { Favorite } from '../../device/favorites.ts'
import type { PageContext } from '../../page-context.ts'
import type { ResultRowProps } from '../../components/result-row/result-row.tsx'
import { langOf } from '../../presenters/lang-of.ts'

/** A searchable item, with its result row. */
export interface MallSearchRecord extends SearchRecord {
  readonly isShownAt: (now: EpochMs) => boolean
  /** True if only the name is a reason to show it: there are many of its kind. */
  readonly isByNameOnly?: boolean
  /** Set for what can be a favorite, and a stop of a visit plan. */
  readonly favorite?: Favorite | undefined
  /** The result row in the language of the page. */
  readonly row: (context: PageContext) => ResultRow
}

export type ResultRow = Omit<ResultRowProps, 'why' | 'whyLabel'>

/** Common fields of the platform's records. */
interface Listed {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly untranslated: readonly string[]
}

/** How the records of one kind are listed, indexed and shown. */
export interface RecordAdapter<T extends Listed> {
  readonly list: (content: MallContent) => readonly T[]
  readonly texts: (item: T, content: MallContent) => Omit<SearchTexts, 'locale' | 'name'>
  readonly isShownAt?: (item: T, now: EpochMs) => boolean
  readonly favorite?: (item: T) => Favorite | undefined
  readonly row: (
    item: T,
    context: PageContext,
  ) => Omit<ResultRow, 'title' | 'lang' | 'to'> & { readonly path: string }
}

/** Lists search records, from the contents in all languages, the default language first. */
export type RecordList = (contents: readonly MallContent[]) => readonly MallSearchRecord[]

/** Search records of one kind, from the contents in all languages, the default language first. */
export function recordsOf<T extends Listed>(
  contents: readonly MallContent[],
  kind: SearchKind,
  name: string,
  { list, texts, isShownAt = () => true, favorite, row }: RecordAdapter<T>,
): readonly MallSearchRecord[] {
  const byLocale = contents.map((content) => ({
    content,
    items: new Map(list(content).map((item) => [item.id, item])),
  }))
  const first = new Map(byLocale.toReversed().flatMap(({ items }) => [...items]))
  return [...first.values()].map((item) => {
    const inLocale = (locale: Locale) =>
      byLocale.find(({ content }) => content.locale === locale)?.items.get(item.id) ?? item
    return {
      kind,
      id: `${name} ${item.id}`,
      favorite: favorite?.(item),
      texts: byLocale.flatMap(({ content, items }) => {
        const own = items.get(item.id)
        return own === undefined ? [] : [{ locale: content.locale, name: own.name, ...texts(own, content) }]
      }),
      isShownAt: (now) => isShownAt(item, now),
      row(context) {
        const own = inLocale(context.locale)
        const { path, ...rest } = row(own, context)
        return { to: context.href(path), title: own.name, lang: langOf(own, 'name'), ...rest }
      },
    }
  })
}
