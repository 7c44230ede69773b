import { sql } from 'kysely'
import type { ContentIssue } from '../import/content-issue.ts'
import { findSnapshots, logSteps, noEntry, openChangeSet } from './change-log.ts'
import { missingAlts } from './entry-pictures.ts'
import type { EntryDocument } from './entry-document.ts'
import { type ImportPlan, type KnownEntry, planImport } from './plan-import.ts'
import { type Act, addRevisions, type NewRevision } from './revisions.ts'

/**
 * Makes the entries of a property equal to the documents of a folder, but for those that staff made or changed. Returns
 * a warning for each of these that the folder has otherwise, and for each picture without an alternative text.
 */
export async function importEntries(
  act: Act,
  documents: readonly EntryDocument[],
): Promise<readonly ContentIssue[]> {
  const plan = planImport(await listKnownEntries(act), documents)
  if (plan.create.length + plan.update.length + plan.remove.length > 0) await carryOut(act, plan)
  await adopt(act, plan.adopt)
  const left = plan.leave.map(({ kind, slug }) => ({
    file: `${kind} ${slug}`,
    field: '',
    message: 'was changed in the studio, and the folder has it otherwise: it stays as it is in the studio',
  }))
  return [...documents.flatMap(findMissingAlts), ...left]
}

function findMissingAlts({ kind, slug, document }: EntryDocument): readonly ContentIssue[] {
  return missingAlts(kind, document).map(({ path, message }) => ({
    file: `${kind} ${slug}`,
    field: path.join('.'),
    message,
  }))
}

async function listKnownEntries({ transaction, propertyId }: Act): Promise<readonly KnownEntry[]> {
  return transaction
    .selectFrom('entry')
    .leftJoin('revision as published', 'published.id', 'entry.published_revision')
    .leftJoin('revision as imported', 'imported.id', 'entry.imported_revision')
    .leftJoin('revision as draft', 'draft.id', 'entry.draft_revision')
    .select(['entry.id', 'kind', 'slug', 'former_slugs as formerSlugs', 'origin', 'version'])
    .select(['published_revision as publishedId', 'imported_revision as importedId'])
    .select([
      'published.document as published',
      'imported.document as imported',
      'draft.document as draft',
      sql<boolean>`deleted_at is not null`.as('isDeleted'),
    ])
    .where('property_id', '=', propertyId)
    .orderBy('entry.id')
    .execute()
}

async function carryOut(act: Act, plan: ImportPlan): Promise<void> {
  const within = await openChangeSet(act, { via: 'import' })
  const touched = [...plan.update.map(({ entry }) => entry), ...plan.remove]
  const before = await findSnapshots(
    within,
    touched.map(({ id }) => id),
  )
  const created = await createEntries(within, plan.create)
  await updateEntries(within, plan.update)
  await removeEntries(within, plan.remove)
  const step = (action: string) => (id: number) => ({
    entryId: id,
    action,
    before: before.get(id) ?? noEntry,
  })
  await logSteps(within, [
    ...created.map(step('create')),
    ...plan.update.map(({ entry }) => entry.id).map(step('publish')),
    ...plan.remove.map(({ id }) => id).map(step('delete')),
  ])
}

async function createEntries(act: Act, documents: readonly EntryDocument[]): Promise<readonly number[]> {
  if (documents.length === 0) return []
  const { rows } = await sql<{
    id: number
    kind: string
    slug: string
  }>`insert into entry (property_id, kind, slug, origin, version)
    select ${act.propertyId}, kind, slug, 'import', 0
    from jsonb_to_recordset(${JSON.stringify(documents.map(({ kind, slug }) => ({ kind, slug })))}::jsonb)
      as created (kind text, slug text)
    returning id, kind, slug`.execute(act.transaction)
  const ids = new Map(rows.map(({ id, kind, slug }) => [`${kind} ${slug}`, id]))
  const revisions = documents.map(({ kind, slug, document }): NewRevision => ({
    entryId: ids.get(`${kind} ${slug}`) ?? 0,
    kind,
    number: 1,
    document,
    via: 'import',
  }))
  await publishImported(act, await addRevisions(act, revisions))
  return [...ids.values()]
}

async function updateEntries(act: Act, changes: ImportPlan['update']): Promise<void> {
  const revisions = changes.map(({ entry, document }): NewRevision => ({
    entryId: entry.id,
    kind: entry.kind,
    number: entry.version + 1,
    document,
    via: 'import',
  }))
  await publishImported(act, await addRevisions(act, revisions))
  const drafts = changes.flatMap(({ entry, draft }): NewRevision[] =>
    draft === undefined
      ? []
      : [{ entryId: entry.id, kind: entry.kind, number: entry.version + 2, document: draft, via: 'merge' }],
  )
  const ids = await addRevisions(act, drafts)
  await sql`update entry set draft_revision = revision.id, version = revision.number
    from revision where revision.entry_id = entry.id and revision.id = any(${ids}::integer[])`.execute(
    act.transaction,
  )
}

async function publishImported({ transaction, now }: Act, revisions: readonly number[]): Promise<void> {
  await sql`update entry set version = revision.number, published_revision = revision.id,
      imported_revision = revision.id, published_at = ${now}, was_published = true, deleted_at = null
    from revision where revision.entry_id = entry.id and revision.id = any(${revisions}::integer[])`.execute(
    transaction,
  )
}

/** A draft of staff stays, with nothing published. */
async function removeEntries({ transaction, now }: Act, entries: readonly KnownEntry[]): Promise<void> {
  const ids = entries.map(({ id }) => id)
  await sql`update entry set published_revision = null, imported_revision = null, published_at = ${now},
      deleted_at = case when draft_revision is null then ${now}::timestamptz end
    where id = any(${ids}::integer[])`.execute(transaction)
}

async function adopt({ transaction }: Act, entries: readonly KnownEntry[]): Promise<void> {
  const ids = entries.map(({ id }) => id)
  await sql`update entry set imported_revision = published_revision, origin = 'import'
    where id = any(${ids}::integer[])`.execute(transaction)
}
