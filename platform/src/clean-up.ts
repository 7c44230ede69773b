import { signatureLifeMs } from '@promenade/contract/account-api/signature'
import type { Log } from '@promenade/process/log/log'
import type { Database } from './database/connect.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long what is over stays, in milliseconds. */
const keptMs = {
  // A call may be dated five minutes ahead, and is good for five minutes from then.
  seenCall: 2 * signatureLifeMs,
  submission: 48 * hourMs,
  // From when its link is too old.
  pendingSubscription: 7 * dayMs,
  sentMail: 30 * dayMs,
  // Long enough for somebody to look at what was given up.
  deadMail: 90 * dayMs,
  contactMessage: 365 * dayMs,
  // The proof that there was consent, from when it was taken back.
  endedSubscription: 3 * 365 * dayMs,
}

/**
 * Cleans up every hour, and at once: a process that is restarted every half hour would never come to it. Answers how to
 * stop, which waits for what is under way.
 */
export function startCleaning(database: Database, log: Log): () => Promise<void> {
  const run = () =>
    cleanUp(database, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'what is over could not be removed'),
    )
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, hourMs)
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Removes what has no use any more; nobody waits for it. */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await database.deleteFrom('seen_call').where('seen_at', '<', ago(keptMs.seenCall)).execute()
  await database.deleteFrom('submission').where('created_at', '<', ago(keptMs.submission)).execute()
  await database.deleteFrom('login_link').where('expires_at', '<=', now).execute()
  await database.deleteFrom('session').where('expires_at', '<=', now).execute()
  await database.deleteFrom('rate_limit').where('expire', '<=', now.getTime()).execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('status', '=', 'pending')
    .where('confirm_expires_at', '<', ago(keptMs.pendingSubscription))
    .execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('unsubscribed_at', '<', ago(keptMs.endedSubscription))
    .execute()
  await database.deleteFrom('contact_message').where('created_at', '<', ago(keptMs.contactMessage)).execute()
  await database.deleteFrom('mail').where('sent_at', '<', ago(keptMs.sentMail)).execute()
  await database.deleteFrom('mail').where('failed_at', '<', ago(keptMs.deadMail)).execute()
}
