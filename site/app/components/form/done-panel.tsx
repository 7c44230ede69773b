import { Icon } from '../icon/icon.tsx'
import { ResultPanel } from './result-panel.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'

interface DonePanelProps {
  outcome: Outcome
  /** Instances of one page need distinct ids; only the default id gets the focus. */
  id?: string
}

/** Replaces a form after success; takes the focus. */
export function DonePanel({ outcome, id = 'done' }: DonePanelProps) {
  const heading = (
    <h2 className={styles.doneTitle} id={id}>
      <Icon name="check" />
      {outcome.title}
    </h2>
  )
  return (
    <ResultPanel
      id={id}
      className={styles.done}
      result={outcome}
      isOneOfSeveral={id !== 'done'}
      heading={heading}
      outcome={outcome}
    />
  )
}
