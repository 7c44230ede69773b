import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { forgetAddress, removeRows } from '../person/erase-person.ts'

/**
 * Deletes the account with its sessions and favorites. Messages and contest entries stay: they were sent to the centre, which
 * erases them on request. So do reports of what is wrong, without the address.
 */
export async function deleteAccount({
  transaction,
  property,
  account: { email },
}: PersonalRequest<unknown>): Promise<EndpointResponse<'delete_account'>> {
  const person = { transaction, property, email }
  for (const table of ['account', 'login_link', 'newsletter_subscription'] as const)
    await removeRows(person, table)
  await forgetAddress(person, 'visitor_report')
  return { status: 'deleted' }
}
