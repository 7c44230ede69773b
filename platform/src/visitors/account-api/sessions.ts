import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { RequestedProperty } from './call.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** The account of a logged-in visitor. */
export interface Account {
  readonly id: number
  readonly email: string
}

interface SessionRequest {
  readonly transaction: Transaction<Schema>
  readonly property: RequestedProperty
  readonly now: Date
}

const dayMs = 24 * 3_600_000
/** Lifetime of a session after its last call. */
const lifeMs = 14 * dayMs
/** Maximum number of sessions of an account; a further login ends the least recently used one. */
const maxOfAccount = 10

/** Begins a session for a browser. */
export async function beginSession(
  { transaction, now }: SessionRequest,
  account: Account,
): Promise<AuthInfo> {
  const auth = { accessToken: newSecret(), uid: uidOf(account.email), client: newSecret() }
  const { accessToken, client } = auth
  await transaction
    .insertInto('session')
    .values({ client, account_id: account.id, created_at: now, ...renewal(accessToken, now) })
    .execute()
  await noteUse(transaction, account, now)
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
 * Finds the account of the tokens, and replaces the access token, which is valid for one call. A wrong access token ends
 * its session, because it may be stolen; so does the second of two calls with one token.
 */
export async function renewSession(
  { transaction, property, now }: SessionRequest,
  auth: AuthInfo | undefined,
): Promise<{ readonly account: Account; readonly auth: AuthInfo } | undefined> {
  if (auth === undefined) return undefined
  const { accessToken, uid, client } = auth
  const account = await lockAccount({ transaction, property, now }, client)
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
    if (renewed !== undefined) {
      await noteUse(transaction, account, now)
      return { account, auth: { accessToken: next, uid, client } }
    }
  }
  await endSession(transaction, client)
  return undefined
}

/** An account that nobody uses is removed in time; a day is exact enough. */
async function noteUse(transaction: Transaction<Schema>, { id }: Account, now: Date): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}

/** Locks the account, so that calls of one visitor run one after the other; first, so that locks cannot deadlock. */
async function lockAccount(
  { transaction, property }: SessionRequest,
  client: string,
): Promise<Account | undefined> {
  return transaction
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select(['account.id', 'account.email'])
    .where('session.client', '=', client)
    .where('account.property_id', '=', property.id)
    .forUpdate('account')
    .executeTakeFirst()
}

/** Ends the session of one browser. */
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

/** The e-mail address for a header: percent-encoded, because headers are ASCII. */
function uidOf(email: string): string {
  return email.replaceAll(/[^\x21-\x7e]|%/gu, encodeURIComponent)
}
