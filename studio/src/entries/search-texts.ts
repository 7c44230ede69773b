import { kindOf } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'

interface JoinedRows {
  /** The rows without the search engine texts of records that are also in the list. */
  readonly rows: readonly EntryRow[]
  /** The search engine text of a record, by its id. */
  readonly searchTexts: ReadonlyMap<number, EntryRow>
}

/** Joins records with the search engine texts of their pages, which have the same names. */
export function joinSearchTexts(all: readonly EntryRow[]): JoinedRows {
  const bySlug = new Map(all.flatMap((row) => (row.kind === 'meta-data' ? [[row.slug, row] as const] : [])))
  const searchTexts = new Map(
    all.flatMap((row) => {
      const text = bySlug.get(slugOfText(row) ?? '')
      return text === undefined ? [] : [[row.id, text] as const]
    }),
  )
  const joined = new Set(searchTexts.values())
  return { rows: all.filter((row) => !joined.has(row)), searchTexts }
}

/**
 * The slug of the record whose page a search engine text is about; its own slug is made from the page's
 * address.
 */
function slugOfText({ kind, slug }: EntryRow): string | undefined {
  if (kind === 'homepage') return 'home'
  const area = kindOf(kind).area
  return area === undefined ? undefined : `${area}-${slug}`
}
