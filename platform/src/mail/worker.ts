import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'
import { type MailAddresses, messageOf } from './message.ts'
import { minuteMs, pauseAfter } from './retry.ts'
import { attemptMs, buryMails, type DueMail, markFailed, markSent, takeDueMails } from './queue.ts'

export interface MailWorkerParts {
  readonly database: Database
  readonly deliver: Deliver
  readonly addresses: MailAddresses
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** How often the outbox is looked at while it is empty. */
  readonly pollMs?: number
  /** How long a mail waits after its first attempt. */
  readonly firstPauseMs?: number
  /** An attempt that takes longer is broken off. */
  readonly deadlineMs?: number
}

export interface MailWorker {
  /** Takes no more mails, and ends those under way soon. */
  stop(): Promise<void>
}

/** Mails under way at once: one that hangs does not hold up the next. */
const mostAtOnce = 4

/** What is under way when the process ends has this long. */
const farewellMs = 5_000

/** Sends what is in the outbox. Several on one database share the work. */
export function createMailWorker(parts: MailWorkerParts): MailWorker {
  const { pollMs = 1_000 } = parts
  const stopping = new AbortController()
  const breakingOff = new AbortController()
  const underWay = new Set<Promise<void>>()
  let isReadable = true
  const finished = run()
  return {
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => breakingOff.abort(), farewellMs)
      await finished
      clearTimeout(timer)
    },
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const mails = await take()
      for (const mail of mails) start(mail)
      if (underWay.size < mostAtOnce && mails.length > 0) continue
      await Promise.race([pause(pollMs), ...underWay])
    }
    await Promise.all(underWay)
  }

  async function take(): Promise<readonly DueMail[]> {
    const { database, clock, log } = parts
    try {
      const now = clock()
      for (const mail of await buryMails(database, now)) log.error(mail, 'a mail is not tried any more')
      const mails = await takeDueMails(database, now, mostAtOnce - underWay.size)
      isReadable = true
      return mails
    } catch (error) {
      if (isReadable) log.warn({ error: String(error) }, 'the outbox cannot be read')
      isReadable = false
      return []
    }
  }

  function start(mail: DueMail): void {
    const sending = attempt(mail, breakingOff.signal, parts).finally(() => underWay.delete(sending))
    underWay.add(sending)
  }

  function pause(milliseconds: number): Promise<void> {
    return wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

async function attempt(mail: DueMail, breakOff: AbortSignal, parts: MailWorkerParts): Promise<void> {
  const { deliver, addresses, log, deadlineMs = attemptMs - 15_000 } = parts
  try {
    const deadline = AbortSignal.any([breakOff, AbortSignal.timeout(deadlineMs)])
    await deliver(messageOf(mail, addresses), deadline)
  } catch (error) {
    await noteFailure(mail, error, parts)
    return
  }
  await noteSent(mail, parts).catch((error: unknown) =>
    log.warn({ mail: mail.id, error: String(error) }, 'a mail was sent, but that could not be noted'),
  )
}

/** What is not noted is sent once more: a database that is just starting anew is waited for. */
async function noteSent(mail: DueMail, { database, clock }: MailWorkerParts): Promise<void> {
  const tries = 10
  for (let left = tries; ; left -= 1) {
    try {
      return await markSent(database, mail, clock())
    } catch (error) {
      if (left === 0) throw error
      await wait(1_000)
    }
  }
}

async function noteFailure(mail: DueMail, error: unknown, parts: MailWorkerParts): Promise<void> {
  const { database, clock, log, firstPauseMs = minuteMs } = parts
  const { message, isFinal } = asDeliveryError(error)
  const details = { mail: mail.id, kind: mail.kind, attempts: mail.attempts, error: message }
  try {
    const isOver = await markFailed(database, mail, {
      now: clock(),
      pauseMs: pauseAfter(mail.attempts, firstPauseMs),
      error: message,
      isFinal,
    })
    if (isOver) log.error(details, 'a mail was not sent and is not tried any more')
    else log.warn(details, 'a mail was not sent yet')
  } catch (failure) {
    // The attempt ends by itself: the mail is taken again.
    log.warn({ ...details, failure: String(failure) }, 'a mail was not sent, and that could not be noted')
  }
}

/** A fault of ours is no reason to give up: a mended version may send the mail. */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(`The mail could not be made: ${String(error)}`, { isFinal: false })
}
