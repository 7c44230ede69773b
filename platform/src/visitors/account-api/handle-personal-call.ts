import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { Problem } from '@promenade/process/problem'
import { renewSession } from './sessions.ts'
import { attempt } from './attempt.ts'
import type { CallResult, Call } from './call.ts'
import type { PersonalEndpoint } from './account-endpoint.ts'
import { refuseCall } from './refuse-call.ts'
import { readData } from './read-data.ts'

/** Handles a call of a logged-in visitor; a refused call gets new tokens too. */
export async function handlePersonalCall<Name extends EndpointName>(
  { name, endsSession, handle }: PersonalEndpoint<Name>,
  { database, property, documents, now, data, auth }: Call,
): Promise<CallResult> {
  return database.transaction().execute(async (transaction) => {
    const session = await renewSession({ transaction, property, now }, auth)
    if (session === undefined) return { outcome: refuse() }
    const { outcome } = await attempt(transaction, async () => {
      const { account, auth } = session
      const client = auth.client
      const request = { transaction, property, documents, now, account, client, data: readData(name, data) }
      return { outcome: { data: await handle(request) } }
    })
    const isOver = endsSession === true && 'data' in outcome
    return { outcome, auth: isOver ? undefined : session.auth }
  })
}

function refuse(): Problem {
  return refuseCall(401, 'These tokens belong to no session.', { reason: 'session' })
}
