import { createHash } from 'node:crypto'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import type { Problem } from '@promenade/process/problem'
import { countCall } from '../../database/rate-limit.ts'
import type { Limits, AccountRequest } from './account-endpoint.ts'
import { refuseCall } from './refuse-call.ts'

interface Caller {
  readonly name: EndpointName
  readonly limits: Limits
  readonly visitor_key: string
  readonly email: string | undefined
}

/**
 * Counts a call for its visitor and for its e-mail address; returns a refusal above a limit. A call refused for the
 * visitor does not count for the address, so one visitor cannot use up the limit of all. It runs in the transaction of
 * the call, so that calls of one visitor wait for each other and an aborted call does not count.
 */
export async function refuseTooMany(
  { transaction, property }: Pick<AccountRequest<unknown>, 'transaction' | 'property'>,
  { name, limits, visitor_key, email }: Caller,
): Promise<Problem | undefined> {
  for (const { limit, counter } of listCounters(limits, visitor_key, email)) {
    const wait = await countCall(transaction, limit, `${property.id}:${name}:${limit.seconds}:${counter}`)
    if (wait > 0) return refuse(wait)
  }
  return undefined
}

function listCounters({ visitor, email: forEmail }: Limits, visitorKey: string, email: string | undefined) {
  const counters = visitor.map((limit) => ({ limit, counter: `visitor:${visitorKey}` }))
  if (forEmail === undefined || email === undefined) return counters
  const address = email.trim().toLowerCase()
  return [
    ...counters,
    ...forEmail.byVisitor.map((limit) => ({ limit, counter: `both:${hashOf(`${address} ${visitorKey}`)}` })),
    ...forEmail.byAll.map((limit) => ({ limit, counter: `email:${hashOf(address)}` })),
  ]
}

function refuse(retry_after: number): Problem {
  return refuseCall(429, 'Too many calls: wait before the next one.', {
    reason: 'too-often',
    retry_after,
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
