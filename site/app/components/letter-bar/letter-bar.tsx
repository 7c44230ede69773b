import { memo } from 'react'
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

/** The alphabet as plain links, which whoever shows them follows; letters without a store are printed but lead nowhere. */
export function LetterBar({ label, letters }: { label: string; letters: readonly LetterLink[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.letters}>
        {letters.map((letter) => (
          <Letter key={letter.text} {...letter} />
        ))}
      </ul>
    </nav>
  )
}

// Of the alphabet, a choice changes two.
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
      <a className={styles.letter} href={to} aria-label={label} aria-current={current ? 'true' : undefined}>
        {text}
      </a>
    </li>
  )
})
