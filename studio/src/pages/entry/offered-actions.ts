import { kindOf } from '@promenade/contract/kinds/kinds'
import type { EntryWire } from '@promenade/contract/studio-api/entries'
import { type Permission, permissionOf } from '@promenade/domain/studio/permissions'

/** What the menu of a record offers beside its history. */
type OfferedAction = 'duplicate' | 'address' | 'cancel' | 'withdraw' | 'discard' | 'undelete' | 'delete'

interface OfferedFor {
  readonly entry: Pick<EntryWire, 'kind' | 'state' | 'published' | 'scheduled'>
  readonly hasDraft: boolean
  /** The only record of its kind. */
  readonly isSingle: boolean
  readonly isAllowed: (permission: Permission) => boolean
}

/** The actions that make sense for a record, of those that this person may do, in the order of the menu. */
export function offeredActions({
  entry,
  hasDraft,
  isSingle,
  isAllowed,
}: OfferedFor): readonly OfferedAction[] {
  const { kind, state, published, scheduled } = entry
  const isInBin = state === 'bin'
  const makesSense: Readonly<Record<OfferedAction, boolean>> = {
    duplicate: !isSingle,
    address: !isInBin && kindOf(kind).area !== undefined,
    cancel: scheduled.length > 0,
    withdraw: published !== undefined && !isSingle,
    discard: hasDraft && published !== undefined,
    undelete: isInBin && !isSingle,
    delete: !isInBin && !isSingle,
  }
  const all = ['duplicate', 'address', 'cancel', 'withdraw', 'discard', 'undelete', 'delete'] as const
  const needs = (action: OfferedAction) =>
    action === 'duplicate' ? 'draft.write' : permissionOf(action, kind)
  return all.filter((action) => makesSense[action] && isAllowed(needs(action)))
}
