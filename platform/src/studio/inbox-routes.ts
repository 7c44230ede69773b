import {
  type InboxCounts,
  type InboxJson,
  messageStateSchema,
  newReplyResultSchema,
  newReplySchema,
} from '@promenade/contract/studio-api/inbox'
import { contactForm } from '@promenade/domain/forms/forms'
import { sql } from 'kysely'
import { decodeFields } from '../database/form-fields.ts'
import { refuse } from '../documents/refuse.ts'
import { writeAudit } from './audit.ts'
import type { Call } from './call.ts'
import { readIdempotencyKey, runOnce } from './idempotency.ts'
import { listReplies, replyTo, takeReplyBack } from './inbox-replies.ts'
import { readJson } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'

/** The newest ones; older messages are in the mail that staff got. */
const maxMessages = 500

/** The routes of what visitors wrote, and of mail that could not be sent. */
export function addInboxRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/inbox', async (call) => answerJson(await readInbox(call)))
  routes.staffAndTokens('GET /api/v1/inbox/counts', async (call) => answerJson(await countInbox(call)))
  routes.staff('PATCH /api/v1/inbox/:id', mark)
  routes.staff('POST /api/v1/inbox/:id/replies', reply)
  routes.staff('DELETE /api/v1/inbox/:id/replies/:reply', takeBack)
}

async function readInbox(call: Call): Promise<InboxJson> {
  const { propertyId } = call.session
  // Reading personal data is audited.
  await call.act((act) => writeAudit(act, { action: 'inbox.read' }))
  const messages = await call.database
    .selectFrom('contact_message')
    .select(['id', 'email', 'fields', 'page', 'locale'])
    .select(['created_at', 'read_at', 'done_at', 'done_by'])
    .where('property_id', '=', propertyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMessages)
    .execute()
  const failed = await call.database
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'failed_at', 'last_error'])
    .where('property_id', '=', propertyId)
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(maxMessages)
    .execute()
  const replies = await listReplies(
    call.database,
    messages.map(({ id }) => id),
  )
  return {
    messages: messages.map(({ id, page, locale, created_at, read_at, done_at, done_by, ...form }) => ({
      id,
      ...decodeFields(contactForm, form),
      page,
      locale,
      at: created_at.toISOString(),
      readAt: read_at?.toISOString() ?? null,
      doneAt: done_at?.toISOString() ?? null,
      doneBy: done_by,
      replies: replies.get(id) ?? [],
    })),
    unread: messages.filter(({ read_at }) => read_at === null).length,
    failedMails: failed.map(({ id, kind, recipient, failed_at, last_error }) => ({
      id,
      kind,
      recipient,
      at: (failed_at ?? call.now).toISOString(),
      error: last_error,
    })),
  }
}

/** Counts waiting messages and mails. Contains no personal data, so it is not audited. */
async function countInbox({ database, session }: Call): Promise<InboxCounts> {
  const count = sql<number>`count(*)::int`.as('count')
  const mine = (table: 'contact_message' | 'mail') =>
    database.selectFrom(table).select(count).where('property_id', '=', session.propertyId)
  const [unread, failedMails] = await Promise.all([
    mine('contact_message')
      .where(sql`read_at`, 'is', null)
      .executeTakeFirstOrThrow(),
    mine('mail')
      .where(sql`failed_at`, 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return { unread: unread.count, failedMails: failedMails.count }
}

async function mark(call: Call): Promise<Response> {
  const { read, done } = await readJson(call.request, messageStateSchema, 1_000)
  if (read === undefined && done === undefined) throw refuse('bad-request', 'Say read or done.')
  const at = (isSo: boolean) => (isSo ? call.now : null)
  await call.act(async (act) => {
    const { numUpdatedRows } = await act.transaction
      .updateTable('contact_message')
      .set({
        ...(read === undefined ? {} : { read_at: at(read) }),
        ...(done === undefined ? {} : { done_at: at(done), done_by: done ? call.session.name : null }),
      })
      .where('property_id', '=', act.propertyId)
      .where('id', '=', call.id())
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('not-found', 'There is no such message.')
    await writeAudit(act, { action: 'inbox.mark', details: { message: call.id(), read, done } })
  })
  return answerJson({})
}

async function reply(call: Call): Promise<Response> {
  const body = await readJson(call.request, newReplySchema, 45_000)
  const [id, key] = [call.id(), readIdempotencyKey(call.request)]
  const answered = await call.act((act) =>
    runOnce(act, { key, body: { id, ...body }, response: newReplyResultSchema }, async () => {
      const made = await replyTo(act, id, body.text)
      await writeAudit(act, { action: 'inbox.reply', details: { message: id } })
      return { reply: made }
    }),
  )
  return answerJson(answered, 201)
}

async function takeBack(call: Call): Promise<Response> {
  const ids = { message: call.id(), reply: call.id('reply') }
  await call.act(async (act) => {
    await takeReplyBack(act, ids)
    await writeAudit(act, { action: 'inbox.take-back', details: ids })
  })
  return answerJson({})
}
