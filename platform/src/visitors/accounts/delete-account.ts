import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { endSubscription, forgetAddress, removeRows } from '../person/erase-person.ts'

/**
 * Deletes the account with its sessions and favorites, and ends the newsletter, of which the proof of consent stays as long as
 * after an unsubscription: the mall has to show that its mails were wanted. Messages and contest entries stay: they were sent to the centre, which
 * erases them on request. So do reports of what is wrong, without the address.
 */
export async function deleteAccount({
  transaction,
  property,
  account: { email },
  now,
}: PersonalRequest<unknown>): Promise<EndpointResponse<'delete_account'>> {
  const person = { transaction, property, email }
  for (const table of ['account', 'login_link'] as const) await removeRows(person, table)
  await endSubscription({ ...person, now })
  await forgetAddress(person, 'visitor_report')
  return { status: 'deleted' }
}
