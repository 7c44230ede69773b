import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
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

/** A running mail worker. */
export interface MailWorker {
  /** Takes no more mails, and aborts the current ones after `stopMs`. */
  stop(): Promise<void>
}

/** Simultaneous deliveries: a slow server does not block other mails. */
const maxAtOnce = 4

/** Time for the current deliveries at the end of the process. */
const stopMs = 5_000

/** Sends the mails of the outbox. Several workers can share one database. */
export function createMailWorker(parts: MailWorkerParts): MailWorker {
  const { pollMs = 1_000 } = parts
  const stopping = new AbortController()
  const aborting = new AbortController()
  const current = new Map<string, Promise<void>>()
  let isReadable = true
  const finished = run()
  return {
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => aborting.abort(), stopMs)
      await finished
      clearTimeout(timer)
    },
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const mails = await take()
      for (const mail of mails) start(mail)
      if (current.size < maxAtOnce && mails.length > 0) continue
      await Promise.race([pause(pollMs), ...current.values()])
    }
    await Promise.all(current.values())
  }

  async function take(): Promise<readonly DueMail[]> {
    const { database, clock, log } = parts
    try {
      const now = clock()
      for (const mail of await failAbandonedMails(database, now)) log.error(mail, 'mail given up')
      const mails = await takeDueMails(database, now, {
        max: maxAtOnce - current.size,
        except: [...current.keys()],
      })
      isReadable = true
      return mails
    } catch (error) {
      if (isReadable) log.warn({ err: error }, 'outbox unreadable')
      isReadable = false
      return []
    }
  }

  function start(mail: DueMail): void {
    const sending = attempt(mail, aborting.signal, parts).finally(() => current.delete(mail.id))
    current.set(mail.id, sending)
  }

  function pause(milliseconds: number): Promise<void> {
    return wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  }
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
  await recordSent(mail, abort, parts).catch((error: unknown) =>
    log.warn({ mail: mail.id, err: error }, 'mail sent, but not marked as sent'),
  )
}

/** Errors do not matter: an unreachable database gives the mail to no other worker. */
function hold(mail: DueMail, { database, clock }: MailWorkerParts): void {
  extendReservation(database, mail, clock()).catch(() => undefined)
}

/** Retries until the process ends, because an unmarked mail is sent again. */
async function recordSent(
  mail: DueMail,
  abort: AbortSignal,
  { database, clock }: MailWorkerParts,
): Promise<void> {
  for (;;) {
    try {
      return await markSent(database, mail, clock())
    } catch (error) {
      if (abort.aborted) throw error
      await wait(1_000, undefined, { signal: abort }).catch(() => undefined)
    }
  }
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
