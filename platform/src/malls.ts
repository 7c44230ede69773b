import { OperatorError } from '@promenade/process/operator-error'
import type { Database } from './database/connect.ts'
import { removeUnusedMedia } from './media/remove-unused-media.ts'

/** A mall with the amount of data that its removal would delete. */
export interface MallSummary {
  readonly id: number
  readonly name: string
  readonly stores: number
  readonly accounts: number
  /** Messages, reports of what is wrong, contest entries and newsletter subscriptions. */
  readonly messages: number
}

export async function listMalls(database: Database): Promise<readonly MallSummary[]> {
  const rows = await database
    .selectFrom('mall')
    .select(['id', 'name'])
    .select((row) =>
      (
        ['account', 'contact_message', 'visitor_report', 'contest_entry', 'newsletter_subscription'] as const
      ).map((table) =>
        row
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .whereRef(`${table}.property_id`, '=', 'mall.id')
          .as(table),
      ),
    )
    .select((row) =>
      row
        .selectFrom('entry')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('entry.property_id', '=', 'mall.id')
        .where('kind', '=', 'store')
        .where('published_revision', 'is not', null)
        .as('store'),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, store, account, ...sent }) => ({
    id,
    name,
    stores: Number(store),
    accounts: Number(account),
    messages:
      Number(sent.contact_message) +
      Number(sent.visitor_report) +
      Number(sent.contest_entry) +
      Number(sent.newsletter_subscription),
  }))
}

/** The mall with this id, or the only one. Throws `OperatorError` where that is not one. */
export async function chooseMall(database: Database, mallId: string | undefined): Promise<MallSummary> {
  const malls = await listMalls(database)
  const mall = mallId === undefined ? malls[0] : malls.find(({ id }) => String(id) === mallId)
  if (mall === undefined) throw new OperatorError('There is no such mall: `npm run mall` lists them.')
  if (mallId === undefined && malls.length > 1)
    throw new OperatorError(
      `There are ${malls.length} malls: name one by its id, as \`npm run mall\` lists them.`,
    )
  return mall
}

/** Removes the mall with this id and name, with all its data; returns false without such a mall. */
export function removeMall(
  database: Database,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('property')
      .where('id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('mall').select('mall.id').where('mall.id', '=', id).where('name', '=', name)),
      )
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await removeUnusedMedia(transaction, new Date())
    return true
  })
}
