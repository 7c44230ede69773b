import { documentSchemas, type EntryKind } from '@promenade/contract/editing/documents'
import { pageAreas } from '@promenade/contract/editing/page-areas'
import { isGroup } from '@promenade/domain/studio/document'
import { mapFields } from '../import/walk-fields.ts'
import type { PublishedDocument } from './entry-document.ts'

/** Documents in which each reference has the slug that its record has now, and the old slugs by area of the site. */
interface Followed {
  readonly documents: readonly PublishedDocument[]
  readonly formerSlugs: ReadonlyMap<string, ReadonlySet<string>>
}

/** A record that was given another slug is still meant by the old one, unless another record has that by now. */
export function followRenames(documents: readonly PublishedDocument[]): Followed {
  const renamed = documents.filter(({ formerSlugs }) => formerSlugs.length > 0)
  if (renamed.length === 0) return { documents, formerSlugs: new Map() }
  const current = new Set(documents.map(nameOf))
  const slugs = new Map(
    renamed.flatMap(({ kind, slug, formerSlugs }) =>
      formerSlugs
        .map((former) => [nameOf({ kind, slug: former }), slug] as const)
        .filter(([name]) => !current.has(name)),
    ),
  )
  return {
    documents: documents.map((entry) => ({ ...entry, document: withSlugs(entry, slugs) })),
    formerSlugs: byArea(renamed),
  }
}

/** Kinds by the folder that a reference names. */
const kindsOfFolders = {
  stores: 'store',
  promotions: 'promotion',
  events: 'event',
  galleries: 'gallery',
  blogs: 'blog',
} as const

function withSlugs({ kind, document }: PublishedDocument, slugs: ReadonlyMap<string, string>) {
  const changed = mapFields(documentSchemas[kind], document, (value, field) =>
    typeof value === 'string' && field?.kind === 'reference'
      ? (slugs.get(nameOf({ kind: kindsOfFolders[field.folder], slug: value })) ?? value)
      : value,
  )
  return isGroup(changed) ? changed : document
}

function byArea(renamed: readonly PublishedDocument[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = Map.groupBy(renamed, ({ kind }) => pageAreas[kind] ?? '')
  return new Map(
    [...groups].map(([area, entries]) => [area, new Set(entries.flatMap((entry) => entry.formerSlugs))]),
  )
}

function nameOf({ kind, slug }: { readonly kind: EntryKind; readonly slug: string }): string {
  return `${kind} ${slug}`
}
