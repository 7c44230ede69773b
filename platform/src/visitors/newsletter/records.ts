import type { consentSchema } from '@promenade/contract/account-api/fields'
import type { FormValue } from '@promenade/domain/forms/form'
import { subscriberFields } from '@promenade/domain/forms/forms'
import type { Locale } from '@promenade/domain/locale/locale'
import { sql } from 'kysely'
import type { z } from 'zod'
import { encodeFields } from '../../database/form-fields.ts'
import type { AccountRequest } from '../account-api/account-endpoint.ts'
import { isEmail } from '../by-email.ts'
import { newSecret } from '../secrets.ts'

type SubscriptionRequest = Omit<AccountRequest<unknown>, 'data'>

/** Has whatever fields of the newsletter form are known; others are not stored. */
export interface Subscriber extends Partial<FormValue<typeof subscriberFields>> {
  readonly email: string
  readonly locale: Locale
  readonly consent: z.output<typeof consentSchema>
}

/** True for the address of a confirmed subscriber. */
export async function isSubscribed(
  { transaction, property }: Pick<SubscriptionRequest, 'transaction' | 'property'>,
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

/** Adds a confirmed subscription, for an address that the visitor has proven to own. */
export async function subscribe(request: SubscriptionRequest, subscriber: Subscriber): Promise<void> {
  const confirmed = { confirm_hash: null, confirm_expires_at: null, confirmed_at: request.now }
  await store(request, subscriber, { status: 'confirmed', ...confirmed })
}

/** Stores a subscription that waits for confirmation. Returns false and changes nothing for a confirmed subscriber. */
export async function storePending(
  request: SubscriptionRequest,
  subscriber: Subscriber,
  { hash, expiresAt }: { readonly hash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const waiting = { confirm_hash: hash, confirm_expires_at: expiresAt, confirmed_at: null }
  return store(request, subscriber, { status: 'pending', ...waiting })
}

interface State {
  readonly status: 'pending' | 'confirmed'
  readonly confirm_hash: string | null
  readonly confirm_expires_at: Date | null
  readonly confirmed_at: Date | null
}

/** Stores a subscription. Returns false if a confirmed one would become pending, which is not stored. */
async function store(
  { transaction, property, now }: SubscriptionRequest,
  { email, consent, locale, ...subscriber }: Subscriber,
  state: State,
): Promise<boolean> {
  const fields = encodeFields(subscriberFields, subscriber)
  const values = {
    fields,
    locale,
    ...consentColumns(consent),
    ...state,
    unsubscribed_at: null,
    unsubscribed_by: null,
  }
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

/** Gets the secret of the unsubscribe link. Throws for an address without a subscription. */
export async function getUnsubscribeToken(
  { transaction, property }: Pick<SubscriptionRequest, 'transaction' | 'property'>,
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

/** Ends a subscription, confirmed or pending. One that a colleague has ended cannot be taken back from then on. */
export async function unsubscribe(
  { transaction, property, now }: SubscriptionRequest,
  email: string,
): Promise<void> {
  await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'unsubscribed', unsubscribed_at: now, unsubscribed_by: null })
    .set({ confirm_hash: null, confirm_expires_at: null })
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .where(({ or, eb }) => or([eb('status', '!=', 'unsubscribed'), eb('unsubscribed_by', 'is not', null)]))
    .execute()
}

function consentColumns({ wording, page, given_at }: Subscriber['consent']) {
  return { consent_wording: wording, consent_page: page, consent_given_at: new Date(given_at) }
}
