import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { decodeProfile } from '@promenade/contract/account-api/profile-fields'
import { checkForm, type FormValue } from '@promenade/domain/forms/form'
import { profileFields } from '@promenade/domain/forms/forms'
import { encodeFields } from '../../database/form-fields.ts'
import type { DataOf, PersonalRequest } from '../account-api/account-endpoint.ts'
import { getValid, refuseFields } from '../account-api/refuse-call.ts'
import { createFieldReader } from '../field-reader.ts'
import { isSubscribed, subscribe, unsubscribe } from '../newsletter/records.ts'
import { getProfile } from '../person/get-profile.ts'

export async function updateProfile(
  request: PersonalRequest<DataOf<'update_profile'>>,
): Promise<EndpointResponse<'update_profile'>> {
  const { locale, ...texts } = request.data
  const written = getValid(checkForm(profileFields, createFieldReader(decodeProfile(texts))))
  await request.transaction
    .updateTable('account')
    .set({ fields: encodeFields(profileFields, written), locale })
    .where('id', '=', request.account.id)
    .execute()
  await updateNewsletter(request, written)
  return getProfile(request)
}

/** Needs no confirmation by mail: the visitor has logged in with a mailed link to the same address. */
async function updateNewsletter(
  request: PersonalRequest<DataOf<'update_profile'>>,
  written: FormValue<typeof profileFields>,
): Promise<void> {
  const { email } = request.account
  const { newsletter, consent, locale } = request.data
  const isReader = await isSubscribed(request, email)
  // An unticked box does not withdraw a subscription that still waits for its confirmation by mail.
  if (newsletter === isReader) return
  if (!newsletter) return unsubscribe(request, email)
  if (consent === undefined) throw refuseFields([{ field: 'consent', problem: 'missing' }])
  await subscribe(request, { ...written, email, locale, consent })
}
