import { documentSchemas } from '@promenade/contract/kinds/documents'
import { pagePathOf } from '@promenade/contract/kinds/kinds'
import { type Document, fieldOf } from '@promenade/domain/studio/document'
import { listFields } from '../checks/walk-fields.ts'
import type { EntryDocument } from './entry-document.ts'

type Named = Pick<EntryDocument, 'kind' | 'slug'>

interface Referring<Entry> {
  /**
   * Records that refer to removed ones and so are not shown, or shown without them; dependent ones are
   * removed too.
   */
  readonly affected: readonly Entry[]
  /** Records whose texts link to removed ones. */
  readonly linking: readonly Entry[]
}

/** Finds the records that refer to removed ones. */
export function findReferring<Entry extends EntryDocument>(
  entries: readonly Entry[],
  gone: readonly Named[],
): Referring<Entry> {
  const names = new Set(gone.map(nameOf))
  const affected = new Set<Entry>()
  // Records removed with a store or blog may be referred to by others.
  for (let before = -1; before !== affected.size;) {
    before = affected.size
    for (const entry of entries) {
      if (affected.has(entry) || !referencesOf(entry).some((name) => names.has(name))) continue
      affected.add(entry)
      if (goesAlong(entry, names)) names.add(nameOf(entry))
    }
  }
  const links = gone.flatMap(({ kind, slug }) => pagePathOf(kind, slug) ?? [])
  const isLinking = (entry: Entry) => {
    const text = JSON.stringify(entry.document)
    return links.some((link) => text.includes(link))
  }
  return { affected: [...affected], linking: links.length === 0 ? [] : entries.filter(isLinking) }
}

/** True for a promotion of a removed store, or a post of a removed blog. */
function goesAlong({ document }: EntryDocument, gone: ReadonlySet<string>): boolean {
  const [store, blog] = [fieldOf(document, 'store'), fieldOf(document, 'blog')]
  return (
    (typeof store === 'string' && gone.has(nameOf({ kind: 'store', slug: store }))) ||
    (typeof blog === 'string' && gone.has(nameOf({ kind: 'blog', slug: blog })))
  )
}

const references = new WeakMap<Document, readonly string[]>()

function referencesOf({ kind, document }: EntryDocument): readonly string[] {
  const known = references.get(document)
  if (known !== undefined) return known
  const found = listFields(documentSchemas[kind], document).flatMap(({ kind: field, value }) => {
    if (typeof value !== 'string') return []
    if (field?.kind === 'category') return [nameOf({ kind: 'category', slug: value })]
    return field?.kind === 'reference' ? [nameOf({ kind: field.noun, slug: value })] : []
  })
  references.set(document, found)
  return found
}

function nameOf({ kind, slug }: Named): string {
  return `${kind} ${slug}`
}
