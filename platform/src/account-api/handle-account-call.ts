import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { renewSession } from '../resources/accounts/sessions.ts'
import { attempt } from './attempt.ts'
import type { Answered, Call } from './call.ts'
import type { PersonalEndpoint } from './account-endpoint.ts'
import { PrivateRefusal } from './refusal.ts'
import { readData } from './read-data.ts'

/** Answers a call of a visitor who is logged in, with new tokens even where the call itself is refused. */
export async function answerPersonalCall<Name extends EndpointName>(
  { name, endsSession, handle }: PersonalEndpoint<Name>,
  { database, property, now, data, auth }: Call,
): Promise<Answered> {
  return database.transaction().execute(async (transaction) => {
    const session = await renewSession({ transaction, property, now }, auth)
    if (session === undefined) return { outcome: refuse() }
    const { outcome } = await attempt(transaction, async () => {
      const { account, auth } = session
      const asked = { transaction, property, now, account, client: auth.client, data: readData(name, data) }
      return { outcome: { data: await handle(asked) } }
    })
    const isOver = endsSession === true && 'data' in outcome
    return { outcome, auth: isOver ? undefined : session.auth }
  })
}

function refuse(): PrivateRefusal {
  return new PrivateRefusal(401, 'Nobody is logged in with these tokens.', { reason: 'session' })
}
