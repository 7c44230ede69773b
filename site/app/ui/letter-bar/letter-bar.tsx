import { Link } from 'react-router'
import styles from './letter-bar.module.css'

export interface LetterLink {
  /** What is printed: a letter, '#', or the word for all. */
  text: string
  /** What is read out. */
  label: string
  /** Absent where no store has the letter. */
  to?: string | undefined
  current: boolean
}

/** The alphabet as links; letters without a store are printed but lead nowhere. */
export function LetterBar({ label, letters }: { label: string; letters: readonly LetterLink[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <li key={letter.text}>
            {letter.to ? (
              <Link
                className={styles.letter}
                to={letter.to}
                preventScrollReset
                aria-label={letter.label}
                aria-current={letter.current ? 'true' : undefined}
              >
                {letter.text}
              </Link>
            ) : (
              <span className={styles.none} aria-hidden="true">
                {letter.text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
