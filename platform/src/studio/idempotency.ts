import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { refuse } from '../documents/refuse.ts'
import type { Act } from '../documents/revisions.ts'

/** A request that may be repeated. */
interface Repeatable<Response> {
  readonly key: string
  readonly body: unknown
  readonly response: z.ZodType<Response>
}

/** Reads the idempotency key of a request. Throws `Problem`. */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key')
  if (key === null || !/^[\w-]{8,100}$/.test(key))
    throw refuse('bad-request', 'Idempotency-Key must have 8 to 100 letters, digits, - and _.')
  return key
}

/** Runs the work once: a repeated request with the same key gets the first response. Throws `Problem`. */
export async function runOnce<Response extends object>(
  act: Act,
  { key, body, response }: Repeatable<Response>,
  work: () => Promise<Response>,
): Promise<Response> {
  const { transaction, author, now } = act
  const staff = author?.id ?? 0
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const claimed = await transaction
    .insertInto('idempotency')
    .values({ staff_id: staff, key, request_hash: hash, status: 200, response: '{}', created_at: now })
    // A second request with the key waits here until the first is over.
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed === undefined) {
    const first = await transaction
      .selectFrom('idempotency')
      .select(['request_hash', 'response'])
      .where('staff_id', '=', staff)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    if (first.request_hash !== hash)
      throw refuse('conflict', 'The Idempotency-Key was used for another request.')
    return response.parse(first.response)
  }
  const result = await work()
  await transaction
    .updateTable('idempotency')
    .set({ response: JSON.stringify(result) })
    .where('staff_id', '=', staff)
    .where('key', '=', key)
    .execute()
  return result
}
