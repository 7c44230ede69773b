import { signatureLifeMs } from '@promenade/contract/account-api/signature'
import type { Log } from '@promenade/process/log/log'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import { pruneDrafts } from './documents/prune-drafts.ts'
import { removeUnusedMedia } from './media/remove-unused-media.ts'
import { removeEndedSessions } from './studio/people/session.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Retention times in milliseconds. */
const retentionMs = {
  // A call may be dated five minutes ahead, and is valid for five minutes after that.
  seenCall: 2 * signatureLifeMs,
  submission: 48 * hourMs,
  // A repeated request of the studio.
  repeatedRequest: 48 * hourMs,
  // After the expiry of its link.
  pendingSubscription: 7 * dayMs,
  sentMail: 30 * dayMs,
  // Operators need time to look at failed mails.
  deadMail: 90 * dayMs,
  contactMessage: 365 * dayMs,
  emptySearch: 8 * dayMs,
  visitorReport: 365 * dayMs,
  // Of a report that was not so: until then, an undo may want it.
  addressOfReport: dayMs,
  // After the withdrawal of its record, which may be published again.
  lostFavorite: 90 * dayMs,
  // The proof of consent, from its withdrawal.
  endedSubscription: 3 * 365 * dayMs,
}

/**
 * Cleans up now and every hour. It starts at once because a process that is restarted every half hour would never do it.
 * Returns a function that stops it and waits for the current run.
 */
export function startCleaning(database: Database, log: Log): () => Promise<void> {
  const run = () =>
    cleanUp(database, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'the clean-up of expired rows failed'),
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

/** Removes expired rows. */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await database.deleteFrom('seen_call').where('seen_at', '<', ago(retentionMs.seenCall)).execute()
  await database.deleteFrom('submission').where('created_at', '<', ago(retentionMs.submission)).execute()
  await database.deleteFrom('login_link').where('expires_at', '<=', now).execute()
  await database.deleteFrom('session').where('expires_at', '<=', now).execute()
  await database.deleteFrom('staff_link').where('expires_at', '<=', now).execute()
  await database.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute()
  await database.deleteFrom('preview').where('expires_at', '<=', now).execute()
  await removeEndedSessions(database, now)
  await database.deleteFrom('rate_limit').where('expire', '<=', now.getTime()).execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('status', '=', 'pending')
    .where('confirm_expires_at', '<', ago(retentionMs.pendingSubscription))
    .execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('unsubscribed_at', '<', ago(retentionMs.endedSubscription))
    .execute()
  await database
    .deleteFrom('contact_message')
    .where('created_at', '<', ago(retentionMs.contactMessage))
    .execute()
  await database
    .deleteFrom('visitor_report')
    .where('created_at', '<', ago(retentionMs.visitorReport))
    .execute()
  await database.deleteFrom('empty_search').where('searched_at', '<', ago(retentionMs.emptySearch)).execute()
  await database
    .updateTable('visitor_report')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('settled_at', '<', ago(retentionMs.addressOfReport))
    .execute()
  await database.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
  await database
    .deleteFrom('idempotency')
    .where('created_at', '<', ago(retentionMs.repeatedRequest))
    .execute()
  await pruneDrafts(database, now)
  await removeUnusedMedia(database, now)
  await removeLostFavorites(database, ago(retentionMs.lostFavorite))
  await database.deleteFrom('mail').where('sent_at', '<', ago(retentionMs.sentMail)).execute()
  await database.deleteFrom('mail').where('failed_at', '<', ago(retentionMs.deadMail)).execute()
}

/** Removes favorites of records that were removed long ago, and of past days. */
async function removeLostFavorites(database: Database, before: Date): Promise<void> {
  await sql`delete from favorite using entry where entry.id = entry_id and (
    entry.published_revision is null and coalesce(entry.published_at < ${before}, true)
    or part <> '' and part < ${before.toISOString().slice(0, 10)})`.execute(database)
}
