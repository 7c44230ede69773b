import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'
import { useFocusOnAnswer } from './use-focus-on-answer.ts'

interface DonePanelProps {
  outcome: Outcome
  /** Several on one page need ids of their own, and none of them the focus. */
  id?: string
}

/** Stands in place of a form that was taken, and has the focus when it appears. */
export function DonePanel({ outcome, id = 'done' }: DonePanelProps) {
  const panel = useFocusOnAnswer<HTMLDivElement>(outcome)
  const { title, text, way } = outcome
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
        {title}
      </h2>
      {text && <p>{text}</p>}
      {way && (
        <p className={styles.way}>
          <ButtonLink to={way.to}>{way.text}</ButtonLink>
        </p>
      )}
    </div>
  )
}
