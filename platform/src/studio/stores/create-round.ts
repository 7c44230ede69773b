import type { NewRound } from '@promenade/contract/studio-api/store-rounds'
import { overAt } from '@promenade/domain/calendar/instants'
import { lateDays, remindersDue } from '@promenade/domain/studio/store-answers'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import { mailLink } from './mail-to-stores.ts'
import { readMallRecords } from './store-record.ts'

/** Asks stores, each by a link of its own; a mail to those with an address. Throws `Problem`. */
export async function createRound(
  act: Act,
  { parts, days, until, locale, stores, lateDays: late = lateDays[0] }: NewRound,
  origin: string,
): Promise<{ readonly id: number; readonly mails: number }> {
  const { transaction, propertyId, now, author } = act
  const records = await readMallRecords(transaction, propertyId, now)
  const known = new Set(records.stores.map(({ entryId }) => entryId))
  if (until < records.today) throw refuse('bad-request', 'until: is over')
  if (!stores.every(({ id }) => known.has(id)))
    throw refuse('not-found', 'A store is not on the site any more: load the list again.')
  const comes = new Set(records.days.map(({ entry }) => entry.entryId))
  const { id } = await transaction
    .insertInto('store_round')
    .values({
      property_id: propertyId,
      parts,
      days: parts.includes('hours') ? days.filter((day) => comes.has(day)) : [],
      until,
      created_at: now,
      created_by: author?.name ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const last = overAt(until, records.timeZone)
  // Who is late still answers.
  const expiresAt = new Date(last + late * 86_400_000)
  const spoken = await listLocales(act)
  const rows = [...new Map(stores.map((store) => [store.id, store])).values()]
  const links = await transaction
    .insertInto('store_link')
    .values(
      rows.map((store) => ({
        round_id: id,
        property_id: propertyId,
        entry_id: store.id,
        email: store.email,
        locale: spoken.get(store.id) ?? locale,
        expires_at: expiresAt,
        mail_id: null,
        reminders: remindersDue(until, records.today),
        opened_at: null,
        answered_at: null,
        ended_at: null,
      })),
    )
    .returning(['id', 'entry_id as entryId', 'email', 'locale'])
    .execute()
  const mailed = links.flatMap(({ email, ...link }) => (email === null ? [] : [{ ...link, email }]))
  for (const link of mailed)
    await mailLink(act, { ...link, parts, until, expiresAt }, { origin, kind: 'store-asked' })
  const details = { round: id, parts, until, lateDays: late, count: links.length }
  await writeAudit(act, { action: 'stores.ask', details })
  return { id, mails: mailed.length }
}

/** The language in which each store has answered last. */
async function listLocales({ transaction, propertyId }: Act) {
  const rows = await transaction
    .selectFrom('store_link')
    .select(['entry_id', 'locale'])
    .distinctOn('entry_id')
    .where('property_id', '=', propertyId)
    .where('answered_at', 'is not', null)
    .orderBy('entry_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ entry_id, locale }) => [entry_id, locale]))
}
