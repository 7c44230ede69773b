import { Icon } from '../icon/icon.tsx'
import { ResultPanel } from './result-panel.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'

interface DonePanelProps {
  outcome: Outcome
  /** Instances of one page need distinct ids; only the default id gets the focus. */
  id?: string
  lang?: string | undefined
}

/** Replaces a form after success; takes the focus. */
export function DonePanel({ outcome, id = 'done', lang }: DonePanelProps) {
  const heading = (
    <h2 className={styles.doneTitle} id={id}>
      <Icon name="check" />
      {outcome.title}
    </h2>
  )
  return (
    <ResultPanel
      id={id}
      className={`${primitives.panel} ${styles.done}`}
      result={outcome}
      isOneOfSeveral={id !== 'done'}
      heading={heading}
      outcome={outcome}
      lang={lang}
    />
  )
}
