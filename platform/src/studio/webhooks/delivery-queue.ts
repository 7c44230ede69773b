import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { secondsSince, type WaitingQueue } from '../../outbox/waiting-queue.ts'
import type { Outcome } from './post-event.ts'
import { nextAttempt } from './retry.ts'

/** A delivery that is due, with its receiver. */
export interface DueDelivery {
  readonly id: number
  readonly webhookId: number
  readonly propertyId: number
  readonly messageId: string
  readonly event: string
  readonly body: string
  /** This one included. */
  readonly attempts: number
  readonly url: string
  /** Encrypted: those that sign now. */
  readonly secrets: readonly Buffer[]
}

/** A worker reserves a delivery for this time, longer than an attempt. That of a killed worker is due after it. */
export const attemptMs = 60_000

interface Wanted {
  readonly max: number
  /** Receivers that get one already: each gets one at a time, so that a slow one holds up nobody else. */
  readonly except: readonly number[]
}

/** Reserves the longest waiting delivery of each webhook that is on, for `attemptMs`. */
export async function takeDueDeliveries(
  database: Database,
  now: Date,
  { max, except }: Wanted,
): Promise<readonly DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`with due as (
      select first.id from webhook cross join lateral (
        select id, next_attempt_at from webhook_delivery
        where webhook_id = webhook.id and next_attempt_at <= ${now}
        order by next_attempt_at, id limit 1 for update skip locked) as first
      where disabled_at is null and webhook.id <> all(${except}::integer[])
      order by first.next_attempt_at limit ${max})
    update webhook_delivery as delivery
    set attempts = attempts + 1, next_attempt_at = ${after(now, attemptMs)}
    from due, webhook
    where delivery.id = due.id and webhook.id = delivery.webhook_id
    returning delivery.id, webhook_id as "webhookId", property_id as "propertyId", message_id as "messageId",
      event, body, attempts, url,
      case when former_until > ${now} then array[secret, former_secret] else array[secret] end as secrets`.execute(
    database,
  )
  return rows
}

interface Done extends Outcome {
  readonly now: Date
  readonly durationMs: number
  /** From 0 to 1. */
  readonly random: number
}

/** What follows from a response: 2xx alone is success, and 410 says that nobody will ever want more. */
export function isDelivered({ status }: Outcome): boolean {
  return status !== null && status >= 200 && status < 300
}

export const goneStatus = 410

/** Records an attempt. Returns true where no other one follows. */
export async function recordAttempt(
  database: Database,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  done: Done,
): Promise<boolean> {
  const { status, error, durationMs, now } = done
  const isDone = isDelivered(done)
  const next =
    isDone || status === goneStatus ? undefined : nextAttempt({ retryAfter: undefined, ...done, attempts })
  await database
    .updateTable('webhook_delivery')
    .set({ status, error, duration_ms: durationMs, attempted_at: now })
    .set(isDone ? { next_attempt_at: null, delivered_at: now, failed_at: null } : afterFailure(now, next))
    .where('id', '=', id)
    // Another worker may have reserved it in the meantime; what has arrived has arrived.
    .$if(!isDone, (query) => query.where('attempts', '=', attempts).where('delivered_at', 'is', null))
    .execute()
  return next === undefined
}

/** Where the webhook was switched off while this was sent, its end stays: what came back is recorded, and nothing follows. */
function afterFailure(now: Date, next: Date | undefined) {
  return {
    next_attempt_at: sql<Date | null>`case when next_attempt_at is not null then ${next ?? null}::timestamptz end`,
    failed_at: sql<Date | null>`case when next_attempt_at is null then failed_at else ${next ? null : now}::timestamptz end`,
  }
}

/** What waits of all webhooks. */
export async function readDeliveryQueue(database: Database, now: Date): Promise<WaitingQueue> {
  const { waiting, oldest } = await database
    .selectFrom('webhook_delivery')
    .where('next_attempt_at', 'is not', null)
    .select([sql<number>`count(*)::integer`.as('waiting'), sql<Date | null>`min(created_at)`.as('oldest')])
    .executeTakeFirstOrThrow()
  return { waiting, oldestSeconds: secondsSince(oldest, now) }
}

const dayMs = 24 * 3_600_000

/** The share of failures at which a webhook is switched off. */
const maxFailing = 0.95

/**
 * True where nearly nothing of what was tried within a day has arrived. It is asked when a delivery is given up after three days, so
 * that an outage of a weekend switches nothing off, nor does a single event that a receiver refuses among others that it takes.
 */
export async function isFailing(database: Database, webhookId: number, now: Date): Promise<boolean> {
  const { tried, arrived } = await database
    .selectFrom('webhook_delivery')
    .select([
      sql<number>`count(*)::integer`.as('tried'),
      sql<number>`count(delivered_at)::integer`.as('arrived'),
    ])
    .where('webhook_id', '=', webhookId)
    .where('attempted_at', '>', after(now, -dayMs))
    .executeTakeFirstOrThrow()
  return tried - arrived >= maxFailing * tried
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
