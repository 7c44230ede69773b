import {
  type CreatedPreview,
  newPreviewSchema,
  previewChangeSchema,
  type PreviewJson,
  type PreviewLinks,
} from '@promenade/contract/studio-api/previews'
import type { PreviewChoice } from '../documents/load-preview.ts'
import { refuse } from '../documents/refuse.ts'
import { compareContent } from '../previews/compare-content.ts'
import { createPreview, findPreview, type OpenPreview } from '../previews/tickets.ts'
import { answerJson } from './answer-json.ts'
import { writeAudit } from './audit.ts'
import type { PersonCall } from './call.ts'
import { readJson } from './read-json.ts'
import type { Routes } from './routes.ts'

const maxBytes = 10_000
const maxAheadMs = 2 * 365 * 86_400_000
/** The clock of a browser may be late. */
const maxBehindMs = 3_600_000

/** The routes of previews: open, change, compare and end them; a link also opens again. */
export function addPreviewRoutes(routes: Routes): void {
  routes.staff('POST /api/v1/previews', open)
  routes.staff('GET /api/v1/previews', async (call) => answerJson(await listLinks(call)))
  routes.staff('GET /api/v1/previews/:id', async (call) => answerJson(await describe(call)))
  routes.staff('PATCH /api/v1/previews/:id', change)
  routes.staff('DELETE /api/v1/previews/:id', end)
  routes.staff('POST /api/v1/previews/:id/reopen', async (call) => {
    if (!(await setEnded(call, false))) throw ended
    return answerJson({})
  })
}

async function open(call: PersonCall): Promise<Response> {
  const { isLink, drafts, at } = await readJson(call.request, newPreviewSchema, maxBytes)
  if (isLink) call.require('draft.write')
  const { propertyId, staffId } = call.session
  const moment = readMoment(at, call.now)
  const choice = { propertyId, drafts: drafts === 'all' ? null : drafts, at: moment }
  const created = await createPreview(call.database, { ...choice, staffId, isLink, now: call.now })
  prepare(call, { ...choice, draftsAt: call.now })
  if (isLink)
    await call.act((act) =>
      writeAudit(act, { action: 'preview.link', details: { preview: created.id, at: moment.toISOString() } }),
    )
  const { id, ticket, expiresAt } = created
  const answer = { id, ticket, at: moment.toISOString(), expiresAt: expiresAt.toISOString() }
  return answerJson(answer satisfies CreatedPreview, 201)
}

/** The content is ready when the browser asks for the first page. */
function prepare({ parts, now, request }: PersonCall, choice: PreviewChoice): void {
  parts.previews.find(choice, now).catch((error: unknown) => parts.onError(error, request))
}

/** Throws `Problem`: nobody knows what visitors got in the past. */
function readMoment(at: string | undefined, now: Date): Date {
  if (at === undefined) return now
  const moment = new Date(at)
  const ahead = moment.getTime() - now.getTime()
  if (ahead < -maxBehindMs || ahead > maxAheadMs)
    throw refuse('bad-request', 'A preview shows a moment within the next two years.')
  return ahead < 0 ? now : moment
}

async function listLinks({ database, session, now }: PersonCall): Promise<PreviewLinks> {
  const rows = await database
    .selectFrom('preview')
    .innerJoin('staff', 'staff.id', 'preview.staff_id')
    .select(['preview.id', 'at', 'name as by', 'expires_at'])
    .where('preview.property_id', '=', session.propertyId)
    .where('is_link', '=', true)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('preview.id', 'desc')
    .execute()
  const items = rows.map(({ at, expires_at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    expiresAt: expires_at.toISOString(),
  }))
  return { items }
}

async function describe(call: PersonCall): Promise<PreviewJson> {
  const preview = await getPreview(call)
  const { content, previews } = call.parts
  const [now, then] = await Promise.all([content.find(preview.propertyId), previews.find(preview, call.now)])
  if (now === undefined || then === undefined) throw refuse('not-found', 'The mall has no content yet.')
  return {
    id: preview.id,
    at: preview.at.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    pages: [
      ...compareContent(
        { documents: now.documents, now: call.now },
        { documents: then.documents, now: preview.at },
      ),
    ],
    refused: then.refused.map(({ entryId, isPlan, faults }) => ({
      entry: entryId,
      isPlan,
      faults: [...faults],
    })),
  }
}

async function change(call: PersonCall): Promise<Response> {
  const { drafts, at } = await readJson(call.request, previewChangeSchema, maxBytes)
  const { numUpdatedRows } = await call.database
    .updateTable('preview')
    .set({ drafts: drafts === 'all' ? null : drafts, at: readMoment(at, call.now) })
    .where('id', '=', call.id())
    .where('staff_id', '=', call.session.staffId)
    .where('is_link', '=', false)
    .where('expires_at', '>', call.now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw ended
  return answerJson({})
}

async function end(call: PersonCall): Promise<Response> {
  // A link is the mall's: any colleague may end it who may make one.
  if (call.session.permissions.has('draft.write') && (await setEnded(call, true))) return answerJson({})
  const { numDeletedRows } = await call.database
    .deleteFrom('preview')
    .where('id', '=', call.id())
    .where('property_id', '=', call.session.propertyId)
    .where('staff_id', '=', call.session.staffId)
    .where('is_link', '=', false)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw ended
  return answerJson({})
}

/** Ends a link before its hour, or takes that back; false for what is no link, or is so already. */
function setEnded(call: PersonCall, isEnded: boolean): Promise<boolean> {
  const { id, session, now } = call
  return call.act(async (act) => {
    const { numUpdatedRows } = await act.transaction
      .updateTable('preview')
      .set({ ended_at: isEnded ? now : null })
      .where('id', '=', id())
      .where('property_id', '=', session.propertyId)
      .where('is_link', '=', true)
      .where('expires_at', '>', now)
      .where('ended_at', isEnded ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const action = isEnded ? 'preview.end-link' : 'preview.reopen-link'
    await writeAudit(act, { action, details: { preview: id() } })
    return true
  })
}

async function getPreview({ database, session, now, ...call }: PersonCall): Promise<OpenPreview> {
  const { propertyId } = session
  const preview = await findPreview(database, { id: call.id(), propertyId, now })
  if (preview === undefined) throw ended
  return preview
}

const ended = refuse('not-found', 'The preview has ended.')
