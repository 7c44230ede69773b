import { pageViewsQuery, pageViewSumsQuery } from '@promenade/contract/studio-api/page-views'
import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { viewDays } from '@promenade/domain/studio/view-days'
import { sql } from 'kysely'
import { answerJson } from '../answer-json.ts'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'
import { parseWith } from '../read-json.ts'
import type { Routes } from '../routes.ts'

/** The routes of how often pages of records were seen. */
export function addPageViewRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/page-views', async (call) => answerJson(await readViews(call)))
  routes.staffAndTokens('GET /api/v1/page-views/sums', async (call) => answerJson(await sumViews(call)))
}

async function readViews(call: Call) {
  const { entry } = parseWith(pageViewsQuery, call.query())
  const today = await todayOf(call)
  const days = await viewsSince(call, addDays(today, 1 - 2 * viewDays), today)
    .select(['day', 'views'])
    .where('entry_id', '=', entry)
    .orderBy('day')
    .execute()
  return { today, days }
}

async function sumViews(call: Call) {
  const { days = viewDays, last = await todayOf(call) } = parseWith(pageViewSumsQuery, call.query())
  const first = addDays(last, 1 - days)
  const sum = (from: string, to: string) =>
    sql<number>`coalesce(sum(views) filter (where day between ${from} and ${to}), 0)::int`
  const items = await viewsSince(call, addDays(first, -days), last)
    .select([
      'entry_id as entry',
      sum(first, last).as('views'),
      sum(addDays(first, -days), addDays(first, -1)).as('before'),
    ])
    .groupBy('entry_id')
    .having(sum(first, last), '>', 0)
    .orderBy('views', 'desc')
    .orderBy('entry')
    .execute()
  return { items }
}

function viewsSince({ database, session }: Call, first: string, last: string) {
  return database
    .selectFrom('page_view')
    .where('property_id', '=', session.propertyId)
    .where('day', '>=', first)
    .where('day', '<=', last)
}

async function todayOf({ database, session, now }: Call): Promise<string> {
  const { timeZone } = await getProperty(database, session.propertyId)
  return dateIn(now.getTime(), timeZone)
}
