import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { nameOfPath } from '../../components/change-list.tsx'
import type { Clash, Saving } from '../../documents/saving.ts'
import type { Undecided } from '../../forms/form-context.ts'
import { useStudio } from '../../context/studio-context.ts'
import type { DraftStore } from './draft-store.ts'
import type { Colleague } from './use-colleagues.ts'

/** The places where two people have different texts: what a colleague decides, and what this person does. */
export function listUndecided(
  store: DraftStore,
  clash: Clash | undefined,
  colleagues: readonly Colleague[],
): readonly Undecided[] {
  const theirs = colleagues.flatMap(({ name, undecided }) => undecided.map((path) => ({ path, by: name })))
  if (clash === undefined) return theirs
  const onDecide = () => store.dispatch({ type: 'ask' })
  return [...theirs, ...clash.conflicts.map((path) => ({ path, by: clash.by, onDecide }))]
}

/** Names what a colleague changed meanwhile and this screen shows now. */
export function TakenNotice({ kind, saving }: { readonly kind: EntryKind; readonly saving: Saving }) {
  const { messages: m } = useStudio()
  const { taken } = saving
  if (taken === undefined) return null
  const names = [...new Set(taken.paths.map((path) => nameOfPath(m, kind, path)))]
  return (
    <p className="notice" role="status">
      {m.editor.taken(taken.by, names.join(' · '))}
    </p>
  )
}
