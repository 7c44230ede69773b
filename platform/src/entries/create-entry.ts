import { type EntryKind, singleKinds } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import { logSteps, noEntry, openChangeSet } from './change-log.ts'
import { chooseSlug } from './choose-slug.ts'
import { type EntryRow, saveEntry } from './entry-row.ts'
import { writeDraft } from './entry-steps.ts'
import { Refused } from './refused.ts'
import type { Act } from './revisions.ts'

interface NewEntry {
  readonly kind: EntryKind
  readonly slug?: string | undefined
  readonly document: Document
}

/** Creates an entry with a draft. Throws `Refused` where its slug, or the only entry of its kind, is there already. */
export async function createEntry(outer: Act, { kind, slug, document }: NewEntry): Promise<EntryRow> {
  const act = await openChangeSet(outer, { via: 'studio' })
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
  if (created === undefined) throw new Refused('conflict', `There is a ${kind} "${name}" already.`)
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
  const entry = await writeDraft(act, bare, document, { via: 'studio' })
  await saveEntry(act, entry)
  await logSteps(act, [{ entryId: entry.id, action: 'create', before: noEntry }])
  return entry
}
