import type { EntryState } from '@promenade/domain/studio/entry-state'
import { useStudio } from '../context/studio-context.ts'
import styles from './state-chip.module.css'

/** The state of a record, with its next date where the caller knows one. */
export function StateChip({ state, detail }: { readonly state: EntryState; readonly detail?: string }) {
  const { messages: m } = useStudio()
  return (
    <span className={styles.chip} data-state={state}>
      {detail ?? m.states[state]}
    </span>
  )
}
