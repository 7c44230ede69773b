import { createHash } from 'node:crypto'
import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { sql } from 'kysely'
import { z } from 'zod'
import type { CallResult } from './call.ts'
import type { AccountRequest } from './account-endpoint.ts'
import { refuseCall } from './refuse-call.ts'

interface Submission {
  readonly name: EndpointName
  readonly key: string
  readonly data: object
}

type SubmissionRequest = Omit<AccountRequest<unknown>, 'data'>

/** Finds the earlier result of the same submission. A simultaneous one waits here until the other is committed. */
export async function findEarlierResult(
  { transaction, property }: SubmissionRequest,
  submission: Submission | undefined,
): Promise<CallResult['outcome'] | undefined> {
  if (submission === undefined) return undefined
  const { name, key } = submission
  const lock = `${property.id} ${name} ${key}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction)
  const earlier = await transaction
    .selectFrom('submission')
    .select(['data_hash', 'answer'])
    .where('property_id', '=', property.id)
    .where('endpoint', '=', name)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (earlier === undefined) return undefined
  if (earlier.data_hash === hashOf(submission.data)) return { data: responseShape.parse(earlier.answer) }
  return refuseCall(422, 'This key was used with other data.', { reason: 'key-used' })
}

/** Stores the response of a submission for its repetitions. */
export async function storeResponse(
  { transaction, property, now }: SubmissionRequest,
  submission: Submission | undefined,
  response: object,
): Promise<void> {
  if (submission === undefined) return
  await transaction
    .insertInto('submission')
    .values({
      property_id: property.id,
      endpoint: submission.name,
      idempotency_key: submission.key,
      data_hash: hashOf(submission.data),
      answer: JSON.stringify(response),
      created_at: now,
    })
    .execute()
}

const responseShape = z.record(z.string(), z.unknown())

/** Fields that may differ between two attempts of one submission: a phone has left the Wi-Fi, a minute has passed. */
const incidental = ['visitor_key', 'given_at']

function hashOf(data: object): string {
  const text = JSON.stringify(data, (key, value: unknown) => (incidental.includes(key) ? undefined : value))
  return createHash('sha256').update(text).digest('hex')
}
