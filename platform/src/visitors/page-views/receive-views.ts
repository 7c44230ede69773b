import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { addDays } from '@promenade/domain/calendar/dates'
import { sql } from 'kysely'
import type { AccountRequest, DataOf } from '../account-api/account-endpoint.ts'
import { findSeenRecord } from './find-seen-record.ts'

/** Adds to how often the pages of records were seen. A page that no record has is left out. */
export async function receiveViews({
  transaction,
  property,
  documents,
  now,
  data,
}: AccountRequest<DataOf<'page_views'>>): Promise<EndpointResponse<'page_views'>> {
  // It may be tomorrow at the mall.
  const lastDay = addDays(now.toISOString().slice(0, 10), 1)
  const rows = new Map<string, { entry_id: number; day: string; views: number }>()
  for (const { day, path, count } of data.views) {
    const entry_id = day > lastDay ? undefined : findSeenRecord(documents, path)
    if (entry_id === undefined) continue
    const key = `${entry_id} ${day}`
    rows.set(key, { entry_id, day, views: (rows.get(key)?.views ?? 0) + count })
  }
  if (rows.size > 0)
    await transaction
      .insertInto('page_view')
      // In one order, so that two sites never wait for each other.
      .values(
        [...rows.entries()]
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([, row]) => ({ property_id: property.id, ...row })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['entry_id', 'day'])
          .doUpdateSet({ views: sql<number>`page_view.views + excluded.views` }),
      )
      .execute()
  return { status: 'received' }
}
