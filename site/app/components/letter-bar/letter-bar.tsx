import { memo } from 'react'
import primitives from '../../theme/primitives.module.css'
import choiceStyles from '../choice-bar/choice.module.css'
import styles from './letter-bar.module.css'

export interface LetterLink {
  /** Visible text: a letter, '#', or "All". */
  text: string
  /** Accessible name, if not the text. */
  label?: string
  /** Absent if no store starts with the letter. */
  to?: string | undefined
  current: boolean
}

/** The alphabet as plain links, handled by the parent; letters without stores are no links. */
export function LetterBar({ label, letters }: { label: string; letters: readonly LetterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={`${primitives.wrap} ${choiceStyles.row} ${styles.letters}`}>
        {letters.map((letter) => (
          <Letter key={letter.text} {...letter} />
        ))}
      </ul>
    </nav>
  )
}

// Memoized: a choice changes two letters only.
const Letter = memo(function Letter({ text, label, to, current }: LetterLink) {
  if (!to) {
    return (
      <li>
        <span className={styles.none} aria-hidden="true">
          {text}
        </span>
      </li>
    )
  }
  return (
    <li>
      <a
        className={`${choiceStyles.choice} ${styles.letter}`}
        href={to}
        aria-label={label}
        aria-current={current ? 'true' : undefined}
        data-landing={current || undefined}
      >
        {text}
      </a>
    </li>
  )
})
