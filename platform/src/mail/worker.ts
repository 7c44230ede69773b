import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { createOutboxWorker, keepTrying, type OutboxWorker } from '../outbox/outbox-worker.ts'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'
import { type MailAddresses, messageOf } from './message.ts'
import { minuteMs, pauseAfter } from './retry.ts'
import {
  attemptMs,
  failAbandonedMails,
  type DueMail,
  extendReservation,
  markFailed,
  markSent,
  takeDueMails,
} from './queue.ts'

/** The dependencies and settings of a mail worker. */
export interface MailWorkerParts {
  readonly database: Database
  readonly deliver: Deliver
  readonly addresses: MailAddresses
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn' | 'error'>
  /** Interval between checks of an empty outbox. */
  readonly pollMs?: number
  /** Pause after the first attempt of a mail. */
  readonly firstPauseMs?: number
  /** Maximum duration of an attempt. */
  readonly deadlineMs?: number
}

/** Simultaneous deliveries. */
const maxAtOnce = 4

/** Sends the mails of the outbox. Several workers can share one database. */
export function createMailWorker(parts: MailWorkerParts): OutboxWorker {
  const { database, clock, log, pollMs } = parts
  return createOutboxWorker({
    take: async (max, sending: readonly DueMail[]) => {
      const now = clock()
      for (const mail of await failAbandonedMails(database, now)) log.error(mail, 'mail given up')
      return takeDueMails(database, now, { max, except: sending.map(({ id }) => id) })
    },
    send: (mail, abort) => attempt(mail, abort, parts),
    maxAtOnce,
    pollMs,
    log,
  })
}

/** Longer than a server may take to confirm a mail. */
const maxAttemptMs = 330_000

async function attempt(mail: DueMail, abort: AbortSignal, parts: MailWorkerParts): Promise<void> {
  const { deliver, addresses, log, deadlineMs = maxAttemptMs } = parts
  const holding = setInterval(() => hold(mail, parts), attemptMs / 3)
  try {
    const deadline = AbortSignal.any([abort, AbortSignal.timeout(deadlineMs)])
    await deliver(messageOf(mail, addresses), deadline)
  } catch (error) {
    await recordFailure(mail, error, parts)
    return
  } finally {
    clearInterval(holding)
  }
  const { database, clock } = parts
  await keepTrying(() => markSent(database, mail, clock()), abort).catch((error: unknown) =>
    log.warn({ mail: mail.id, err: error }, 'mail sent, but not marked as sent'),
  )
}

/** Errors do not matter: an unreachable database gives the mail to no other worker. */
function hold(mail: DueMail, { database, clock }: MailWorkerParts): void {
  extendReservation(database, mail, clock()).catch(() => undefined)
}

async function recordFailure(mail: DueMail, error: unknown, parts: MailWorkerParts): Promise<void> {
  const { database, clock, log, firstPauseMs = minuteMs } = parts
  const err = asDeliveryError(error)
  const { message, isFinal } = err
  const details = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, err }
  try {
    const isOver = await markFailed(database, mail, {
      now: clock(),
      pauseMs: pauseAfter(mail.attempts, firstPauseMs),
      error: message,
      isFinal,
    })
    if (isOver) log.error(details, 'mail not sent, given up')
    else log.warn(details, 'mail not sent yet')
  } catch (failure) {
    // The reservation expires, so the mail is due again.
    log.warn({ ...details, err: failure, reason: message }, 'mail not sent, and the failure not recorded')
  }
}

/** Our own errors are not final: a corrected version may send the mail. */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(`The mail could not be created: ${String(error)}`, { isFinal: false })
}
