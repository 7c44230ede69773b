import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { loginForm } from '@promenade/domain/forms/forms'
import { mailLoginLink } from '../../mail/mail-login-link.ts'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { getValid, refuseCall } from '../account-api/refuse-call.ts'
import { isEmail } from '../by-email.ts'
import { getProfile } from '../person/get-profile.ts'
import { type Account, beginSession } from '../account-api/sessions.ts'
import { hashOf, newSecret } from '../secrets.ts'

/** Lifetime of a login link. */
const lifeMs = 10 * 60_000

/** Mails a login link. Never looks for an account, so neither response nor duration reveal whether there is one. */
export async function requestLogin({
  transaction,
  property,
  now,
  data,
}: AccountRequest<DataOf<'request_login'>>): Promise<EndpointResponse<'request_login'>> {
  const { email } = getValid(checkForm(loginForm, () => data.email))
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const { locale, site_origin: siteOrigin } = data
  await transaction
    .insertInto('login_link')
    .values({
      hash: hashOf(secret),
      property_id: property.id,
      email,
      locale,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute()
  await mailLoginLink(transaction, {
    propertyId: property.id,
    email,
    locale,
    siteOrigin,
    secret,
    now,
    expiresAt,
  })
  return { status: 'sent' }
}

/** Logs in with a link, which works once. The first login with an address creates its account. */
export async function logIn(
  request: AccountRequest<DataOf<'login_hash'>>,
): Promise<{ data: EndpointResponse<'login_hash'>; auth: AuthInfo }> {
  const { transaction, property, now, data } = request
  const link = await transaction
    .deleteFrom('login_link')
    .where('hash', '=', hashOf(data.login_hash))
    .where('property_id', '=', property.id)
    .where('expires_at', '>', now)
    .returning(['email', 'locale'])
    .executeTakeFirst()
  if (link === undefined) throw refuseCall(410, 'The link was used or is too old.', { reason: 'used-up' })
  const account = await findOrCreateAccount(request, link)
  return { auth: await beginSession(request, account), data: await getProfile({ ...request, account }) }
}

async function findOrCreateAccount(
  { transaction, property, now }: AccountRequest<unknown>,
  { email, locale }: { readonly email: string; readonly locale: DataOf<'request_login'>['locale'] },
): Promise<Account> {
  await transaction
    .insertInto('account')
    .values({ property_id: property.id, email, locale, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return transaction
    .selectFrom('account')
    .select(['id', 'email'])
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .executeTakeFirstOrThrow()
}
