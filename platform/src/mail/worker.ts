import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { DeliveryError } from './delivery-error.ts'
import type { Deliver } from './delivery.ts'
import { type MailAddresses, messageOf } from './message.ts'
import { minuteMs, pauseAfter } from './retry.ts'
import { attemptMs, buryMails, type DueMail, holdMail, markFailed, markSent, takeDueMails } from './queue.ts'

export interface MailWorkerParts {
  readonly database: Database
  readonly deliver: Deliver
  readonly addresses: MailAddresses
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn' | 'error'>
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
const maxAtOnce = 4

/** What is under way when the process ends has this long. */
const farewellMs = 5_000

/** Sends what is in the outbox. Several on one database share the work. */
export function createMailWorker(parts: MailWorkerParts): MailWorker {
  const { pollMs = 1_000 } = parts
  const stopping = new AbortController()
  const breakingOff = new AbortController()
  const underWay = new Map<string, Promise<void>>()
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
      if (underWay.size < maxAtOnce && mails.length > 0) continue
      await Promise.race([pause(pollMs), ...underWay.values()])
    }
    await Promise.all(underWay.values())
  }

  async function take(): Promise<readonly DueMail[]> {
    const { database, clock, log } = parts
    try {
      const now = clock()
      for (const mail of await buryMails(database, now)) log.error(mail, 'a mail is not tried any more')
      const mails = await takeDueMails(database, now, {
        most: maxAtOnce - underWay.size,
        except: [...underWay.keys()],
      })
      isReadable = true
      return mails
    } catch (error) {
      if (isReadable) log.warn({ err: error }, 'the outbox cannot be read')
      isReadable = false
      return []
    }
  }

  function start(mail: DueMail): void {
    const sending = attempt(mail, breakingOff.signal, parts).finally(() => underWay.delete(mail.id))
    underWay.set(mail.id, sending)
  }

  function pause(milliseconds: number): Promise<void> {
    return wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  }
}

/** Longer than a server may take to say that it has a mail. */
const longestAttemptMs = 330_000

async function attempt(mail: DueMail, breakOff: AbortSignal, parts: MailWorkerParts): Promise<void> {
  const { deliver, addresses, log, deadlineMs = longestAttemptMs } = parts
  const holding = setInterval(() => hold(mail, parts), attemptMs / 3)
  try {
    const deadline = AbortSignal.any([breakOff, AbortSignal.timeout(deadlineMs)])
    await deliver(messageOf(mail, addresses), deadline)
  } catch (error) {
    await noteFailure(mail, error, parts)
    return
  } finally {
    clearInterval(holding)
  }
  await noteSent(mail, breakOff, parts).catch((error: unknown) =>
    log.warn({ mail: mail.id, err: error }, 'a mail was sent, but that could not be noted'),
  )
}

/** A database that is away takes the mail from nobody. */
function hold(mail: DueMail, { database, clock }: MailWorkerParts): void {
  holdMail(database, mail, clock()).catch(() => undefined)
}

/** What is not noted is sent once more, so a database that is away is waited for as long as this process lives. */
async function noteSent(
  mail: DueMail,
  breakOff: AbortSignal,
  { database, clock }: MailWorkerParts,
): Promise<void> {
  for (;;) {
    try {
      return await markSent(database, mail, clock())
    } catch (error) {
      if (breakOff.aborted) throw error
      await wait(1_000, undefined, { signal: breakOff }).catch(() => undefined)
    }
  }
}

async function noteFailure(mail: DueMail, error: unknown, parts: MailWorkerParts): Promise<void> {
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
    if (isOver) log.error(details, 'a mail was not sent and is not tried any more')
    else log.warn(details, 'a mail was not sent yet')
  } catch (failure) {
    // The attempt ends by itself: the mail is taken again.
    log.warn(
      { ...details, err: failure, reason: message },
      'a mail was not sent, and that could not be noted',
    )
  }
}

/** A fault of ours is no reason to give up: a mended version may send the mail. */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  return new DeliveryError(`The mail could not be made: ${String(error)}`, { isFinal: false })
}
