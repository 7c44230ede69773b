import { createHash } from 'node:crypto'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { CompiledQuery, type Transaction } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Schema } from '../database/schema.ts'
import type { Limit, Limits, AccountRequest } from './account-endpoint.ts'
import { PrivateRefusal } from './refusal.ts'

interface Caller {
  readonly name: EndpointName
  readonly limits: Limits
  readonly visitor_key: string
  readonly email: string | undefined
}

/**
 * Counts a call for the visitor who makes it and for the address that it names; the refusal of a call that is one too many.
 * A call refused for the visitor does not count for the address, so one visitor cannot use up what all have together.
 * Within the transaction, so that calls of one visitor wait for each other and none is counted that was never answered.
 */
export async function refuseTooMany(
  { transaction, property }: Pick<AccountRequest<unknown>, 'transaction' | 'property'>,
  { name, limits, visitor_key, email }: Caller,
): Promise<PrivateRefusal | undefined> {
  for (const { limit, whose } of listCounts(limits, visitor_key, email)) {
    const wait = await count(transaction, limit, `${property.id}:${name}:${limit.seconds}:${whose}`)
    if (wait > 0) return refuse(wait)
  }
  return undefined
}

function listCounts({ visitor, email: forEmail }: Limits, visitorKey: string, email: string | undefined) {
  const counts = visitor.map((limit) => ({ limit, whose: `visitor:${visitorKey}` }))
  if (forEmail === undefined || email === undefined) return counts
  const address = email.trim().toLowerCase()
  return [
    ...counts,
    ...forEmail.byVisitor.map((limit) => ({ limit, whose: `both:${hashOf(`${address} ${visitorKey}`)}` })),
    ...forEmail.byAll.map((limit) => ({ limit, whose: `email:${hashOf(address)}` })),
  ]
}

/** Seconds until the next call is allowed; 0 where this one is. */
async function count(transaction: Transaction<Schema>, limit: Limit, key: string): Promise<number> {
  try {
    await limiter(transaction, limit).consume(key)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
    throw error
  }
}

function limiter(transaction: Transaction<Schema>, { calls, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: readonly unknown[] }) =>
        transaction.executeQuery(CompiledQuery.raw(text, [...values])),
    },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: '',
    points: calls,
    duration: seconds,
    // The platform clears them with everything else that is over.
    clearExpiredByTimeout: false,
  })
}

function refuse(retry_after: number): PrivateRefusal {
  return new PrivateRefusal(429, 'This has been asked too often.', { reason: 'too-often', retry_after })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
