import type { EntryJson, EntryRow } from '@promenade/contract/studio-api/entries'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import { listEntries } from '../../api/entries.ts'
import { inLanguage } from '../../context/studio-context.ts'

/** A store or a category that can get words that people search for. */
export interface SynonymPlace {
  readonly entry: EntryJson['id']
  /** Where its words are in the record: categories of the second level are within their parents. */
  readonly path: Path
  readonly title: string
}

/** The published stores, and the categories of both levels, sorted by name. */
export async function listSynonymPlaces(locale: Locale): Promise<{
  readonly stores: readonly SynonymPlace[]
  readonly categories: readonly SynonymPlace[]
}> {
  const [stores, categories] = await Promise.all([
    listEntries({ kind: 'store' }),
    listEntries({ kind: 'category', documents: '1' }),
  ])
  const byTitle = (a: SynonymPlace, b: SynonymPlace) => a.title.localeCompare(b.title, locale)
  return {
    stores: stores
      .filter(({ state }) => state === 'live')
      .map(({ id, title }) => ({ entry: id, path: ['tags'], title: inLanguage(title, locale) }))
      .toSorted(byTitle),
    categories: categories.flatMap((row) => placesOf(row, locale)).toSorted(byTitle),
  }
}

function placesOf({ id, title, document }: EntryRow, locale: Locale): readonly SynonymPlace[] {
  const written = document?.['children']
  const children = Array.isArray(written) ? written : []
  const name = inLanguage(title, locale)
  return [
    { entry: id, path: ['tags'], title: name },
    ...children.flatMap((child: unknown, index) =>
      isGroup(child)
        ? [
            {
              entry: id,
              path: ['children', index, 'tags'],
              title: `${name} › ${inLanguage(titleOf(child), locale)}`,
            },
          ]
        : [],
    ),
  ]
}

/** Adds words that people search for in a language. */
export function withSynonym(document: Document, path: Path, locale: Locale, words: string): Document {
  const tags = getAt(document, path)
  const lists = isGroup(tags) ? tags : {}
  const own = lists[locale]
  const next = [...(Array.isArray(own) ? own : []), words]
  return setInDocument(document, path, { [defaultLocale]: [], ...lists, [locale]: next })
}
