import type { MallFault } from '@promenade/contract/studio-api/faults'
import { dateIn } from '@promenade/domain/calendar/instants'
import { addDays } from '@promenade/domain/calendar/dates'
import { sql } from 'kysely'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'

/** A round ends soon when it has this many days left. */
const soonDays = 7

/** What waits for the centre, and rounds that end soon without all answers; for those who may decide. */
export async function findStoreFaults({ database, session, now }: Call): Promise<readonly MallFault[]> {
  const { propertyId, permissions } = session
  if (!permissions.has('content.publish')) return []
  const { timeZone } = await getProperty(database, propertyId)
  const today = dateIn(now.getTime(), timeZone)
  const { waiting } = await database
    .selectFrom('store_proposal')
    .select(sql<number>`count(*)::integer`.as('waiting'))
    .where('property_id', '=', propertyId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const rounds = await database
    .selectFrom('store_round')
    .innerJoin('store_link', 'store_link.round_id', 'store_round.id')
    .select(['until', sql<number>`count(*)::integer`.as('missing')])
    .where('store_round.property_id', '=', propertyId)
    .where('until', '>=', today)
    .where('until', '<=', addDays(today, soonDays))
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .groupBy(['store_round.id', 'until'])
    .orderBy('until')
    .execute()
  return [
    ...(waiting === 0
      ? []
      : [
          toHint('approvals', `${waiting} things that stores have sent wait for a decision`, {
            count: waiting,
          }),
        ]),
    ...rounds.map(({ until, missing }) =>
      toHint('round-ends', `${missing} stores have not answered by ${until}`, {
        count: missing,
        date: until,
      }),
    ),
  ]
}

function toHint(code: 'approvals' | 'round-ends', message: string, values: object): MallFault {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)])
  return { path: [], severity: 'hint', code, message, values: Object.fromEntries(texts) }
}
