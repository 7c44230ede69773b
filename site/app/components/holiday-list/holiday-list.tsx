import styles from './holiday-list.module.css'

export interface HolidayRow {
  key: string
  /** The name, or the dates if it has none. */
  title: string
  when?: string | undefined
  hours: string
}

/** Holidays with their hours. */
export function HolidayList({ rows }: { rows: readonly HolidayRow[] }) {
  return (
    <ul>
      {rows.map(({ key, title, when, hours }) => (
        <li key={key} className={styles.row}>
          <span className={styles.title}>{title}</span>
          <span className={styles.hours}>{hours}</span>
          {when && <span className={styles.when}>{when}</span>}
        </li>
      ))}
    </ul>
  )
}
