import { createHash } from 'node:crypto'
import { documentSchema } from '@promenade/contract/studio-api/fields'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { duePublications } from './due-publications.ts'
import { findPictures, picturesOf } from './entry-pictures.ts'
import {
  previewDocuments,
  type PreviewEntry,
  type PreviewRevision,
  type RefusedStep,
} from './preview-documents.ts'
import type { PublishedContent } from './published-content.ts'
import type { PublishedDocuments } from './published-documents.ts'

/** What a preview shows. */
export interface PreviewChoice {
  readonly propertyId: number
  /** Ids of entries whose drafts are shown; null: of all. */
  readonly drafts: readonly number[] | null
  /** The drafts count as published at this time. */
  readonly draftsAt: Date
  readonly at: Date
}

/** What the documents of a preview are made from. */
interface PreviewSource {
  /** Another one for every other revision, plan or moment. */
  readonly key: string
  /** Reads the revisions, which never change. */
  load(): Promise<LoadedPreview>
}

export interface LoadedPreview {
  readonly documents: PublishedDocuments
  readonly refused: readonly RefusedStep[]
}

/** Finds what a preview is made from; undefined for a property without content. */
export async function findPreviewSource(
  database: Database,
  content: PublishedContent,
  choice: PreviewChoice,
): Promise<PreviewSource | undefined> {
  const published = await content.find(choice.propertyId)
  if (published === undefined) return undefined
  const plans = await listPlans(database, choice)
  const entries = await listEntries(database, choice, [...new Set(plans.map(({ entryId }) => entryId))])
  const { version, documents: base } = published
  const { propertyId, drafts, draftsAt, at } = choice
  const parts = JSON.stringify([propertyId, drafts, draftsAt, at, version, plans, entries])
  return {
    key: createHash('sha256').update(parts).digest('base64url').slice(0, 22),
    load: () => load(database, { base, choice, plans, entries }),
  }
}

type Plan = Awaited<ReturnType<typeof listPlans>>[number]
type Entry = Awaited<ReturnType<typeof listEntries>>[number]

async function listPlans(database: Database, { propertyId, at }: PreviewChoice) {
  return duePublications(database, propertyId, at)
    .select(['publication.id', 'entry_id as entryId', 'revision_id as revisionId', 'at'])
    .execute()
}

/** The entries with one of the plans or a draft to show. */
async function listEntries(
  database: Database,
  { propertyId, drafts }: PreviewChoice,
  planned: readonly number[],
) {
  const isShown = drafts === null ? sql<boolean>`true` : sql<boolean>`entry.id = any(${drafts}::integer[])`
  return database
    .selectFrom('entry')
    .select(['id as entryId', 'kind', 'slug', 'former_slugs as formerSlugs', 'public_id as publicId'])
    .select(['version', 'draft_revision as draftId', 'published_revision as publishedId'])
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(entry.id = any(${planned}::integer[]) or draft_revision is not null and ${isShown})`)
    .orderBy('id')
    .execute()
}

interface Found {
  readonly base: PublishedDocuments
  readonly choice: PreviewChoice
  readonly plans: readonly Plan[]
  readonly entries: readonly Entry[]
}

async function load(database: Database, { base, choice, plans, entries }: Found): Promise<LoadedPreview> {
  const ids = [
    ...entries.flatMap(({ draftId, publishedId }) => [draftId, publishedId]),
    ...plans.map(({ revisionId }) => revisionId),
  ].filter((id) => id !== null)
  const revisions = await findRevisions(database, ids)
  const revisionOf = (id: number | null) => (id === null ? undefined : revisions.get(id))
  const kinds = new Map(entries.map(({ entryId, kind }) => [entryId, kind]))
  const paths = [...revisions.values()].flatMap(({ entryId, document }) => {
    const kind = kinds.get(entryId)
    return kind === undefined ? [] : picturesOf(kind, document)
  })
  const pictures = await findPictures(database, paths)
  const shown = entries.map(({ draftId, publishedId, ...entry }): PreviewEntry => ({
    ...entry,
    draft: revisionOf(draftId),
    published: revisionOf(publishedId),
  }))
  const preview = previewDocuments({
    base,
    entries: shown,
    drafts: new Set(choice.drafts ?? entries.map(({ entryId }) => entryId)),
    draftsAt: choice.draftsAt,
    plans: plans.map(({ entryId, revisionId, at }) => ({ entryId, at, revision: revisionOf(revisionId) })),
    pictures,
  })
  return {
    documents: { ...base, entries: preview.entries, pictures: new Map([...base.pictures, ...pictures]) },
    refused: preview.refused,
  }
}

async function findRevisions(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PreviewRevision & { readonly entryId: number }>> {
  const rows = await database
    .selectFrom('revision')
    .select(['id', 'entry_id as entryId', 'number', 'made_at as madeAt'])
    .select(sql<string>`document::text`.as('text'))
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()
  return new Map(
    rows.map(({ text, ...revision }) => [
      revision.id,
      { ...revision, document: documentSchema.parse(JSON.parse(text)) },
    ]),
  )
}
