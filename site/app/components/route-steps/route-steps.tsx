import { Link } from 'react-router'
import styles from './route-steps.module.css'
import { StepSign, type StepSignName } from './step-sign.tsx'

export interface RouteStepItem {
  key: string
  sign: StepSignName
  /** A whole sentence. */
  text: string
  /** The name of the level it begins on; said once for all steps there. */
  level: string
  /** Where that level is drawn. */
  href: string
}

/** A way in words, from where one starts to where one arrives. */
export function RouteSteps({ steps }: { steps: readonly RouteStepItem[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, sign, text, level, href }, index) => (
        <li key={key} className={styles.step}>
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
