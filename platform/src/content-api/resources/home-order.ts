import { recordsOf } from '../read-kind.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'

/** The position of a record in a list of the home page, from 1; undefined if it is not there. */
export function homeOrder(
  documents: PublishedDocuments,
  list: 'featured_promotions' | 'featured_events',
  { slug, formerSlugs }: { readonly slug: string; readonly formerSlugs: readonly string[] },
): number | undefined {
  const slugs = recordsOf.homepage(documents)[0]?.value[list] ?? []
  const index = slugs.findIndex((name) => name === slug || formerSlugs.includes(name))
  return index === -1 ? undefined : index + 1
}
