import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import { setInDocument } from '@promenade/domain/studio/path'
import { call } from '../../api/call.ts'
import { changeItems } from '../../entries/change-items.ts'
import type { FaultLine } from './group-faults.ts'

/** The change of the record that mends a fault; absent where somebody has to decide or to choose. */
export function changeIn({ fix }: FaultLine['fault']) {
  return fix?.action === 'settle' || fix?.action === 'synonym' ? undefined : fix
}

/** True if a press mends it, without a decision. A fix of a record with a draft would publish what is not finished. */
export function canMend({ fault, record }: FaultLine): boolean {
  return changeIn(fault) !== undefined && record !== undefined && !record.hasDraft
}

/** The steps of a change set that mend a fault. */
export async function mendingItems({ fault, record }: FaultLine): Promise<readonly ChangeItem[]> {
  const fix = changeIn(fault)
  if (fix === undefined || record === undefined) return []
  const { id, version } = record
  if (fix.action === 'withdraw') return [{ entry: id, version, action: 'withdraw' }]
  if (fix.action === 'cancel') return [{ entry: id, version, action: 'cancel', plans: [fix.plan] }]
  const entry = await call('GET /api/v1/entries/:id', { params: { id } })
  return changeItems(entry, (document) => setInDocument(document, fix.path, fix.value), true)
}
