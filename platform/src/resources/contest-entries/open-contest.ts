import { sql } from 'kysely'
import type { AccountRequest } from '../../account-api/account-endpoint.ts'
import { AccountRefusal } from '../../account-api/refusal.ts'

export type OpenContest = Awaited<ReturnType<typeof getOpenContest>>

/** Gets the contest with this slug; throws a refusal if it does not accept entries now. */
export async function getOpenContest(
  { transaction, property, now }: Omit<AccountRequest<unknown>, 'data'>,
  slug: string,
) {
  const contest = await transaction
    .selectFrom('contest')
    .select(['id', 'slug', 'name', 'minimum_age', 'eligibility', 'question', 'asks_for_photo'])
    .select(sql<boolean>`is_over(end_date, ${property.timeZone}, ${now})`.as('isOver'))
    .select(sql<boolean>`coalesce(start_date > ${now}, false)`.as('isUpcoming'))
    .where('property_id', '=', property.id)
    .where('slug', '=', slug)
    .where('draft', '=', false)
    .where(sql<boolean>`coalesce(show_on_web_date <= ${now}, true)`)
    .executeTakeFirst()
  if (contest === undefined) throw new AccountRefusal(404, 'There is no such contest.', { reason: 'unknown' })
  if (contest.isOver) throw new AccountRefusal(410, 'The contest is over.', { reason: 'over' })
  if (contest.isUpcoming)
    throw new AccountRefusal(409, 'The contest has not started yet.', { reason: 'not-open' })
  return contest
}
