import {
  type DeliveriesJson,
  deliveryDays,
  webhookEvents,
  type WebhookJson,
  webhookRecordSchema,
} from '@promenade/contract/studio-api/webhooks'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import { refuse } from '../../documents/refuse.ts'
import type { PersonCall } from '../call.ts'

const pageSize = 50

/** The webhooks of a mall, the newest first; of all, or of one. */
export async function listWebhooks(
  { database, session: { propertyId }, now }: Pick<PersonCall, 'database' | 'session' | 'now'>,
  id?: number,
): Promise<WebhookJson[]> {
  const rows = await database
    .selectFrom('webhook')
    .leftJoin('webhook_delivery as sent', 'sent.webhook_id', 'webhook.id')
    .select(['webhook.id', 'url', 'kinds', 'created_by', 'webhook.created_at', 'disabled_at'])
    .select(['disabled_because', 'former_until'])
    .select([
      sql<Date | null>`max(delivered_at)`.as('delivered_at'),
      sql<number>`count(next_attempt_at)::integer`.as('waiting'),
      sql<Date | null>`min(sent.created_at) filter (where next_attempt_at is not null)`.as('waiting_since'),
      sql<number>`count(failed_at)::integer`.as('failed'),
    ])
    .where('property_id', '=', propertyId)
    .$if(id !== undefined, (query) => query.where('webhook.id', '=', id ?? 0))
    .groupBy('webhook.id')
    .orderBy('webhook.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    kinds: row.kinds === null ? null : [...row.kinds],
    by: row.created_by,
    createdAt: row.created_at.toISOString(),
    off:
      row.disabled_at === null
        ? null
        : { at: row.disabled_at.toISOString(), because: row.disabled_because ?? 'staff' },
    formerUntil: row.former_until === null || row.former_until <= now ? null : row.former_until.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    waiting: row.waiting,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    failed: row.failed,
  }))
}

/** What was sent to a webhook, a page at a time. Throws `Problem` for an unknown one. */
export async function listDeliveries(
  call: PersonCall,
  id: number,
  before: number | undefined,
): Promise<DeliveriesJson> {
  const [webhook] = await listWebhooks(call, id)
  if (webhook === undefined) throw refuse('not-found', 'There is no such webhook.')
  const rows = await readPage(call.database, { id, before, since: daysAgo(call.now) })
  const items = rows.slice(0, pageSize).map(toJson)
  const last = items.at(-1)
  return { webhook, items, ...(rows.length > pageSize && last !== undefined ? { next: last.id } : {}) }
}

function daysAgo(now: Date): Date {
  return new Date(now.getTime() - deliveryDays * 24 * 3_600_000)
}

interface Page {
  readonly id: number
  readonly before: number | undefined
  readonly since: Date
}

type Row = Selectable<Schema['webhook_delivery']>

async function readPage(database: Database, { id, before, since }: Page): Promise<readonly Row[]> {
  return database
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', id)
    .where('created_at', '>', since)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}

function toJson(row: Row): DeliveriesJson['items'][number] {
  const { data } = sentBody.parse(JSON.parse(row.body))
  const record = data.entry === undefined ? null : webhookRecordSchema.parse(data)
  return {
    id: row.id,
    message: row.message_id,
    event: z.enum(webhookEvents).parse(row.event),
    record: record && { entry: record.entry, kind: record.kind, slug: record.slug },
    at: row.created_at.toISOString(),
    state: row.delivered_at !== null ? 'delivered' : row.failed_at !== null ? 'failed' : 'waiting',
    attempts: row.attempts,
    attemptedAt: row.attempted_at?.toISOString() ?? null,
    status: row.status,
    error: row.error,
    durationMs: row.duration_ms,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  }
}

const sentBody = z.object({ data: z.looseObject({ entry: z.unknown().optional() }) })
