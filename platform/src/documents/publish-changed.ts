import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { sql } from 'kysely'
import { checkPublication } from './check-publication.ts'
import { noteChange } from './content-version.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import type { EntryRow } from './entry-row.ts'
import { PublicationFaults } from './publication-faults.ts'
import { listChangedPublished, rememberPublished } from './published-listings.ts'
import type { Act } from './revisions.ts'
import type { Writer } from './writer.ts'

interface Published {
  readonly warnings: readonly EntryFault[]
  readonly contentVersion: number
}

/** Brings entries whose published revision is another now to visitors. Throws `PublicationFaults`. */
export async function publishChanged(act: Act, changed: readonly EntryRow[]): Promise<Published> {
  if (changed.length === 0)
    return { warnings: [], contentVersion: await noteChange(act, { changed: false, decided: false }) }
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
  if (faults.length > 0) throw new PublicationFaults(faults)
  await showPictures(act, paths)
  const contentVersion = await noteChange(act, { changed: true, decided: true })
  await rememberPublished(act, all)
  return { warnings, contentVersion }
}

/** Pictures of drafts are for staff; with the publication they are for everybody. */
export async function showPictures(
  { transaction }: Pick<Writer, 'transaction'>,
  paths: readonly string[],
): Promise<void> {
  await sql`update media set is_public = true
    where not is_public and left(sha256, 12) || '/' || name = any(${paths}::text[])`.execute(transaction)
}

/** Entries of which visitors get something else now. */
export function listChanged(
  before: ReadonlyMap<number, EntryRow>,
  after: Iterable<EntryRow>,
): readonly EntryRow[] {
  return [...after].filter(({ id, published, slug }) => {
    const old = before.get(id)
    return published !== old?.published || (published !== null && slug !== old.slug)
  })
}
