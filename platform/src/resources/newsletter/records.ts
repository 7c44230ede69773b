import type { consentWire } from '@promenade/contract/account-api/fields'
import type { Locale } from '@promenade/domain/locale/locale'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AccountRequest } from '../../account-api/account-endpoint.ts'
import { isEmail } from '../by-email.ts'
import { newSecret } from '../secrets.ts'

type Asking = Omit<AccountRequest<unknown>, 'data'>

export interface Subscriber {
  readonly email: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly locale: Locale
  readonly consent: z.output<typeof consentWire>
}

/** Whether the newsletter is sent to an address. */
export async function isSubscribed(
  { transaction, property }: Pick<Asking, 'transaction' | 'property'>,
  email: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  return found !== undefined
}

/** Begins to send the newsletter to an address that is proven to be the subscriber's own. */
export async function subscribe(asking: Asking, subscriber: Subscriber): Promise<void> {
  const confirmed = { confirm_hash: null, confirm_expires_at: null, confirmed_at: asking.now }
  await put(asking, subscriber, { status: 'confirmed', ...confirmed })
}

/** Notes that an address waits to be confirmed. False, and nothing changed, where it is subscribed already. */
export async function putPending(
  asking: Asking,
  subscriber: Subscriber,
  { hash, expiresAt }: { readonly hash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const waiting = { confirm_hash: hash, confirm_expires_at: expiresAt, confirmed_at: null }
  return put(asking, subscriber, { status: 'pending', ...waiting })
}

interface State {
  readonly status: 'pending' | 'confirmed'
  readonly confirm_hash: string | null
  readonly confirm_expires_at: Date | null
  readonly confirmed_at: Date | null
}

/** Whether it was put: a subscription that is confirmed waits for nothing again. */
async function put(
  { transaction, property, now }: Asking,
  { email, consent, ...subscriber }: Subscriber,
  state: State,
): Promise<boolean> {
  const values = { ...subscriber, ...consentColumns(consent), ...state, unsubscribed_at: null }
  const added = { property_id: property.id, email, unsubscribe_token: newSecret(), created_at: now }
  const row = await transaction
    .insertInto('newsletter_subscription')
    .values({ ...added, ...values })
    .onConflict((conflict) => {
      const update = conflict.expression(sql`property_id, lower(email)`).doUpdateSet(values)
      return state.status === 'pending'
        ? update.where('newsletter_subscription.status', '!=', 'confirmed')
        : update
    })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Throws where the address was never given for the newsletter. */
export async function getUnsubscribeToken(
  { transaction, property }: Pick<Asking, 'transaction' | 'property'>,
  email: string,
): Promise<string> {
  const { unsubscribe_token } = await transaction
    .selectFrom('newsletter_subscription')
    .select('unsubscribe_token')
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .executeTakeFirstOrThrow()
  return unsubscribe_token
}

/** Sends the newsletter no more; a request that waits to be confirmed ends too. */
export async function unsubscribe({ transaction, property, now }: Asking, email: string): Promise<void> {
  await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'unsubscribed', unsubscribed_at: now, confirm_hash: null, confirm_expires_at: null })
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .where('status', '!=', 'unsubscribed')
    .execute()
}

function consentColumns({ wording, page, given_at }: Subscriber['consent']) {
  return { consent_wording: wording, consent_page: page, consent_given_at: new Date(given_at) }
}
