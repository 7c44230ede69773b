import { Link } from 'react-router'
import { Logo } from '../logo/logo.tsx'
import styles from './job-row.module.css'

export interface JobRowProps {
  to: string
  title: string
  lang?: string | undefined
  /** The store or centre that hires. */
  employer?: string | undefined
  /** The employer's logo; its name stands in for a missing one. */
  logo?: string | undefined
  place?: string | undefined
  type?: string | undefined
  /** Until when to apply. */
  closing: string
}

/** An open position in a list; the whole row leads to its page. */
function JobRow({ to, title, lang, employer, logo, place, type, closing }: JobRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.sign}>
        <Logo name={employer ?? ''} url={logo} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        </h3>
        {employer && (
          <p>
            <span className={styles.employer}>{employer}</span>
            {place && <span className={styles.place}>{place}</span>}
          </p>
        )}
      </div>
      <p className={styles.terms}>
        {type && <span className={styles.type}>{type}</span>}
        <span>{closing}</span>
      </p>
    </li>
  )
}

interface JobRowsProps {
  items: readonly (JobRowProps & { id: string })[]
  /** On the employer's own page: without its sign in each row. */
  unsigned?: boolean
}

export function JobRows({ items, unsigned = false }: JobRowsProps) {
  return (
    <ul className={unsigned ? styles.unsigned : styles.rows}>
      {items.map(({ id, ...job }) => (
        <JobRow key={id} {...job} />
      ))}
    </ul>
  )
}
