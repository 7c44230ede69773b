import type { replaySchema } from '@promenade/contract/studio-api/webhooks'
import type { z } from 'zod'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import { attemptMs } from './delivery-queue.ts'

interface Replayed {
  readonly id: number
  /** Its host. */
  readonly name: string
}

/**
 * Sends a delivery again under its id, or all since an instant that have not arrived. Returns their number. One that is reserved is
 * due within `attemptMs`: it may be on its way, and would go twice at once. Throws `Problem`.
 */
export async function replay(
  act: Act,
  { id, name }: Replayed,
  wanted: z.output<typeof replaySchema>,
): Promise<number> {
  const soon = new Date(act.now.getTime() + attemptMs)
  const { numUpdatedRows } = await act.transaction
    .updateTable('webhook_delivery')
    .set({ attempts: 0, next_attempt_at: act.now, delivered_at: null, failed_at: null })
    .where('webhook_id', '=', id)
    .where(({ or, eb }) => or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '>', soon)]))
    .where(({ and, eb }) =>
      'delivery' in wanted
        ? eb('id', '=', wanted.delivery)
        : and([eb('delivered_at', 'is', null), eb('created_at', '>=', new Date(wanted.failedSince))]),
    )
    .executeTakeFirst()
  const count = Number(numUpdatedRows)
  if (count === 0 && 'delivery' in wanted)
    throw refuse('conflict', 'It is being sent, or not listed any more.')
  if (count > 0) await writeAudit(act, { action: 'webhook.replay', details: { webhook: id, name, count } })
  return count
}
