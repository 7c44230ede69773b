import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { isEmail } from '../by-email.ts'

/**
 * Deletes the account with its sessions and favorites. Messages and contest entries stay: they were sent to the centre. So do
 * reports of what is wrong, without the address.
 */
export async function deleteAccount({
  transaction,
  property,
  account,
}: PersonalRequest<unknown>): Promise<EndpointResponse<'delete_account'>> {
  await transaction.deleteFrom('account').where('id', '=', account.id).execute()
  for (const table of ['login_link', 'newsletter_subscription'] as const) {
    await transaction
      .deleteFrom(table)
      .where('property_id', '=', property.id)
      .where(isEmail('email', account.email))
      .execute()
  }
  await transaction
    .updateTable('visitor_report')
    .set({ email: null })
    .where('property_id', '=', property.id)
    .where(isEmail('email', account.email))
    .execute()
  return { status: 'deleted' }
}
