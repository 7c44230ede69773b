import { Icon } from '../icon/icon.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'
import { useFocusOnAnswer } from './use-focus-on-answer.ts'

interface SuccessPanelProps {
  outcome: Outcome
  /** Several on one page need ids of their own, and none of them the focus. */
  id?: string
  children?: React.ReactNode
}

/** Stands in place of a form that was taken, and has the focus when it appears. */
export function SuccessPanel({ outcome, id = 'done', children }: SuccessPanelProps) {
  const panel = useFocusOnAnswer<HTMLDivElement>(outcome)
  return (
    <div
      className={styles.done}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      role="group"
      // What has become of the form is the first thing to know, also where no script moves the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={id === 'done'}
    >
      <h2 className={styles.doneTitle} id={id}>
        <Icon name="check" />
        {outcome.title}
      </h2>
      {outcome.text && <p>{outcome.text}</p>}
      {children}
    </div>
  )
}
