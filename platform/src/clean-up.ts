import { signatureLifeMs } from '@promenade/contract/account-api/signature'
import { deliveryDays } from '@promenade/contract/studio-api/webhooks'
import { retentionDays } from '@promenade/domain/forms/retention'
import type { Log } from '@promenade/process/log/log'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import { pruneDrafts } from './documents/prune-drafts.ts'
import { removeUnusedMedia } from './media/remove-unused-media.ts'
import { removeEndedSessions } from './studio/people/session.ts'
import { removeEndedDrafts } from './studio/stores/store-drafts.ts'
import { removeOldEntries } from './visitors/contest-entries/remove-old-entries.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Times in milliseconds of what is no data of visitors; `retentionDays` has the others. */
const lifeMs = {
  // A call may be dated five minutes ahead, and is valid for five minutes after that.
  seenCall: 2 * signatureLifeMs,
  submission: 48 * hourMs,
  // A repeated request of the studio.
  repeatedRequest: 48 * hourMs,
  emptySearch: 8 * dayMs,
  pageView: 400 * dayMs,
  delivery: deliveryDays * dayMs,
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
  const before = (name: keyof typeof retentionDays) => ago(retentionDays[name] * dayMs)
  await database.deleteFrom('seen_call').where('seen_at', '<', ago(lifeMs.seenCall)).execute()
  await database.deleteFrom('submission').where('created_at', '<', ago(lifeMs.submission)).execute()
  await database.deleteFrom('login_link').where('expires_at', '<=', now).execute()
  await database.deleteFrom('session').where('expires_at', '<=', now).execute()
  await database.deleteFrom('staff_link').where('expires_at', '<=', now).execute()
  await database.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute()
  await database.deleteFrom('preview').where('expires_at', '<=', now).execute()
  await removeEndedSessions(database, now)
  await removeEndedDrafts(database, now)
  await database.deleteFrom('rate_limit').where('expire', '<=', now.getTime()).execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('status', '=', 'pending')
    .where('confirm_expires_at', '<', before('pendingSubscription'))
    .execute()
  await database
    .deleteFrom('newsletter_subscription')
    .where('unsubscribed_at', '<', before('endedSubscription'))
    .execute()
  await database.deleteFrom('contact_message').where('created_at', '<', before('contactMessage')).execute()
  await removeOldEntries(database, before('contestEntry'))
  await database.deleteFrom('visitor_report').where('created_at', '<', before('visitorReport')).execute()
  await database.deleteFrom('empty_search').where('searched_at', '<', ago(lifeMs.emptySearch)).execute()
  await database
    .deleteFrom('page_view')
    .where('day', '<', dayOf(ago(lifeMs.pageView)))
    .execute()
  await database
    .updateTable('visitor_report')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('settled_at', '<', before('addressOfReport'))
    .execute()
  // What was answered is content of the mall.
  await database
    .updateTable('store_proposal')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('made_at', '<', before('addressOfStore'))
    .execute()
  await database.deleteFrom('account').where('used_at', '<', before('account')).execute()
  await database.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
  await database.deleteFrom('idempotency').where('created_at', '<', ago(lifeMs.repeatedRequest)).execute()
  await database
    .deleteFrom('store_round')
    .where('until', '<', dayOf(before('addressOfStore')))
    .execute()
  await removeOldDeliveries(database, ago(lifeMs.delivery))
  await database
    .updateTable('webhook')
    .set({ former_secret: null, former_until: null })
    .where('former_until', '<=', now)
    .execute()
  await pruneDrafts(database, now)
  await removeUnusedMedia(database, now)
  await removeLostFavorites(database, before('lostFavorite'))
  await database.deleteFrom('mail').where('sent_at', '<', before('sentMail')).execute()
  await removeDeadMail(database, before('deadMail'))
}

/** Removes mail that was given up. What it was written for then tells by itself that it did not arrive. */
async function removeDeadMail(database: Database, before: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const dead = await transaction
      .selectFrom('mail')
      .select('id')
      .where('failed_at', '<', before)
      .forUpdate()
      .execute()
    const isDead = (column: 'id' | 'mail_id') =>
      sql<boolean>`${sql.ref(column)} = any(${dead.map(({ id }) => id)}::uuid[])`
    for (const table of ['contact_reply', 'contest_mail', 'store_link'] as const)
      await transaction.updateTable(table).set({ mail_failed: true }).where(isDead('mail_id')).execute()
    await transaction.deleteFrom('mail').where(isDead('id')).execute()
  })
}

/** Of each webhook; a mall that is imported every hour would fill the disk otherwise. */
const maxDeliveries = 10_000

/** Removes what was sent to webhooks long ago, or too long ago in number; what waits stays. */
async function removeOldDeliveries(database: Database, before: Date): Promise<void> {
  await sql`delete from webhook_delivery using (
      select id, row_number() over (partition by webhook_id order by id desc) as place from webhook_delivery) as listed
    where listed.id = webhook_delivery.id and next_attempt_at is null
      and (place > ${maxDeliveries} or created_at < ${before})`.execute(database)
}

/** Removes favorites of records that were removed long ago, and of past days. */
async function removeLostFavorites(database: Database, before: Date): Promise<void> {
  await sql`delete from favorite using entry where entry.id = entry_id and (
    entry.published_revision is null and coalesce(entry.published_at < ${before}, true)
    or part <> '' and part < ${dayOf(before)})`.execute(database)
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
