import { useEffect, useRef } from 'react'
import { ButtonLink } from '../button/button-link.tsx'
import styles from './form.module.css'
import type { Outcome } from './form-view.ts'
import { useHydrated } from '../hydrated.tsx'

interface ResultPanelProps {
  id: string
  className: string | undefined
  /** The result: each new object gets the focus once. */
  result: object
  /** One of several panels on the page: none of them gets the focus. */
  isOneOfSeveral: boolean
  heading: React.ReactNode
  outcome: Omit<Outcome, 'title'>
  children?: React.ReactNode
}

/** The outcome of a form; takes the focus. */
export function ResultPanel(props: ResultPanelProps) {
  const { id, className, result, isOneOfSeveral, heading, outcome, children } = props
  const panel = useFocusOnResult<HTMLDivElement>(result)
  return (
    <div
      className={className}
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      role="group"
      // The outcome comes first for screen readers, also without script.
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

/** Focuses the outcome of a form, once per result, but not on hydration. */
function useFocusOnResult<Panel extends HTMLElement>(result: object): React.RefObject<Panel | null> {
  const panel = useRef<Panel>(null)
  const isHydrated = useHydrated()
  const seen = useRef(isHydrated ? undefined : result)
  useEffect(() => {
    if (seen.current === result) return
    seen.current = result
    panel.current?.focus()
  }, [result])
  return panel
}
