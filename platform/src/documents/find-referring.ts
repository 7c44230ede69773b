import { documentSchemas } from '@promenade/contract/kinds/documents'
import { kindOf } from '@promenade/contract/kinds/kinds'
import { type Document, fieldOf } from '@promenade/domain/studio/document'
import { listFields } from '../checks/walk-fields.ts'
import type { EntryDocument } from './entry-document.ts'

type Named = Pick<EntryDocument, 'kind' | 'slug'>

interface Referring<Entry> {
  /** They name what is gone, and so are not shown, or shown without it; those that go with it are gone too. */
  readonly affected: readonly Entry[]
  /** Their texts have links to what is gone. */
  readonly linking: readonly Entry[]
}

/** The records that refer to some that are gone. */
export function findReferring<Entry extends EntryDocument>(
  entries: readonly Entry[],
  gone: readonly Named[],
): Referring<Entry> {
  const names = new Set(gone.map(nameOf))
  const affected = new Set<Entry>()
  // What a store or a blog takes along may be named by others.
  for (let before = -1; before !== affected.size;) {
    before = affected.size
    for (const entry of entries) {
      if (affected.has(entry) || !referencesOf(entry).some((name) => names.has(name))) continue
      affected.add(entry)
      if (goesAlong(entry, names)) names.add(nameOf(entry))
    }
  }
  const links = gone.flatMap(({ kind, slug }) =>
    kindOf(kind).area === undefined ? [] : [`/${kindOf(kind).area}/${slug}`],
  )
  const isLinking = (entry: Entry) => {
    const text = JSON.stringify(entry.document)
    return links.some((link) => text.includes(link))
  }
  return { affected: [...affected], linking: links.length === 0 ? [] : entries.filter(isLinking) }
}

/** True for a promotion of a store that is gone, or a post of a blog. */
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
