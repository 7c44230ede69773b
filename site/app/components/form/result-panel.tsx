import { ButtonLink } from '../button/button-link.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'
import { useFocusOnResult } from './use-focus-on-result.ts'

interface ResultPanelProps {
  id: string
  className: string | undefined
  /** What the panel says this of: each new one gets the focus once. */
  answer: object
  /** Several on one page: none of them gets the focus. */
  isOneOfSeveral: boolean
  heading: React.ReactNode
  outcome: Omit<Outcome, 'title'>
  children?: React.ReactNode
}

/** How a form was answered; it has the focus when it appears. */
export function ResultPanel(props: ResultPanelProps) {
  const { id, className, answer, isOneOfSeveral, heading, outcome, children } = props
  const panel = useFocusOnResult<HTMLDivElement>(answer)
  return (
    <div
      className={className}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      role="group"
      // What has become of the form is the first thing to know, also where no script moves the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={!isOneOfSeveral}
    >
      {heading}
      {outcome.text && <p>{outcome.text}</p>}
      {outcome.link && (
        <p className={styles.link}>
          <ButtonLink to={outcome.link.to}>{outcome.link.text}</ButtonLink>
        </p>
      )}
      {children}
    </div>
  )
}
