import { dateIn, minuteOfDayIn } from '@promenade/domain/calendar/instants'
import { remindersDue } from '@promenade/domain/studio/store-answers'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../../database/connect.ts'
import { mailLink } from './mail-to-stores.ts'

interface Reminding {
  readonly database: Database
  readonly clock: () => Date
  readonly origin: string
}

const everyMs = 10 * 60_000

/** Reminders leave in the morning of the mall. */
const morning = 9 * 60

/** Reminds stores now and every ten minutes. Returns a function that stops it and waits for the current run. */
export function startReminders(parts: Reminding, log: Log): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = remindStores(parts).catch((err: unknown) => log.error({ err }, 'stores were not reminded'))
  }
  run()
  const timer = setInterval(run, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Mails every reminder that is due, each once; returns their number. */
export async function remindStores({ database, clock, origin }: Reminding): Promise<number> {
  const now = clock()
  const open = await database
    .selectFrom('store_link')
    .innerJoin('store_round', 'store_round.id', 'round_id')
    .innerJoin('mall', 'mall.id', 'store_link.property_id')
    .select([
      'store_link.id',
      'store_link.property_id as propertyId',
      'entry_id as entryId',
      'store_link.email',
    ])
    .select([
      'store_link.locale',
      'expires_at as expiresAt',
      'parts',
      'until',
      'reminders',
      'time_zone as timeZone',
    ])
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('store_link.email', 'is not', null)
    .execute()
  let sent = 0
  for (const { email, propertyId, timeZone, reminders, ...link } of open) {
    const due = remindersDue(link.until, dateIn(now.getTime(), timeZone))
    if (email === null || due <= reminders || minuteOfDayIn(now.getTime(), timeZone) < morning) continue
    const isSent = await database.transaction().execute(async (transaction) => {
      // Another platform, or an answer at this moment, is faster.
      const { numUpdatedRows } = await transaction
        .updateTable('store_link')
        .set({ reminders: due })
        .where('id', '=', link.id)
        // Nobody has erased the address since.
        .where('email', '=', email)
        .where('reminders', '<', due)
        .where('answered_at', 'is', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const options = { origin, kind: 'store-reminder' } as const
      await mailLink({ transaction, propertyId, now }, { ...link, email }, options)
      return true
    })
    if (isSent) sent++
  }
  return sent
}
