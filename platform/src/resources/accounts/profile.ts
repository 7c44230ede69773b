import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { profileForm } from '@promenade/domain/forms/forms'
import type { DataOf, PersonalRequest } from '../../account-api/account-endpoint.ts'
import { getSound, refuseFields } from '../../account-api/refusal.ts'
import { isSubscribed, subscribe, unsubscribe } from '../newsletter/records.ts'

type Asking = Pick<PersonalRequest<unknown>, 'transaction' | 'property' | 'account'>

export async function getProfile(asked: Asking): Promise<EndpointResponse<'get_profile'>> {
  const row = await asked.transaction
    .selectFrom('account')
    .select(['public_id', 'email', 'first_name', 'last_name', 'locale', 'created_at'])
    .where('id', '=', asked.account.id)
    .executeTakeFirstOrThrow()
  return {
    id: row.public_id,
    email: row.email,
    firstname: row.first_name,
    lastname: row.last_name,
    locale: row.locale,
    newsletter: await isSubscribed(asked, row.email),
    member_since: row.created_at.toISOString(),
  }
}

export async function updateProfile(
  asked: PersonalRequest<DataOf<'update_profile'>>,
): Promise<EndpointResponse<'update_profile'>> {
  const { firstname, lastname, locale } = asked.data
  const said: Readonly<Record<string, string | null>> = { first_name: firstname, last_name: lastname }
  const { first_name = null, last_name = null } = getSound(
    checkForm(profileForm, (field) => said[field] ?? undefined),
  )
  const names = { first_name, last_name }
  await asked.transaction
    .updateTable('account')
    .set({ ...names, locale })
    .where('id', '=', asked.account.id)
    .execute()
  await updateNewsletter(asked, names)
  return getProfile(asked)
}

/** Needs no mail to confirm: whoever is logged in reads the mail of that address. */
async function updateNewsletter(
  asked: PersonalRequest<DataOf<'update_profile'>>,
  names: { readonly first_name: string | null; readonly last_name: string | null },
): Promise<void> {
  const { email } = asked.account
  const { newsletter, consent, locale } = asked.data
  const isReader = await isSubscribed(asked, email)
  // A request that still waits for its mail to be answered is not taken back by a box that was never ticked.
  if (newsletter === isReader) return
  if (!newsletter) return unsubscribe(asked, email)
  if (consent === undefined) throw refuseFields([{ field: 'consent', problem: 'missing' }])
  await subscribe(asked, { email, ...names, locale, consent })
}
