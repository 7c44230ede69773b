import {
  diffQuery,
  draftSchema,
  entriesQuery,
  newEntrySchema,
  type SavedDraft,
} from '@promenade/contract/studio-api/entries'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { z } from 'zod'
import { applyChangeSet } from '../documents/change-set.ts'
import { createEntry } from '../documents/create-entry.ts'
import { lockEntry } from '../documents/stored-entry.ts'
import { refuse } from '../documents/refuse.ts'
import { type Act, getRevision } from '../documents/revisions.ts'
import { beginsEditing, saveDraft } from '../documents/save-draft.ts'
import { writeAudit } from './audit.ts'
import type { Call } from './call.ts'
import { runOnce, readIdempotencyKey } from './idempotency.ts'
import { listEntries } from './list-entries.ts'
import { listRevisions } from './list-revisions.ts'
import { assessDocument, readEntry } from './read-entry.ts'
import { parseWith, readJson } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'

/** The largest page of a mall has a tenth of it. */
const maxBytes = 256 * 1_024

/** The routes of entries, their drafts and their history. */
export function addEntryRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/entries', async (call) =>
    answerJson(await listEntries(call, parseWith(entriesQuery, call.query()))),
  )
  routes.staffAndTokens('POST /api/v1/entries', create)
  routes.staffAndTokens('GET /api/v1/entries/:id', async (call) => answerEntry(call, call.id()))
  routes.staffAndTokens('PUT /api/v1/entries/:id/draft', save)
  routes.staffAndTokens('DELETE /api/v1/entries/:id/draft', discard)
  routes.staffAndTokens('GET /api/v1/entries/:id/revisions', async (call) =>
    answerJson(await listRevisions(call, call.id())),
  )
  routes.staffAndTokens('GET /api/v1/entries/:id/revisions/:revision', readRevision)
  routes.staffAndTokens('GET /api/v1/entries/:id/diff', diff)
}

async function answerEntry(call: Call, id: number, status = 200): Promise<Response> {
  const entry = await readEntry(call, id)
  return answerJson(entry, status, { ETag: `"${entry.version}"` })
}

const created = z.object({ id: z.int() })

async function create(call: Call): Promise<Response> {
  const wanted = await readJson(call.request, newEntrySchema, maxBytes)
  const work = async (act: Act) => {
    const { id } = await createEntry(act, wanted)
    await writeAudit(act, { action: 'entry.create', entryId: id })
    return { id }
  }
  const isRepeatable = call.request.headers.has('idempotency-key')
  const key = isRepeatable ? readIdempotencyKey(call.request) : ''
  const { id } = await call.act((act) =>
    isRepeatable ? runOnce(act, { key, body: wanted, response: created }, () => work(act)) : work(act),
  )
  return answerEntry(call, id, 201)
}

async function save(call: Call): Promise<Response> {
  const version = readVersion(call.request)
  const { document } = await readJson(call.request, draftSchema, maxBytes)
  const saved = await call.act(async (act) => {
    const editor = readEditor(call.request)
    const { entry, revision, isNew } = await saveDraft(act, { entryId: call.id(), version, document, editor })
    if (isNew && (await beginsEditing(act, entry, editor)))
      await writeAudit(act, { action: 'entry.save', entryId: entry.id })
    const judged = await assessDocument(act, {
      entryId: entry.id,
      kind: entry.kind,
      slug: entry.slug,
      document,
    })
    return { version: entry.version, revision, ...judged } satisfies SavedDraft
  })
  return answerJson(saved, 200, { ETag: `"${saved.version}"` })
}

async function discard(call: Call): Promise<Response> {
  const version = readVersion(call.request)
  await call.act(async (act) => {
    const { id } = await applyChangeSet(act, { items: [{ entry: call.id(), version, action: 'discard' }] })
    await writeAudit(act, { action: 'entry.discard', entryId: call.id(), changeSetId: id })
  })
  return answerEntry(call, call.id())
}

async function readRevision(call: Call): Promise<Response> {
  const found = await call.act(async (act) => {
    await lockEntry(act, call.id())
    return getRevision(act, call.id(), { id: call.id('revision') })
  })
  const { id, number, document, author, madeAt } = found
  return answerJson({ revision: id, number, document, by: author, at: madeAt.toISOString() })
}

async function diff(call: Call): Promise<Response> {
  const { from, to } = parseWith(diffQuery, call.query())
  const [before, after] = await call.act(async (act) => {
    await lockEntry(act, call.id())
    return [
      await getRevision(act, call.id(), { id: from }),
      await getRevision(act, call.id(), { id: to }),
    ] as const
  })
  return answerJson({ changes: diffDocuments(before.document, after.document) })
}

function readVersion(request: Request): number {
  const given = request.headers.get('if-match')
  if (given === null) throw refuse('version-missing', 'If-Match must name the version that was edited.')
  const [, version] = /^"(\d{1,9})"$/.exec(given) ?? []
  if (version === undefined) throw refuse('bad-request', 'If-Match must be a version in quotes.')
  return Number(version)
}

/** The open editor that saves; a client without one has a conflict with itself at times. */
function readEditor(request: Request): string | undefined {
  const given = request.headers.get('x-editor')
  if (given === null) return undefined
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given))
    throw refuse('bad-request', 'X-Editor must be a UUID in small letters.')
  return given
}
