import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { sql } from 'kysely'
import { announceChanges } from './announce-changes.ts'
import { checkPublication } from './check-publication.ts'
import { recordContentChange } from './content-version.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import type { StoredEntry } from './stored-entry.ts'
import { listChangedPublished, rememberPublished } from './published-listings.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'
import type { Writer } from './writer.ts'

interface Published {
  readonly warnings: readonly EntryFault[]
  readonly contentVersion: number
}

/** Publishes entries whose published revision changed. Throws `Problem` with their faults. */
export async function publishChanged(act: Act, changed: readonly StoredEntry[]): Promise<Published> {
  if (changed.length === 0)
    return {
      warnings: [],
      contentVersion: await recordContentChange(act, { changed: false, isPublication: false }),
    }
  const { transaction, now } = act
  const all = await listChangedPublished(
    act,
    changed.map(({ id }) => id),
  )
  const shown = new Set(changed.filter(({ published }) => published !== null).map(({ id }) => id))
  const own = all.filter(({ entryId }) => shown.has(entryId))
  const paths = own.flatMap(({ kind, document }) => picturesOf(kind, document))
  const { faults, warnings } = checkPublication({
    all,
    changed: shown,
    gone: changed.filter(({ id }) => !shown.has(id)),
    pictures: await findPictures(transaction, paths),
    now,
  })
  if (faults.length > 0) throw refuse('faults', 'Visitors cannot get it like this.', { errors: [...faults] })
  await showPictures(act, paths)
  const contentVersion = await recordContentChange(act, { changed: true, isPublication: true })
  await rememberPublished(act, all)
  await announceChanges(
    act,
    changed.map(({ id }) => id),
  )
  return { warnings, contentVersion }
}

/** Makes the pictures of a document public; those of drafts are for staff only. */
export async function showPictures(
  { transaction }: Pick<Writer, 'transaction'>,
  paths: readonly string[],
): Promise<void> {
  await sql`update media set is_public = true
    where not is_public and left(sha256, 12) || '/' || name = any(${paths}::text[])`.execute(transaction)
}

/** Lists the entries whose published document or address changed. */
export function listChanged(
  before: ReadonlyMap<number, StoredEntry>,
  after: Iterable<StoredEntry>,
): readonly StoredEntry[] {
  return [...after].filter(({ id, published, slug }) => {
    const old = before.get(id)
    return published !== old?.published || (published !== null && slug !== old.slug)
  })
}
