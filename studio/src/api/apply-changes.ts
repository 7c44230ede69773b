import type { ChangeItem, ChangeSetResult, Subject } from '@promenade/contract/studio-api/change-sets'
import { call } from './call.ts'

/** Changes entries, all or nothing. The idempotency key makes a repeated request safe. */
export function applyChanges(
  items: readonly ChangeItem[],
  key: string,
  subject?: Subject,
): Promise<ChangeSetResult> {
  return call('POST /api/v1/change-sets', { headers: { 'Idempotency-Key': key }, body: { items, subject } })
}
