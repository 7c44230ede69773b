import { kindOf } from '@promenade/contract/kinds/kinds'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import { type Permission, permissionOf } from '@promenade/domain/studio/permissions'

/** The actions in the menu of a record, besides its history. */
type OfferedAction = 'duplicate' | 'address' | 'cancel' | 'withdraw' | 'discard' | 'undelete' | 'delete'

interface OfferedFor {
  readonly entry: Pick<EntryJson, 'kind' | 'state' | 'published' | 'scheduled'>
  readonly hasDraft: boolean
  /** True for a kind with only one record. */
  readonly isSingle: boolean
  readonly isAllowed: (permission: Permission) => boolean
}

/** The allowed actions that make sense in the state of a record, in the order of the menu. */
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
