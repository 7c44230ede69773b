import { ButtonLink } from '../button/button-link.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'
import { useFocusOnAnswer } from './use-focus-on-result.ts'

interface AnswerPanelProps {
  id: string
  className: string | undefined
  /** What the panel says this of: each new one gets the focus once. */
  answer: object
  /** Several on one page: none of them gets the focus. */
  isOneOfSeveral: boolean
  heading: React.ReactNode
  outcome: Omit<Outcome, 'title'>
  lang?: string | undefined
  children?: React.ReactNode
}

/** How a form was answered; it has the focus when it appears. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { id, className, answer, isOneOfSeveral, heading, outcome, lang, children } = props
  const panel = useFocusOnAnswer<HTMLDivElement>(answer)
  return (
    <div
      className={className}
      lang={lang}
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
      {outcome.way && (
        <p className={styles.way}>
          <ButtonLink to={outcome.way.to}>{outcome.way.text}</ButtonLink>
        </p>
      )}
      {children}
    </div>
  )
}
