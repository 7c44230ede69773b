import primitives from '../../theme/primitives.module.css'
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
        <li key={key} className={`${primitives.lined} ${styles.row}`}>
          <span className={primitives.strong}>{title}</span>
          <span className={`${primitives.figures} ${styles.hours}`}>{hours}</span>
          {when && <span className={`${primitives.note} ${styles.when}`}>{when}</span>}
        </li>
      ))}
    </ul>
  )
}
