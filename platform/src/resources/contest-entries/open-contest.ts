import { sql } from 'kysely'
import type { AccountRequest } from '../../account-api/account-endpoint.ts'
import { PrivateRefusal } from '../../account-api/refusal.ts'

export type OpenContest = Awaited<ReturnType<typeof getOpenContest>>

/** The contest of this slug; throws a refusal unless it takes entries now. */
export async function getOpenContest(
  { transaction, property, now }: Omit<AccountRequest<unknown>, 'data'>,
  slug: string,
) {
  const contest = await transaction
    .selectFrom('contest')
    .select(['id', 'slug', 'name', 'minimum_age', 'eligibility', 'question', 'asks_for_photo'])
    .select(sql<boolean>`is_over(end_date, ${property.timeZone}, ${now})`.as('isOver'))
    .select(sql<boolean>`coalesce(start_date > ${now}, false)`.as('isToCome'))
    .where('property_id', '=', property.id)
    .where('slug', '=', slug)
    .where('draft', '=', false)
    .where(sql<boolean>`coalesce(show_on_web_date <= ${now}, true)`)
    .executeTakeFirst()
  if (contest === undefined) throw new PrivateRefusal(404, 'There is no such contest.', { reason: 'unknown' })
  if (contest.isOver) throw new PrivateRefusal(410, 'The contest is over.', { reason: 'over' })
  if (contest.isToCome) throw new PrivateRefusal(409, 'The contest has yet to begin.', { reason: 'not-open' })
  return contest
}
