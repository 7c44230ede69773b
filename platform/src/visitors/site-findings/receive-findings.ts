import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { rememberedSearch } from '@promenade/domain/search/empty-search'
import { sql } from 'kysely'
import type { AccountRequest, DataOf } from '../account-api/account-endpoint.ts'

/** Searches of a mall that are remembered at most; the oldest go first. */
const maxSearches = 500

/** Stores what the site leaves out now, and searches without a result. */
export async function receiveFindings({
  transaction,
  property,
  now,
  data,
}: AccountRequest<DataOf<'site_findings'>>): Promise<EndpointResponse<'site_findings'>> {
  const { left_out, empty_searches } = data
  if (left_out !== undefined) {
    const row = { items: JSON.stringify(left_out), told_at: now }
    await transaction
      .insertInto('site_left_out')
      .values({ property_id: property.id, ...row })
      .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
      .execute()
  }
  for (const { locale, words } of empty_searches) {
    // The site has checked it: what may be a person's is not stored even if that fails.
    if (rememberedSearch(words) !== words) continue
    await transaction
      .insertInto('empty_search')
      .values({ property_id: property.id, locale, words, searched_at: now })
      .onConflict((conflict) =>
        conflict.columns(['property_id', 'locale', 'words']).doUpdateSet({ searched_at: now }),
      )
      .execute()
  }
  if (empty_searches.length > 0)
    await sql`delete from empty_search where property_id = ${property.id} and ctid in (
      select ctid from empty_search where property_id = ${property.id}
      order by searched_at desc, locale, words offset ${maxSearches})`.execute(transaction)
  return { status: 'received' }
}
