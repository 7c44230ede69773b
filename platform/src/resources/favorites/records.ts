import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { maxFavorites } from '@promenade/contract/account-api/fields'
import { type RawBuilder, sql } from 'kysely'
import type { PersonalRequest } from '../../account-api/account-endpoint.ts'

type VisitorRequest = Omit<PersonalRequest<unknown>, 'data'>

export type Favorites = EndpointResponse<'get_favorites'>

/** Lists the favorites of the account, latest first. */
export async function listFavorites({ transaction, account }: VisitorRequest): Promise<Favorites> {
  return transaction
    .selectFrom('favorite')
    .select(['kind as type', recordId.as('id')])
    .where('account_id', '=', account.id)
    .where(isThere)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute()
}

/** Adds a favorite as the latest; false without such a record. */
export async function addFavorite(
  request: VisitorRequest,
  { type, id }: Favorites[number],
): Promise<boolean> {
  const onConflict = sql`do update set created_at = excluded.created_at, position = excluded.position`
  return (await insert(request, { type, favorites: [{ id, position: 0 }], onConflict })) > 0
}

/** Adds the favorites of a list (latest first) that the account does not have; skips unknown records. */
export async function addMissing(request: VisitorRequest, favorites: Favorites): Promise<void> {
  const placed = favorites.map((favorite, position) => ({ ...favorite, position }))
  for (const type of ['store', 'promotion', 'event'] as const) {
    const ofType = placed.filter((favorite) => favorite.type === type)
    await insert(request, { type, favorites: ofType, onConflict: sql`do nothing` })
  }
}

export async function removeFavorite(
  { transaction, account }: VisitorRequest,
  { type, id }: Favorites[number],
): Promise<void> {
  await transaction
    .deleteFrom('favorite')
    .where('account_id', '=', account.id)
    .where('kind', '=', type)
    .where(recordId, '=', id)
    .execute()
}

/** Removes the oldest favorites above the maximum number. */
export async function removeExcess({ transaction, account }: VisitorRequest): Promise<void> {
  await sql`delete from favorite where account_id = ${account.id} and (kind, ${recordId}) not in (
    select kind, ${recordId} from favorite where account_id = ${account.id}
    order by created_at desc, position limit ${maxFavorites})`.execute(transaction)
}

const recordId = sql<number>`coalesce(store_id, promotion_id, event_id)`

/** A favorite outlives the withdrawal of its record, and is there again with it. */
const isThere = sql<boolean>`case kind
  when 'store' then exists (select from store where store.id = store_id)
  when 'promotion' then exists (select from promotion where promotion.id = promotion_id)
  else exists (select from event where event.id = event_id) end`

interface Insertion {
  readonly type: Favorites[number]['type']
  readonly favorites: readonly { readonly id: number; readonly position: number }[]
  readonly onConflict: RawBuilder<unknown>
}

/** Returns the number of added or changed rows. */
async function insert(
  { transaction, property, account, now }: VisitorRequest,
  { type, favorites, onConflict }: Insertion,
): Promise<number> {
  // Larger numbers do not fit the column.
  const possible = favorites.filter(({ id }) => id <= 2_147_483_647)
  const ids = possible.map(({ id }) => id)
  const positions = possible.map(({ position }) => position)
  const column = sql.ref(`${type}_id`)
  const { rows } = await sql`insert into favorite (account_id, kind, ${column}, created_at, position)
    select ${account.id}::integer, ${type}::text, record.id, ${now}::timestamptz, item.position
    from ${sql.table(type)} as record
      join unnest(${ids}::integer[], ${positions}::integer[]) as item (id, position) on item.id = record.id
    where record.property_id = ${property.id}
    order by item.position
    on conflict (account_id, ${column}) ${onConflict}
    returning 1`.execute(transaction)
  return rows.length
}
