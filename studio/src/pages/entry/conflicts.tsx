import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { nameOfPath } from '../../presenters/name-of-path.ts'
import type { Conflict, Saving } from '../../documents/saving.ts'
import type { FieldConflict } from '../../forms/form-context.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { DraftStore } from './draft-store.ts'
import type { Colleague } from './use-colleagues.ts'
import primitives from '../../theme/primitives.module.css'

/** Lists the open conflicts: those that a colleague has to resolve, and those of this person. */
export function listConflicts(
  store: DraftStore,
  conflict: Conflict | undefined,
  colleagues: readonly Colleague[],
): readonly FieldConflict[] {
  const theirs = colleagues.flatMap(({ name, undecided }) => undecided.map((path) => ({ path, by: name })))
  if (conflict === undefined) return theirs
  const onDecide = () => store.dispatch({ type: 'ask' })
  return [...theirs, ...conflict.paths.map((path) => ({ path, by: conflict.by, onDecide }))]
}

/** Names the fields that were merged from a colleague's version. */
export function MergeNotice({ kind, saving }: { readonly kind: EntryKind; readonly saving: Saving }) {
  const { messages: m } = useStudio()
  const { taken } = saving
  if (taken === undefined) return null
  const names = [...new Set(taken.paths.map((path) => nameOfPath(m, kind, path)))]
  return (
    <p className={primitives.notice} role="status">
      {m.editor.taken(taken.by, names.join(' · '))}
    </p>
  )
}
