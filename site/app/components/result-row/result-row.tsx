import { CardLink } from '../card/card.tsx'
import primitives from '../../theme/primitives.module.css'
import card from '../card/card.module.css'
import { HoursBadge, type HoursLine } from '../hours-badge/hours-badge.tsx'
import { Logo } from '../logo/logo.tsx'
import styles from './result-row.module.css'

export interface ResultRowProps {
  to: string
  title: string
  lang?: string | undefined
  /** Kind, place or time. */
  note?: string | undefined
  /** Opening state. */
  lines?: readonly HoursLine[] | undefined
  /** The store itself, or the item's store. */
  logo?: { name: string; url: string | undefined } | undefined
  /** Texts with the matched words: `tags`, `boots`. */
  why?: readonly WhyProps[]
  /** `Found in:` */
  whyLabel?: string
}

interface WhyProps {
  place: string
  /** Alternating pieces: the second, fourth, … are matches. */
  pieces: readonly string[]
  lang?: string | undefined
}

export function ResultRows({ rows }: { rows: readonly (ResultRowProps & { readonly id: string })[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, ...row }) => (
        <ResultRow key={id} {...row} />
      ))}
    </ul>
  )
}

/** A search result with its matches; the whole row is a link. */
function ResultRow({ to, title, lang, note, lines, logo, why, whyLabel }: ResultRowProps) {
  return (
    <li className={`${card.row} ${primitives.line} ${styles.row}`}>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        {(note || lines) && (
          <p className={`${primitives.wrap} ${styles.note}`}>
            {note && <span>{note}</span>}
            {lines && <HoursBadge lines={lines} />}
          </p>
        )}
        {why && (
          <p className={`${primitives.note} ${primitives.measure} ${styles.why}`}>
            {whyLabel}{' '}
            {why.map(({ place, pieces, lang: own }, at) => (
              <span key={place + pieces.join('')}>
                {at > 0 && ', '}
                {place} <span lang={own}>“{pieces.map(markedPiece)}”</span>
              </span>
            ))}
          </p>
        )}
      </div>
      {logo && (
        <div className={styles.logo}>
          <Logo {...logo} />
        </div>
      )}
    </li>
  )
}

function markedPiece(piece: string, at: number) {
  return at % 2 === 0 ? piece : <mark key={at}>{piece}</mark>
}
