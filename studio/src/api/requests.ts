import type {
  ChangeItem,
  ChangeSetResult,
  ChangeSetsWire,
  Subject,
  UndoChoice,
  UndoResult,
} from '@promenade/contract/studio-api/change-sets'
import type {
  EntriesWire,
  EntryRow,
  EntryWire,
  PresentWire,
  RevisionsWire,
  SavedDraft,
} from '@promenade/contract/studio-api/entries'
import type { Path } from '@promenade/domain/studio/document'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { InboxCounts, InboxWire } from '@promenade/contract/studio-api/inbox'
import type { MediaWire, PictureWire } from '@promenade/contract/studio-api/media'
import type { SearchWire } from '@promenade/contract/studio-api/search'
import type { ImportQuery, ImportResult } from '@promenade/contract/studio-api/spreadsheets'
import type { StudioSession } from '@promenade/contract/studio-api/session'
import { request } from './client.ts'

export function getSession(): Promise<StudioSession> {
  return request('/session')
}

export function logOut(): Promise<unknown> {
  return request('/session', { method: 'DELETE' })
}

/** All entries, of one kind or of all, with those in the bin if `state` says so. */
export async function listEntries(
  filter: { readonly kind?: EntryKind; readonly state?: string; readonly documents?: '1' } = {},
): Promise<readonly EntryRow[]> {
  const rows: EntryRow[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query = new URLSearchParams({ ...filter, ...(cursor === '' ? {} : { cursor }) })
    const page: EntriesWire = await request(`/entries?${query}`)
    rows.push(...page.items)
    cursor = page.cursor
  }
  return rows
}

/** The entries of some kinds. */
export async function listEntriesOf(kinds: readonly EntryKind[]): Promise<readonly EntryRow[]> {
  return (await listEntries()).filter(({ kind }) => kinds.includes(kind))
}

export function getEntry(id: number): Promise<EntryWire> {
  return request(`/entries/${id}`)
}

export function createEntry(kind: EntryKind, document: unknown): Promise<EntryWire> {
  return request('/entries', { method: 'POST', body: { kind, document } })
}

/** Throws RefusedError 412 with a `StaleDraft` where somebody went on since `version`. */
export function saveDraft(
  id: number,
  {
    version,
    document,
    editor,
  }: { readonly version: number; readonly document: unknown; readonly editor: string },
): Promise<SavedDraft> {
  return request(`/entries/${id}/draft`, {
    method: 'PUT',
    // A save after a lost answer is known by its editor, so nobody is stale because of oneself.
    headers: { 'If-Match': `"${version}"`, 'X-Editor': editor },
    body: { document },
  })
}

/** Says that this person has the record open; the response names colleagues and the newest version. */
export function notePresence(id: number, undecided: readonly Path[]): Promise<PresentWire> {
  return request(`/entries/${id}/presence`, { method: 'PUT', body: { undecided } })
}

export function leaveEntry(id: number): Promise<unknown> {
  return request(`/entries/${id}/presence`, { method: 'DELETE', keepalive: true })
}

export function listRevisions(id: number): Promise<RevisionsWire> {
  return request(`/entries/${id}/revisions`)
}

export function getRevision(id: number, revision: number): Promise<{ readonly document: unknown }> {
  return request(`/entries/${id}/revisions/${revision}`)
}

export function tryChanges(items: readonly ChangeItem[]): Promise<ChangeSetResult> {
  return request('/change-sets?dry_run=1', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { items },
  })
}

/** All or nothing. Sent again with the same key, it happens once. */
export function applyChanges(
  items: readonly ChangeItem[],
  key: string,
  subject?: Subject,
): Promise<ChangeSetResult> {
  return request('/change-sets', {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { items, ...(subject === undefined ? {} : { subject }) },
  })
}

export function listChangeSets(limit: number): Promise<ChangeSetsWire> {
  return request(`/change-sets?limit=${limit}`)
}

/** Takes back what can be; throws RefusedError 409 with what is left where that is nothing. */
export function undoChangeSet(id: number, choices: readonly UndoChoice[]): Promise<UndoResult> {
  return request(`/change-sets/${id}/undo`, {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { choices },
  })
}

export function uploadPicture(file: Blob, name: string): Promise<PictureWire> {
  return request('/media', {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(name) },
  })
}

export function getPicture(path: string): Promise<PictureWire> {
  return request(`/media/${path}`)
}

export function setFocalPoint(path: string, focalX: number, focalY: number): Promise<unknown> {
  return request(`/media/${path}`, { method: 'PATCH', body: { focalX, focalY } })
}

export function listPictures(): Promise<MediaWire> {
  return request('/media')
}

export function countInbox(): Promise<InboxCounts> {
  return request('/inbox/counts')
}

export function getInbox(): Promise<InboxWire> {
  return request('/inbox')
}

export function markMessage(
  id: number,
  state: { readonly read?: boolean; readonly done?: boolean },
): Promise<unknown> {
  return request(`/inbox/${id}`, { method: 'PATCH', body: state })
}

export function searchEntries(query: string, signal: AbortSignal): Promise<SearchWire> {
  return request(`/search?query=${encodeURIComponent(query)}`, { signal })
}

/** Compares a spreadsheet with the records, or does what it says: all or nothing. */
export function bringSpreadsheet(
  file: Blob,
  query: { readonly [Name in keyof ImportQuery]: string },
  key: string,
): Promise<ImportResult> {
  return request(`/imports/csv?${new URLSearchParams(query)}`, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'text/csv', 'Idempotency-Key': key },
  })
}
