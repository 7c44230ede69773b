import { pageAreas } from '@promenade/contract/editing/page-areas'
import { sql } from 'kysely'
import { chooseSlug } from './choose-slug.ts'
import type { EntryRow } from './entry-row.ts'
import { Refused } from './refused.ts'
import type { Act } from './revisions.ts'

/** Gives a record another address; the old one redirects. Throws `Refused` for an address that is taken. */
export async function renameEntry(
  act: Act,
  entry: EntryRow,
  { slug, takesFormer }: { readonly slug: string; readonly takesFormer?: boolean | undefined },
): Promise<EntryRow> {
  const { id, kind } = entry
  if (pageAreas[kind] === undefined) throw new Refused('bad-request', `A ${kind} has no address of its own.`)
  if (slug === entry.slug) return entry
  await chooseSlug(act, { id, kind, slug, document: {}, takesFormer })
  const known = entry.wasPublished ? [...entry.formerSlugs, entry.slug] : entry.formerSlugs
  const formerSlugs = [...new Set(known)].filter((former) => former !== slug)
  return { ...entry, slug, slugFollows: false, formerSlugs }
}

/** The rows that visitors get take the new slugs before they are written anew, so that they keep their ids. */
export async function renameRows(
  { transaction, propertyId }: Act,
  before: ReadonlyMap<number, EntryRow>,
  after: Iterable<EntryRow>,
): Promise<void> {
  for (const { id, kind, slug } of after) {
    const old = before.get(id)?.slug
    if (old === undefined || old === slug) continue
    const table = kind === 'coupon' ? 'promotion' : kind === 'news' ? 'event' : kind
    const hasKinds = table === 'promotion' || table === 'event'
    await sql`update ${sql.table(table)} set slug = ${slug}
      where property_id = ${propertyId} and slug = ${old} ${hasKinds ? sql`and kind = ${kind}` : sql``}`.execute(
      transaction,
    )
    if (kind === 'event')
      await sql`update event set slug = ${slug} || right(slug, ${dayLength}), series = ${slug}
        where property_id = ${propertyId} and series = ${old}`.execute(transaction)
  }
}

/** The length of `-2026-12-04`, the suffix of the slug of one day. */
const dayLength = 11
