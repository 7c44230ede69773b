import { titleOf } from '@promenade/contract/studio-api/document-title'
import {
  decisionSchema,
  endLinkSchema,
  newRoundSchema,
  trustedPartsSchema,
} from '@promenade/contract/studio-api/store-rounds'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { createRound } from './create-round.ts'
import { decide } from './decide.ts'
import { endLink, reopenLink } from './end-link.ts'
import { listProposals } from './list-proposals.ts'
import { findLinks, listRounds, readRound } from './list-rounds.ts'
import { createLinkAddress } from './store-link.ts'

/** A thousand stores with their addresses. */
const maxBytes = 400_000

/** The routes of staff who ask stores, and decide about what they send. */
export function addRoundRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/rounds', async (call) => answerJson(await listRounds(call)))
  routes.staff('POST /api/v1/rounds', async (call) => {
    const wanted = await readJson(call.request, newRoundSchema, maxBytes)
    return answerJson(await call.act((act) => createRound(act, wanted, call.parts.origin())), 201)
  })
  routes.staff('GET /api/v1/rounds/:id', async (call) => answerJson(await readRound(call, call.id())))
  routes.staff('POST /api/v1/rounds/:id/sheets', createSheets)
  routes.staff('POST /api/v1/store-links/:id/end', async (call) => {
    const { undo } = await readJson(call.request, endLinkSchema, 1_000)
    return answerJson(await call.act((act) => endLink(act, call.id(), undo)))
  })
  routes.staff('POST /api/v1/store-links/:id/reopen', async (call) => {
    await call.act((act) => reopenLink(act, call.id()))
    return answerJson({})
  })
  routes.staff('PUT /api/v1/trusted-parts', setTrusted)
  routes.staff('GET /api/v1/proposals', async (call) => answerJson(await listProposals(call)))
  routes.staff('POST /api/v1/proposals/:id/decision', async (call) => {
    const decision = await readJson(call.request, decisionSchema, 10_000)
    return answerJson(await call.act((act) => decide(act, call.id(), decision)))
  })
}

async function createSheets(call: PersonCall): Promise<Response> {
  const { id: round } = await readRound(call, call.id())
  const links = (await findLinks(call.database, [round])).filter(
    ({ answeredAt, endedAt, expiresAt }) => answeredAt === null && endedAt === null && expiresAt > call.now,
  )
  const items = await call.act(async (act) => {
    await writeAudit(act, { action: 'stores.print', details: { round, count: links.length } })
    const sheets = []
    for (const { id, document } of links)
      sheets.push({
        id,
        title: titleOf(document),
        url: await createLinkAddress(act.transaction, id, call.parts.origin()),
      })
    return sheets
  })
  return answerJson({ items }, 201)
}

async function setTrusted(call: PersonCall): Promise<Response> {
  const { parts } = await readJson(call.request, trustedPartsSchema, 1_000)
  await call.act(async (act) => {
    await act.transaction
      .insertInto('store_trust')
      .values({ property_id: act.propertyId, parts })
      .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ parts }))
      .execute()
    await writeAudit(act, { action: 'stores.trust', details: { parts } })
  })
  return answerJson({})
}
