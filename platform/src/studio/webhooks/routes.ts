import {
  deliveriesQuery,
  replaySchema,
  webhookStateSchema,
  webhookTargetSchema,
} from '@promenade/contract/studio-api/webhooks'
import { PrivateAddressError, requireAllowedHost } from '@promenade/process/public-address'
import { sql } from 'kysely'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { answerJson } from '../answer-json.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { parseWith, readJson } from '../read-json.ts'
import type { Routes } from '../routes.ts'
import { listDeliveries, listWebhooks } from './list-webhooks.ts'
import { replay } from './replay.ts'
import { hostOf, switchOff } from './switch-webhook.ts'
import { createSecret, readSecretKey, sealSecret } from './webhook-secret.ts'

const maxBytes = 8_000

/** Each is told of every publication. */
const maxWebhooks = 20

/** How long a former secret signs too, so that the receiver is changed without a gap. */
const formerMs = 24 * 3_600_000

/** The routes of webhooks, by which other programs hear of publications. */
export function addWebhookRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/webhooks', async (call) => answerJson({ items: await listWebhooks(call) }))
  routes.staff('POST /api/v1/webhooks', create)
  routes.staff('PUT /api/v1/webhooks/:id', change)
  routes.staff('PATCH /api/v1/webhooks/:id', turn)
  routes.staff('DELETE /api/v1/webhooks/:id', remove)
  routes.staff('POST /api/v1/webhooks/:id/secret', renewSecret)
  routes.staff('POST /api/v1/webhooks/:id/test', sendTest)
  routes.staff('GET /api/v1/webhooks/:id/deliveries', async (call) => {
    const { before } = parseWith(deliveriesQuery, call.query())
    return answerJson(await listDeliveries(call, call.id(), before))
  })
  routes.staff('POST /api/v1/webhooks/:id/replays', async (call) => {
    const wanted = await readJson(call.request, replaySchema, maxBytes)
    const count = await call.act(async (act) => replay(act, await requireOn(act, call.id()), wanted))
    return answerJson({ count }, 201)
  })
}

async function create(call: PersonCall): Promise<Response> {
  const target = await readTarget(call)
  const secret = createSecret()
  const sealed = sealSecret(secret, await readSecretKey(call.database))
  const id = await call.act(async (act) => {
    await requireRoom(act)
    const added = await act.transaction
      .insertInto('webhook')
      .values({
        property_id: act.propertyId,
        ...target,
        secret: sealed,
        created_by: call.session.name,
        created_at: call.now,
        former_secret: null,
        former_until: null,
        disabled_at: null,
        disabled_because: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(act, {
      action: 'webhook.create',
      details: { webhook: added.id, name: hostOf(target.url) },
    })
    return added.id
  })
  return answerJson({ id, secret }, 201)
}

/** Where events go, and of which kinds; null: of all. Throws `Problem`. */
async function readTarget({ request }: PersonCall) {
  const { url, kinds } = await readJson(request, webhookTargetSchema, maxBytes)
  requirePublic(url)
  return { url: new URL(url).href, kinds: kinds === undefined ? null : [...new Set(kinds)] }
}

/** A name is looked up when something is sent: it may lead elsewhere by then. Throws `Problem`. */
function requirePublic(url: string): void {
  try {
    requireAllowedHost(new URL(url))
  } catch (error) {
    if (error instanceof PrivateAddressError) throw refuse('bad-request', `url: ${error.message}`)
    throw error
  }
}

async function requireRoom({ transaction, propertyId }: Act): Promise<void> {
  const { count } = await transaction
    .selectFrom('webhook')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow()
  if (count >= maxWebhooks) throw refuse('conflict', `A mall has at most ${maxWebhooks} webhooks.`)
}

/** The secret stays: a receiver that moves needs no new one. */
async function change(call: PersonCall): Promise<Response> {
  const target = await readTarget(call)
  await call.act(async (act) => {
    const { id, name: former } = await lockWebhook(act, call.id())
    await act.transaction.updateTable('webhook').set(target).where('id', '=', id).execute()
    const details = { webhook: id, name: hostOf(target.url), former, kinds: target.kinds }
    await writeAudit(act, { action: 'webhook.change', details })
  })
  return answerJson({})
}

async function turn(call: PersonCall): Promise<Response> {
  const { enabled } = await readJson(call.request, webhookStateSchema, maxBytes)
  await call.act(async (act) => {
    const { id, name, isOn } = await lockWebhook(act, call.id())
    if (isOn === enabled) return
    if (!enabled) return void (await switchOff(act, { id, because: 'staff' }))
    await act.transaction
      .updateTable('webhook')
      .set({ disabled_at: null, disabled_because: null })
      .where('id', '=', id)
      .execute()
    await writeAudit(act, { action: 'webhook.enable', details: { webhook: id, name } })
  })
  return answerJson({})
}

async function remove(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const { id, name } = await lockWebhook(act, call.id())
    await act.transaction.deleteFrom('webhook').where('id', '=', id).execute()
    await writeAudit(act, { action: 'webhook.delete', details: { webhook: id, name } })
  })
  return answerJson({})
}

/** Of several within a day the last former secret signs, beside the new one. */
async function renewSecret(call: PersonCall): Promise<Response> {
  const secret = createSecret()
  const sealed = sealSecret(secret, await readSecretKey(call.database))
  await call.act(async (act) => {
    const { id, name } = await lockWebhook(act, call.id())
    await act.transaction
      .updateTable('webhook')
      .set(({ ref }) => ({
        secret: sealed,
        former_secret: ref('secret'),
        former_until: new Date(call.now.getTime() + formerMs),
      }))
      .where('id', '=', id)
      .execute()
    await writeAudit(act, { action: 'webhook.rotate', details: { webhook: id, name } })
  })
  return answerJson({ id: call.id(), secret }, 201)
}

async function sendTest(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const { id, name } = await requireOn(act, call.id())
    const event = 'webhook.test'
    const data = { property: act.propertyId }
    await act.transaction
      .insertInto('webhook_delivery')
      .values({
        webhook_id: id,
        event,
        body: JSON.stringify({ type: event, timestamp: act.now.toISOString(), data }),
        created_at: act.now,
        next_attempt_at: act.now,
        delivered_at: null,
        failed_at: null,
        attempted_at: null,
        status: null,
        error: null,
        duration_ms: null,
      })
      .execute()
    await writeAudit(act, { action: 'webhook.test', details: { webhook: id, name } })
  })
  return answerJson({}, 201)
}

/** A webhook that is on. Throws `Problem`. */
async function requireOn(act: Act, id: number) {
  const hook = await lockWebhook(act, id)
  if (!hook.isOn) throw refuse('conflict', 'The webhook is off: switch it on first.')
  return hook
}

async function lockWebhook({ transaction, propertyId }: Act, id: number) {
  const hook = await transaction
    .selectFrom('webhook')
    .select(['url', 'disabled_at'])
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (hook === undefined) throw refuse('not-found', 'There is no such webhook.')
  return { id, name: hostOf(hook.url), isOn: hook.disabled_at === null }
}
