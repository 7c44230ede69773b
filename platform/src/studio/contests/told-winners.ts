import type { ContestJson } from '@promenade/contract/studio-api/contests'
import type { Database } from '../../database/connect.ts'
import { mailStateOf } from '../../mail/taking-back.ts'

/** When a winner was written to, and what has become of the mail. */
export type Told = NonNullable<NonNullable<ContestJson['draw']>['drawn'][number]['told']>

/** The last mail to each ticket of a contest. */
export async function listTold(database: Database, contest: number): Promise<ReadonlyMap<number, Told>> {
  const rows = await database
    .selectFrom('contest_mail')
    .innerJoin('contest_entry', 'contest_entry.id', 'contest_entry_id')
    .leftJoin('mail', 'mail.id', 'mail_id')
    .select(['contest_entry_id as ticket', 'made_at as at', 'made_by as by'])
    .select(['mail.id as mail', 'sent_at as sentAt', 'failed_at as failedAt', 'mail_failed as hasFailed'])
    .where('entry_id', '=', contest)
    .orderBy('contest_mail.id')
    .execute()
  return new Map(
    rows.map(({ ticket, at, by, ...mail }) => [
      ticket,
      { at: at.toISOString(), by, state: mailStateOf(mail) },
    ]),
  )
}
