import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { DataOf, AccountRequest } from '../../account-api/account-endpoint.ts'
import { PrivateRefusal } from '../../account-api/refusal.ts'
import { unsubscribe } from './records.ts'

/** The link in every mail, which stays good: following it again changes nothing. */
export async function unsubscribeByToken(
  asked: AccountRequest<DataOf<'newsletter_unsubscribe'>>,
): Promise<EndpointResponse<'newsletter_unsubscribe'>> {
  const { transaction, property, data } = asked
  const found = await transaction
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('property_id', '=', property.id)
    .where('unsubscribe_token', '=', data.token)
    .executeTakeFirst()
  if (found === undefined)
    throw new PrivateRefusal(404, 'There is no such subscription.', { reason: 'unknown' })
  await unsubscribe(asked, found.email)
  return { status: 'unsubscribed' }
}
