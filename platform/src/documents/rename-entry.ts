import { kindOf } from '@promenade/contract/kinds/kinds'
import { chooseSlug } from './choose-slug.ts'
import type { StoredEntry } from './stored-entry.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'

/** Gives a record another address; the old one redirects. Throws `Problem` for an address that is taken. */
export async function renameEntry(
  act: Act,
  entry: StoredEntry,
  { slug, takesFormer }: { readonly slug: string; readonly takesFormer?: boolean | undefined },
): Promise<StoredEntry> {
  const { id, kind } = entry
  if (kindOf(kind).area === undefined) throw refuse('bad-request', `A ${kind} has no address of its own.`)
  if (slug === entry.slug) return entry
  await chooseSlug(act, { id, kind, slug, document: {}, takesFormer })
  const known = entry.wasPublished ? [...entry.formerSlugs, entry.slug] : entry.formerSlugs
  const formerSlugs = [...new Set(known)].filter((former) => former !== slug)
  return { ...entry, slug, slugFollows: false, formerSlugs }
}
