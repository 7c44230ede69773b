import { Icon } from '../icon/icon.tsx'
import { AnswerPanel } from './result-panel.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'

interface DonePanelProps {
  outcome: Outcome
  /** Several on one page need ids of their own, and none of them the focus. */
  id?: string
  lang?: string | undefined
}

/** Stands in place of a form that was taken, and has the focus when it appears. */
export function DonePanel({ outcome, id = 'done', lang }: DonePanelProps) {
  const heading = (
    <h2 className={styles.doneTitle} id={id}>
      <Icon name="check" />
      {outcome.title}
    </h2>
  )
  return (
    <AnswerPanel
      id={id}
      className={styles.done}
      answer={outcome}
      isOneOfSeveral={id !== 'done'}
      heading={heading}
      outcome={outcome}
      lang={lang}
    />
  )
}
