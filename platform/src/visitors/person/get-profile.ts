import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { encodeProfile } from '@promenade/contract/account-api/profile-fields'
import { profileFields } from '@promenade/domain/forms/forms'
import { decodeFields } from '../../database/form-fields.ts'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { isSubscribed } from '../newsletter/records.ts'

type VisitorRequest = Pick<PersonalRequest<unknown>, 'transaction' | 'property' | 'account'>

/** What a visitor with an account has told about themselves. */
export async function getProfile(request: VisitorRequest): Promise<EndpointResponse<'get_profile'>> {
  const row = await request.transaction
    .selectFrom('account')
    .select(['public_id', 'email', 'fields', 'locale', 'created_at'])
    .where('id', '=', request.account.id)
    .executeTakeFirstOrThrow()
  return {
    id: row.public_id,
    email: row.email,
    ...encodeProfile(decodeFields(profileFields, row)),
    locale: row.locale,
    newsletter: await isSubscribed(request, row.email),
    member_since: row.created_at.toISOString(),
  }
}
