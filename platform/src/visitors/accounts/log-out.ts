import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import type { PersonalRequest } from '../account-api/account-endpoint.ts'
import { endSession, endSessions } from '../account-api/sessions.ts'

/** Ends the session of the browser. */
export async function logOut({
  transaction,
  client,
}: PersonalRequest<unknown>): Promise<EndpointResponse<'log_out'>> {
  await endSession(transaction, client)
  return { status: 'logged out' }
}

/** Ends the sessions of all browsers of the visitor. */
export async function logOutEverywhere({
  transaction,
  account,
}: PersonalRequest<unknown>): Promise<EndpointResponse<'log_out_everywhere'>> {
  await endSessions(transaction, account)
  return { status: 'logged out' }
}
