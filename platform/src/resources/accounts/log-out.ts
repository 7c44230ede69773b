import type { EndpointAnswer } from '@promenade/contract/account-api/endpoints'
import type { PersonalAsked } from '../../account-api/account-endpoint.ts'
import { endSession, endSessions } from './sessions.ts'

export async function logOut({
  transaction,
  client,
}: PersonalAsked<unknown>): Promise<EndpointAnswer<'log_out'>> {
  await endSession(transaction, client)
  return { status: 'logged out' }
}

export async function logOutEverywhere({
  transaction,
  account,
}: PersonalAsked<unknown>): Promise<EndpointAnswer<'log_out_everywhere'>> {
  await endSessions(transaction, account)
  return { status: 'logged out' }
}
