import {
  openStoreLinkSchema,
  storeAnswersSchema,
  storeDraftSchema,
  storePageSchema,
} from '@promenade/contract/studio-api/store-answers'
import { refuse } from '../../documents/refuse.ts'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { PublicCall, StoreCall } from '../call.ts'
import { readIdempotencyKey, runOnce } from '../idempotency.ts'
import { showPicture, uploadPicture } from '../media-routes.ts'
import { countAttempt } from '../people/attempts.ts'
import { readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { checkAnswers, hasPicture } from './check-answers.ts'
import { readStore } from './read-store.ts'
import { takeAnswers } from './send-answers.ts'
import { saveStoreDraft } from './store-drafts.ts'
import { findLinkByToken, formatStoreCookie } from './store-link.ts'

/** Two languages of an offer, with room. */
const maxBytes = 40_000

/** The routes of a store itself, which reach nothing else. */
export function addStoreRoutes(routes: Routes): void {
  routes.anyone('POST /api/v1/store/link', openLink)
  routes.store('GET /api/v1/store', async (call) => answerJson(await readStore(call)))
  routes.store('POST /api/v1/store/answers', answer)
  routes.store('PUT /api/v1/store/draft', keepDraft)
  routes.store('POST /api/v1/store/pictures', upload)
  routes.store('GET /api/v1/store/media/:prefix/:name', show)
}

/** A link works until it ends: who scans mails for dangers opens it before the store does. */
async function openLink(call: PublicCall): Promise<Response> {
  const { database, now, source } = call
  const { token } = await readJson(call.request, openStoreLinkSchema, 1_000)
  const link = await findLinkByToken(database, token, now)
  if (link === undefined) {
    await countAttempt(database, 'wrong-link', source.addressHash)
    throw refuse('unauthorized', 'The link has ended, or is not whole.')
  }
  const { id, propertyId, name, entryId } = link
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('store_link')
      .set({ opened_at: now })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .executeTakeFirst()
    const act = { transaction, propertyId, now, author: { id: -id, name }, request: source }
    if (numUpdatedRows > 0n) await writeAudit(act, { action: 'store.open', entryId })
  })
  return answerJson({}, 200, { 'Set-Cookie': formatStoreCookie(token) })
}

async function answer(call: StoreCall): Promise<Response> {
  const sent = await readJson(call.request, storeAnswersSchema, maxBytes)
  const key = readIdempotencyKey(call.request)
  await checkAnswers(call, sent)
  const page = await call.act((act) =>
    runOnce(act, { key, body: sent, response: storePageSchema }, async () => {
      await takeAnswers(call, act, sent)
      return readStore({ ...call, database: act.transaction })
    }),
  )
  return answerJson(page, 201)
}

async function keepDraft(call: StoreCall): Promise<Response> {
  await saveStoreDraft(call, await readJson(call.request, storeDraftSchema, maxBytes))
  return answerJson({})
}

async function upload(call: StoreCall): Promise<Response> {
  return uploadPicture(call, ({ transaction }, sha256) =>
    transaction
      .insertInto('store_picture')
      .values({ entry_id: call.store.entryId, sha256 })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

async function show(call: StoreCall): Promise<Response> {
  if (!(await hasPicture(call, `${call.param('prefix')}/${call.param('name')}`)))
    throw refuse('not-found', 'The store has no such picture.')
  return showPicture(call)
}
