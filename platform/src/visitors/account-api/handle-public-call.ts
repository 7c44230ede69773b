import type { AuthInfo } from '@promenade/contract/account-api/auth-info'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { z } from 'zod'
import { attempt } from './attempt.ts'
import type { CallResult, Call } from './call.ts'
import { refuseTooMany } from './limits.ts'
import type { DataOf, Limits, AccountRequest } from './account-endpoint.ts'
import { readData } from './read-data.ts'
import { findEarlierResult, storeResponse } from './repetition.ts'

interface Endpoint<Name extends EndpointName> {
  readonly name: Name
  readonly limits: Limits
  readonly handle: (
    request: AccountRequest<DataOf<Name>>,
  ) => Promise<{ readonly data: object; readonly auth?: AuthInfo }>
}

/**
 * Handles a call of a public endpoint; the tokens of a logged-in visitor stay valid. A repeated submission gets the first
 * response and does not count; every other call counts for the rate limits, also a failed one.
 */
export async function handlePublicCall<Name extends EndpointName>(
  { name, limits, handle }: Endpoint<Name>,
  call: Call,
): Promise<CallResult> {
  const data = readData(name, call.data)
  const { property, documents, now } = call
  const { visitor_key, email, idempotency_key } = callerShape.parse(call.data)
  const submission = idempotency_key === undefined ? undefined : { name, key: idempotency_key, data }
  return call.database.transaction().execute(async (transaction) => {
    const request = { transaction, property, documents, now, data }
    const earlier = await findEarlierResult(request, submission)
    if (earlier !== undefined) return { outcome: earlier, auth: 'unchanged' }
    const refusal = await refuseTooMany(request, { name, limits, visitor_key, email })
    if (refusal !== undefined) return { outcome: refusal, auth: 'unchanged' }
    return attempt(transaction, async () => {
      const { data, auth = 'unchanged' } = await handle(request)
      await storeResponse(request, submission, data)
      return { outcome: { data }, auth }
    })
  })
}

/** The common fields of public calls. */
const callerShape = z.object({
  visitor_key: z.string(),
  email: z.string().optional(),
  idempotency_key: z.string().optional(),
})
