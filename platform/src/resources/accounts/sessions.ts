import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { AskedProperty } from '../asked.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** Who is logged in. */
export interface Account {
  readonly id: number
  readonly email: string
}

interface Asking {
  readonly transaction: Transaction<Schema>
  readonly property: AskedProperty
  readonly now: Date
}

/** From the last call on. */
const lifeMs = 14 * 24 * 3_600_000
/** Browsers of one visitor; whoever logs in with one more is logged out in the one used longest ago. */
const maxOfAccount = 10

/** Begins a session on one more browser. */
export async function beginSession({ transaction, now }: Asking, account: Account): Promise<AuthInfo> {
  const auth = { accessToken: newSecret(), uid: uidOf(account.email), client: newSecret() }
  const { accessToken, client } = auth
  await transaction
    .insertInto('session')
    .values({ client, account_id: account.id, created_at: now, ...renewal(accessToken, now) })
    .execute()
  const latest = transaction
    .selectFrom('session')
    .select('client')
    .where('account_id', '=', account.id)
    .orderBy('renewed_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(maxOfAccount)
  await transaction
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where('client', 'not in', latest)
    .where('client', '!=', client)
    .execute()
  return auth
}

/**
 * Whose tokens these are, and the next ones: each opens once. A token that is not the present one of its session ends
 * that session, since somebody has it who should not. Of two calls with one token the later one does that too.
 */
export async function renewSession(
  { transaction, property, now }: Asking,
  auth: AuthInfo | undefined,
): Promise<{ readonly account: Account; readonly auth: AuthInfo } | undefined> {
  if (auth === undefined) return undefined
  const { accessToken, uid, client } = auth
  const account = await holdAccount({ transaction, property, now }, client)
  if (account !== undefined && uid === uidOf(account.email)) {
    const next = newSecret()
    const renewed = await transaction
      .updateTable('session')
      .set(renewal(next, now))
      .where('client', '=', client)
      .where('token_hash', '=', hashOf(accessToken))
      .where('expires_at', '>', now)
      .returning('client')
      .executeTakeFirst()
    if (renewed !== undefined) return { account, auth: { accessToken: next, uid, client } }
  }
  await endSession(transaction, client)
  return undefined
}

/** Calls of one visitor wait for each other here, whatever browser they come from, before they hold anything else. */
async function holdAccount({ transaction, property }: Asking, client: string): Promise<Account | undefined> {
  return transaction
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select(['account.id', 'account.email'])
    .where('session.client', '=', client)
    .where('account.property_id', '=', property.id)
    .forUpdate('account')
    .executeTakeFirst()
}

export async function endSession(transaction: Transaction<Schema>, client: string): Promise<void> {
  await transaction.deleteFrom('session').where('client', '=', client).execute()
}

/** Ends the sessions of all browsers. */
export async function endSessions(transaction: Transaction<Schema>, account: Account): Promise<void> {
  await transaction.deleteFrom('session').where('account_id', '=', account.id).execute()
}

function renewal(accessToken: string, now: Date) {
  return {
    token_hash: hashOf(accessToken),
    renewed_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  }
}

/** The address as a header can carry it: headers are ASCII, addresses need not be. */
function uidOf(email: string): string {
  return email.replaceAll(/[^\x21-\x7e]|%/gu, encodeURIComponent)
}
