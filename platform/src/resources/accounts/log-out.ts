import type { EndpointAnswer } from '@promenade/contract/private-calls/endpoints'
import type { PersonalAsked } from '../../private-calls/private-endpoint.ts'
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
