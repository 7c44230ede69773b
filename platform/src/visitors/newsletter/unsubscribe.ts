import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { refuseCall } from '../account-api/refuse-call.ts'
import { unsubscribe } from './records.ts'

/** Unsubscribes with the link of a mail, which never expires. A second use changes nothing. */
export async function unsubscribeByToken(
  request: AccountRequest<DataOf<'newsletter_unsubscribe'>>,
): Promise<EndpointResponse<'newsletter_unsubscribe'>> {
  const { transaction, property, data } = request
  const found = await transaction
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('property_id', '=', property.id)
    .where('unsubscribe_token', '=', data.token)
    .executeTakeFirst()
  if (found === undefined) throw refuseCall(404, 'There is no such subscription.', { reason: 'unknown' })
  await unsubscribe(request, found.email)
  return { status: 'unsubscribed' }
}
