import { useId } from 'react'
import { Link } from 'react-router'
import { useKeptQuery } from '../kept-query.ts'
import primitives from '../../theme/primitives.module.css'
import choiceStyles from './choice.module.css'
import styles from './choice-bar.module.css'

export interface Choice {
  text: string
  to: string
  current: boolean
}

interface ChoiceBarProps {
  label: string
  choices: readonly Choice[]
}

/** A labelled list of links of which one is current. */
export function ChoiceBar({ label, choices }: ChoiceBarProps) {
  const id = useId()
  const keepQuery = useKeptQuery()
  return (
    <nav className={styles.bar} aria-labelledby={id}>
      <span className={primitives.note} id={id}>
        {label}
      </span>
      <ul className={`${primitives.wrap} ${choiceStyles.row} ${styles.choices}`}>
        {choices.map(({ text, to, current }) => (
          <li key={to}>
            <Link
              className={`${primitives.target} ${choiceStyles.choice} ${styles.choice}`}
              to={keepQuery(to)}
              preventScrollReset
              aria-current={current ? 'true' : undefined}
              data-landing={current || undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
