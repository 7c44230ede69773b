import { Link } from 'react-router'
import styles from './route-steps.module.css'
import { StepSign, type StepSignName } from './step-sign.tsx'

interface RouteStepItem {
  key: string
  sign: StepSignName
  /** The instruction as a full sentence. */
  text: string
  /** Name of the level; the first step on a level shows it. */
  level: string
  /** Address of the map on that level. */
  href: string
}

interface RouteStepsProps {
  steps: readonly RouteStepItem[]
  /** The key of the step that the visitor follows. */
  current?: string | undefined
}

/** The directions as a list. */
export function RouteSteps({ steps, current }: RouteStepsProps) {
  return (
    <ol>
      {steps.map(({ key, sign, text, level, href }, index) => (
        <li key={key} className={styles.step} aria-current={key === current ? 'step' : undefined}>
          {level !== steps[index - 1]?.level && (
            <Link className={styles.level} to={href} preventScrollReset>
              {level}
            </Link>
          )}
          <span className={styles.sign}>
            <StepSign name={sign} />
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}
