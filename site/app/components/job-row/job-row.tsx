import { CardLink } from '../card/card.tsx'
import primitives from '../../theme/primitives.module.css'
import card from '../card/card.module.css'
import { Logo } from '../logo/logo.tsx'
import styles from './job-row.module.css'

export interface JobRowProps {
  to: string
  title: string
  lang?: string | undefined
  /** Name of the employer. */
  employer?: string | undefined
  /** The employer's logo; the name replaces a missing one. */
  logo?: string | undefined
  place?: string | undefined
  type?: string | undefined
  /** The last day to apply, as text. */
  closing: string
}

/** A job in a list; the whole row is a link. */
function JobRow({ to, title, lang, employer, logo, place, type, closing }: JobRowProps) {
  return (
    <li className={`${card.row} ${primitives.lined} ${styles.row}`}>
      <div className={styles.logo}>
        <Logo name={employer ?? ''} url={logo} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        {employer && (
          <p>
            <span className={styles.employer}>{employer}</span>
            {place && <span className={`${primitives.soft} ${styles.place}`}>{place}</span>}
          </p>
        )}
      </div>
      <p className={`${primitives.soft} ${primitives.column} ${styles.terms}`}>
        {type && <span className={`${primitives.strong} ${styles.type}`}>{type}</span>}
        <span>{closing}</span>
      </p>
    </li>
  )
}

interface JobRowsProps {
  items: readonly (JobRowProps & { id: string })[]
  /** For the page of an employer, where every logo would be the same. */
  hideLogos?: boolean
}

export function JobRows({ items, hideLogos = false }: JobRowsProps) {
  return (
    <ul className={hideLogos ? styles.withoutLogos : styles.rows}>
      {items.map(({ id, ...job }) => (
        <JobRow key={id} {...job} />
      ))}
    </ul>
  )
}
