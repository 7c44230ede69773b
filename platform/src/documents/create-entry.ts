import { type EntryKind, singleKinds } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import type { RevisionOrigin } from '../database/studio-schema.ts'
import { logSteps, noEntry, openChangeSet } from './change-log.ts'
import { chooseSlug } from './choose-slug.ts'
import { type StoredEntry, saveEntry } from './stored-entry.ts'
import { writeDraft } from './entry-steps.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'

/** An entry that is not there yet. */
export interface NewEntry {
  readonly kind: EntryKind
  readonly slug?: string | undefined
  readonly document: Document
}

/** Creates an entry with a draft. Throws `Problem` where its slug, or the only entry of its kind, is there already. */
export async function createEntry(outer: Act, created: NewEntry): Promise<StoredEntry> {
  const act = await openChangeSet(outer, { via: 'studio' })
  const entry = await addEntry(act, created, 'studio')
  await logSteps(act, [{ entryId: entry.id, action: 'create', before: noEntry }])
  return entry
}

/** The same within a change set, which logs it. */
export async function addEntry(
  act: Act,
  { kind, slug, document }: NewEntry,
  via: RevisionOrigin,
): Promise<StoredEntry> {
  const { transaction, propertyId } = act
  const name = await chooseSlug(act, { kind, slug, document })
  const slugFollows = slug === undefined && !singleKinds.has(kind)
  const created = await transaction
    .insertInto('entry')
    .values({
      property_id: propertyId,
      kind,
      slug: name,
      slug_follows: slugFollows,
      origin: 'studio',
      version: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created === undefined) throw refuse('conflict', `There is a ${kind} "${name}" already.`)
  const empty = {
    id: created.id,
    kind,
    slug: name,
    formerSlugs: [],
    version: 0,
    draft: null,
    published: null,
  }
  const bare = { ...empty, slugFollows, publishedAt: null, wasPublished: false, deletedAt: null }
  const entry = await writeDraft(act, bare, document, { via })
  await saveEntry(act, entry)
  return entry
}
