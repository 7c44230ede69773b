import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { maxFavorites } from '@promenade/contract/account-api/fields'
import { type RawBuilder, sql } from 'kysely'
import type { PersonalRequest } from '../../account-api/account-endpoint.ts'

type Asking = Omit<PersonalRequest<unknown>, 'data'>

export type Favorites = EndpointResponse<'get_favorites'>

/** Latest first. */
export async function listFavorites({ transaction, account }: Asking): Promise<Favorites> {
  return transaction
    .selectFrom('favorite')
    .select(['kind as type', recordId.as('id')])
    .where('account_id', '=', account.id)
    .where(isThere)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute()
}

/** Makes one the latest; false where there is no such record. */
export async function putFirst(asked: Asking, { type, id }: Favorites[number]): Promise<boolean> {
  const onConflict = sql`do update set created_at = excluded.created_at, position = excluded.position`
  return (await insert(asked, { type, favorites: [{ id, position: 0 }], onConflict })) > 0
}

/** Adds those of a list, latest first, that the account has not got; what is no record is left out. */
export async function putMissing(asked: Asking, favorites: Favorites): Promise<void> {
  const placed = favorites.map((favorite, position) => ({ ...favorite, position }))
  for (const type of ['store', 'promotion', 'event'] as const) {
    const ofType = placed.filter((favorite) => favorite.type === type)
    await insert(asked, { type, favorites: ofType, onConflict: sql`do nothing` })
  }
}

export async function removeFavorite(
  { transaction, account }: Asking,
  { type, id }: Favorites[number],
): Promise<void> {
  await transaction
    .deleteFrom('favorite')
    .where('account_id', '=', account.id)
    .where('kind', '=', type)
    .where(recordId, '=', id)
    .execute()
}

/** Lets the oldest go. */
export async function keepLatest({ transaction, account }: Asking): Promise<void> {
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

/** Answers how many rows are there or anew because of it. */
async function insert(
  { transaction, property, account, now }: Asking,
  { type, favorites, onConflict }: Insertion,
): Promise<number> {
  // What is larger than the column is no id.
  const possible = favorites.filter(({ id }) => id <= 2_147_483_647)
  const ids = possible.map(({ id }) => id)
  const positions = possible.map(({ position }) => position)
  const column = sql.ref(`${type}_id`)
  const { rows } = await sql`insert into favorite (account_id, kind, ${column}, created_at, position)
    select ${account.id}::integer, ${type}::text, record.id, ${now}::timestamptz, given.position
    from ${sql.table(type)} as record
      join unnest(${ids}::integer[], ${positions}::integer[]) as given (id, position) on given.id = record.id
    where record.property_id = ${property.id}
    order by given.position
    on conflict (account_id, ${column}) ${onConflict}
    returning 1`.execute(transaction)
  return rows.length
}
