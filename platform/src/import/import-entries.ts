import { entryKinds } from '@promenade/contract/kinds/kinds'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { sql } from 'kysely'
import type { ContentIssue } from '../checks/content-issue.ts'
import { announceChanges } from '../documents/announce-changes.ts'
import { findSnapshots, logSteps, noEntry, openChangeSet } from '../documents/change-log.ts'
import { missingAlts } from '../documents/entry-pictures.ts'
import { type EntryDocument, recordName } from '../documents/entry-document.ts'
import { mapName } from './write-map.ts'
import { type ImportPlan, type KnownEntry, planImport, type Overwritable } from './plan-import.ts'
import { type Act, addRevisions, type NewRevision } from '../documents/revisions.ts'

/** The effect of an import on the entries of a property, done or only planned. */
export interface ImportedEntries {
  /** Names of records, such as `store/ixtle`. */
  readonly created: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /**
   * A warning for each that staff changed and the folder has otherwise, for each name of `take` that is none, and for
   * each picture without an alternative text.
   */
  readonly warnings: readonly ContentIssue[]
}

/**
 * Makes the entries of a property equal to the documents of a folder, but for those that staff made or changed; of
 * these, only the ones in `take`.
 */
export async function importEntries(
  act: Act,
  documents: readonly EntryDocument[],
  take: Overwritable = new Set(),
): Promise<ImportedEntries> {
  const plan = planImport(await listKnownEntries(act), documents, take)
  if (plan.create.length + plan.update.length + plan.remove.length > 0) await carryOut(act, plan)
  await adopt(act, plan.adopt)
  return {
    created: plan.create.map(recordName),
    changed: plan.update.map(({ entry }) => recordName(entry)),
    removed: plan.remove.map(recordName),
    warnings: [
      ...documents.flatMap(findMissingAlts),
      ...plan.leave.map(describeLeft),
      ...findStrangers(documents, take),
    ],
  }
}

function describeLeft({ entry, document }: ImportPlan['leave'][number]): ContentIssue {
  const name = recordName(entry)
  const fields = diffDocuments(entry.published ?? {}, document).map(({ path }) => path.join('.'))
  const differs = entry.published === null ? 'visitors do not get it' : `different: ${fields.join(', ')}`
  return {
    file: name,
    field: '',
    message: `was changed in the studio and stays so (${differs}); the folder's version comes with --take ${name}`,
  }
}

function findStrangers(documents: readonly EntryDocument[], take: Overwritable): readonly ContentIssue[] {
  if (take === 'all') return []
  const names = new Set([...documents.map(recordName), mapName])
  const message = 'is no record of the folder: write its kind and its slug, such as store/example-coffee'
  return [...take].filter((name) => !names.has(name)).map((name) => ({ file: name, field: '', message }))
}

function findMissingAlts({ kind, slug, document }: EntryDocument): readonly ContentIssue[] {
  return missingAlts(kind, document).map(({ path, message }) => ({
    file: recordName({ kind, slug }),
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
  const changedEntries = [...plan.update.map(({ entry }) => entry), ...plan.remove]
  const before = await findSnapshots(
    within,
    changedEntries.map(({ id }) => id),
  )
  const created = await createEntries(within, plan.create.toSorted(inOrderOfKinds))
  await updateEntries(within, plan.update)
  await removeEntries(within, plan.remove)
  const withdrawn = plan.remove.filter(({ publishedId }) => publishedId !== null)
  const changed = [...plan.update.map(({ entry }) => entry), ...withdrawn]
  await announceChanges(within, [...created, ...changed.map(({ id }) => id)])
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

/** Records of one resource are numbered by kind: promotions before coupons. */
function inOrderOfKinds(a: EntryDocument, b: EntryDocument): number {
  return entryKinds.indexOf(a.kind) - entryKinds.indexOf(b.kind)
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
      imported_revision = revision.id, published_at = ${now}, was_published = true, deleted_at = null,
      origin = 'import'
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
