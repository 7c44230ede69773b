import { type Document, isEqual } from '@promenade/domain/studio/document'
import type { RevisionOrigin } from '../database/studio-schema.ts'
import { chooseSlug } from './choose-slug.ts'
import type { StoredEntry } from './stored-entry.ts'
import { refuse } from './refuse.ts'
import { type Act, addRevision, getRevision, rememberRevision } from './revisions.ts'

/** Makes a document the newest revision and the draft. */
export async function writeDraft(
  act: Act,
  entry: StoredEntry,
  document: Document,
  { via, editor }: { readonly via: RevisionOrigin; readonly editor?: string | undefined },
): Promise<StoredEntry> {
  const number = entry.version + 1
  const { id: entryId, kind } = entry
  const id = await addRevision(act, {
    entryId,
    kind,
    number,
    document,
    via,
    base: entry.version,
    editor,
  })
  rememberRevision(act, { id, entryId, number, document, author: act.author?.name ?? null, madeAt: act.now })
  const follows = entry.slugFollows && !entry.wasPublished
  const slug = follows ? await chooseSlug(act, { id: entryId, kind, document }) : entry.slug
  return { ...entry, slug, version: number, draft: id }
}

/** Publishes a revision; removes the draft if it has the same content. */
export async function publishRevision(
  act: Act,
  entry: StoredEntry,
  revisionId: number,
): Promise<StoredEntry> {
  const revision = await getRevision(act, entry.id, { id: revisionId })
  const since = { publishedAt: act.now, wasPublished: true }
  if (entry.draft !== null) {
    const draft = await getRevision(act, entry.id, { id: entry.draft })
    const isOver = isEqual(draft.document, revision.document)
    return { ...entry, ...since, published: revision.id, draft: isOver ? null : entry.draft }
  }
  if (revision.number === entry.version) return { ...entry, ...since, published: revision.id }
  // The newest revision is always the document that staff see.
  const copied = await writeDraft(act, entry, revision.document, { via: 'restore' })
  return { ...copied, ...since, published: copied.draft, draft: null }
}

/** Removes the entry from the site. */
export function withdraw({ now }: Act, entry: StoredEntry): StoredEntry {
  return { ...entry, published: null, publishedAt: now }
}

/** Withdraws it and moves it to the bin. */
export function moveToBin(act: Act, entry: StoredEntry): StoredEntry {
  return { ...withdraw(act, entry), deletedAt: act.now }
}

/** Removes the draft, which stays in the history. */
export async function discardDraft(act: Act, entry: StoredEntry): Promise<StoredEntry> {
  if (entry.draft === null) return entry
  if (entry.published === null)
    throw refuse('conflict', 'Nothing is published that a discarded draft would leave.')
  const { document } = await getRevision(act, entry.id, { id: entry.published })
  const copied = await writeDraft(act, entry, document, { via: 'restore' })
  return { ...copied, draft: null }
}

/** The default revision of a publication: the draft, else the published or the last one. */
export async function findCurrentRevision(act: Act, entry: StoredEntry): Promise<number> {
  const { draft, published, version } = entry
  return draft ?? published ?? (await getRevision(act, entry.id, { entryId: entry.id, number: version })).id
}
