import { timeZoneOf } from '../../content-api/content-request.ts'
import { recordsOf } from '../../content-api/read-kind.ts'
import { endOf, isBegun, isOver, startOf } from '../../content-api/instants.ts'
import type { AccountRequest } from '../account-api/account-endpoint.ts'
import { refuseCall } from '../account-api/refuse-call.ts'

export type OpenContest = ReturnType<typeof getOpenContest>

/** Gets the contest with this slug; throws a refusal if it does not accept entries now. */
export function getOpenContest(
  { documents, now }: Pick<AccountRequest<unknown>, 'documents' | 'now'>,
  slug: string,
) {
  const contest = recordsOf.contest(documents).find((entry) => entry.slug === slug)
  if (contest === undefined) throw refuseCall(404, 'There is no such contest.', { reason: 'unknown' })
  const { start, end } = contest.value
  const timeZone = timeZoneOf(documents)
  if (isOver(endOf(end, timeZone), timeZone, now))
    throw refuseCall(410, 'The contest is over.', { reason: 'over' })
  if (!isBegun(startOf(start, timeZone), now))
    throw refuseCall(409, 'The contest has not started yet.', { reason: 'not-open' })
  return contest
}
