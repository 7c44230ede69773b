import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { maxFavorites } from '@promenade/contract/account-api/fields'
import { type RawBuilder, sql } from 'kysely'
import { eventDays } from '../../content-api/event-days.ts'
import { eventDayId } from '../../content-api/part-ids.ts'
import { recordsOf } from '../../content-api/read-kind.ts'
import type { PublishedDocuments } from '../../documents/published-documents.ts'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'

type VisitorRequest = Omit<PersonalRequest<unknown>, 'data'>

export type Favorites = EndpointResponse<'get_favorites'>
type Type = Favorites[number]['type']

/** Lists the favorites of the account, latest first. One outlives the withdrawal of its record, and is there again with it. */
export async function listFavorites(request: VisitorRequest): Promise<Favorites> {
  const { transaction, account } = request
  const rows = await transaction
    .selectFrom('favorite')
    .select(['entry_id as entryId', 'part'])
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute()
  const records = listRecords(request)
  return rows.flatMap((row) => {
    const record = records.find(({ entryId, part }) => entryId === row.entryId && part === row.part)
    return record === undefined ? [] : [{ type: record.type, id: record.id }]
  })
}

/** Adds a favorite as the latest; false without such a record. */
export async function addFavorite(request: VisitorRequest, favorite: Favorites[number]): Promise<boolean> {
  const onConflict = sql`do update set created_at = excluded.created_at, position = excluded.position`
  return (await insert(request, { favorites: [favorite], onConflict })) > 0
}

/** Adds the favorites of a list (latest first) that the account does not have; skips unknown records. */
export async function addMissing(request: VisitorRequest, favorites: Favorites): Promise<void> {
  await insert(request, { favorites, onConflict: sql`do nothing` })
}

/** Removes a favorite, also of a record that is withdrawn. */
export async function removeFavorite(
  request: VisitorRequest,
  { type, id }: Favorites[number],
): Promise<void> {
  const { transaction, account, documents } = request
  const rows = await transaction
    .selectFrom('favorite')
    .innerJoin('entry', 'entry.id', 'entry_id')
    .select(['entry_id as entryId', 'part', 'kind', 'public_id as publicId'])
    .where('account_id', '=', account.id)
    .execute()
  for (const { entryId, part, kind, publicId } of rows) {
    const ownId = part === '' ? publicId : eventDayId(documents, entryId, part)
    if (favoriteTypeOf(kind) !== type || ownId !== id) continue
    await transaction
      .deleteFrom('favorite')
      .where('account_id', '=', account.id)
      .where('entry_id', '=', entryId)
      .where('part', '=', part)
      .execute()
  }
}

/** The type of a favorite of a record. */
export function favoriteTypeOf(kind: EntryKind): Type {
  if (kind === 'store') return 'store'
  return kind === 'event' || kind === 'news' ? 'event' : 'promotion'
}

/** Removes the oldest favorites above the maximum number. */
export async function removeExcess({ transaction, account }: VisitorRequest): Promise<void> {
  await sql`delete from favorite where account_id = ${account.id} and (entry_id, part) not in (
    select entry_id, part from favorite where account_id = ${account.id}
    order by created_at desc, position limit ${maxFavorites})`.execute(transaction)
}

/** A record that visitors can keep, by its public id. */
interface Keepable {
  readonly type: Type
  readonly id: number
  readonly entryId: number
  /** The date of a day of a recurring event; else empty. */
  readonly part: string
}

function listRecords({ documents, now }: Pick<VisitorRequest, 'documents' | 'now'>): readonly Keepable[] {
  const whole = (type: Type, entries: PublishedDocuments['entries']) =>
    entries.map(({ publicId, entryId }): Keepable => ({ type, id: publicId, entryId, part: '' }))
  return [
    ...whole('store', recordsOf.store(documents)),
    ...whole('promotion', [...recordsOf.promotion(documents), ...recordsOf.coupon(documents)]),
    ...whole('event', recordsOf.news(documents)),
    ...recordsOf.event(documents).flatMap((event) =>
      eventDays(event, documents, now).map(({ publicId, series, entryId, slug }): Keepable => ({
        type: 'event',
        id: publicId,
        entryId,
        part: series === null ? '' : slug.slice(series.length + 1),
      })),
    ),
  ]
}

interface Insertion {
  /** Latest first. */
  readonly favorites: Favorites
  readonly onConflict: RawBuilder<unknown>
}

/** Returns the number of added or changed rows. */
async function insert(request: VisitorRequest, { favorites, onConflict }: Insertion): Promise<number> {
  const { transaction, account, now } = request
  const records = new Map(listRecords(request).map((record) => [`${record.type} ${record.id}`, record]))
  const found = favorites.flatMap(({ type, id }, position) => {
    const record = records.get(`${type} ${id}`)
    return record === undefined ? [] : [{ entry: record.entryId, part: record.part, position }]
  })
  const { rows } = await sql`insert into favorite (account_id, entry_id, part, created_at, position)
    select ${account.id}::integer, entry, part, ${now}::timestamptz, position
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given (entry integer, part text, position integer)
    order by position
    on conflict (account_id, entry_id, part) ${onConflict}
    returning 1`.execute(transaction)
  return rows.length
}
