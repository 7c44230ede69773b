import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { z } from 'zod'
import { attempt } from './attempt.ts'
import type { Answered, Call } from './call.ts'
import { refuseTooMany } from './limits.ts'
import type { DataOf, Limits, AccountRequest } from './account-endpoint.ts'
import { readData } from './read-data.ts'
import { findAnswer, keepAnswer } from './repetition.ts'

interface Endpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (
    asked: AccountRequest<DataOf<Name>>,
  ) => Promise<{ readonly data: object; readonly auth?: AuthInfo }>
}

/**
 * Answers a call that anybody may make; the tokens of whoever is logged in stay as they are. A repetition gets the first one's answer and does not count; whatever comes of
 * a call, it is counted.
 */
export async function answerOpenCall<Name extends EndpointName>(
  { name, limits, handle }: Endpoint<Name>,
  call: Call,
): Promise<Answered> {
  const data = readData(name, call.data)
  const { property, now } = call
  const { visitor_key, email, idempotency_key } = callerShape.parse(call.data)
  const submission = idempotency_key === undefined ? undefined : { name, key: idempotency_key, data }
  return call.database.transaction().execute(async (transaction) => {
    const asked = { transaction, property, now, data }
    const earlier = await findAnswer(asked, submission)
    if (earlier !== undefined) return { outcome: earlier, auth: 'kept' }
    const refusal = await refuseTooMany(asked, { name, limits, visitor_key, email })
    if (refusal !== undefined) return { outcome: refusal, auth: 'kept' }
    return attempt(transaction, async () => {
      const { data, auth = 'kept' } = await handle(asked)
      await keepAnswer(asked, submission, data)
      return { outcome: { data }, auth }
    })
  })
}

/** What calls have that anybody may make. */
const callerShape = z.object({
  visitor_key: z.string(),
  email: z.string().optional(),
  idempotency_key: z.string().optional(),
})
