import type { Log } from '@promenade/process/log/log'
import type { WebhookEnd } from '@promenade/contract/studio-api/webhooks'
import type { Database } from '../../database/connect.ts'
import { createOutboxWorker, keepTrying, type OutboxWorker } from '../../outbox/outbox-worker.ts'
import {
  type DueDelivery,
  goneStatus,
  isDelivered,
  isFailing,
  recordAttempt,
  takeDueDeliveries,
} from './delivery-queue.ts'
import { postEvent, publicReach, type Reach } from './post-event.ts'
import { giveUp } from './switch-webhook.ts'
import { signBy } from './webhook-secret.ts'

/** The dependencies of a worker that sends events. */
export interface WebhookWorkerParts {
  readonly database: Database
  /** The key of the secrets. */
  readonly key: Uint8Array
  /** The studio's origin, for the mail to admins. */
  readonly origin: string
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly pollMs?: number
  readonly reach?: Reach
  readonly random?: () => number
}

/** Receivers that get an event at the same time. */
const maxAtOnce = 8

/** Sends the events of the outbox. Several workers can share one database. */
export function createWebhookWorker(parts: WebhookWorkerParts): OutboxWorker {
  const { database, clock, log, pollMs } = parts
  return createOutboxWorker({
    take: (max, sending: readonly DueDelivery[]) =>
      takeDueDeliveries(database, clock(), { max, except: sending.map(({ webhookId }) => webhookId) }),
    send: (delivery, abort) => attempt(delivery, abort, parts),
    maxAtOnce,
    pollMs,
    log,
  })
}

async function attempt(delivery: DueDelivery, abort: AbortSignal, parts: WebhookWorkerParts): Promise<void> {
  const { database, clock, log, reach = publicReach, random = Math.random } = parts
  const details = { webhook: delivery.webhookId, delivery: delivery.id, attempts: delivery.attempts }
  try {
    const begun = performance.now()
    const outcome = await postEvent(toRequest(delivery, parts), reach, abort)
    const durationMs = Math.round(performance.now() - begun)
    // The process ends: the reservation expires, and the delivery is due again.
    if (abort.aborted && outcome.status === null) return
    const isOver = await keepTrying(
      () => recordAttempt(database, delivery, { ...outcome, durationMs, now: clock(), random: random() }),
      abort,
    )
    if (isDelivered(outcome)) return
    const { status, error } = outcome
    log.warn(
      { ...details, status, reason: error },
      isOver ? 'event not sent, given up' : 'event not sent yet',
    )
    if (isOver) await judge(delivery, status === goneStatus, parts)
  } catch (err) {
    log.warn({ ...details, err }, 'event sent, but not recorded')
  }
}

function toRequest({ messageId: id, body, secrets, url }: DueDelivery, { key, clock }: WebhookWorkerParts) {
  const timestamp = Math.floor(clock().getTime() / 1_000)
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Promenade webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signBy(secrets, key, { id, timestamp, body }),
  }
  return { url, headers, body }
}

/** Switches the webhook off where no more of it is wanted, or nearly nothing arrives. */
async function judge(
  { webhookId: id, propertyId }: DueDelivery,
  isGone: boolean,
  { database, clock, log, origin }: WebhookWorkerParts,
): Promise<void> {
  const now = clock()
  if (!isGone && !(await isFailing(database, id, now))) return
  const because: WebhookEnd = isGone ? 'gone' : 'failing'
  const isNew = await database
    .transaction()
    .execute((transaction) => giveUp({ transaction, propertyId, now }, { id, because }, origin))
  if (isNew) log.error({ webhook: id, because }, 'webhook switched off')
}
