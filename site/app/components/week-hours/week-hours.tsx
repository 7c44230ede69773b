import primitives from '../../theme/primitives.module.css'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './week-hours.module.css'

export interface WeekHoursDay {
  iso: string
  weekday: string
  date: string
  hours: string
  /** The name of the holiday that changes the day. */
  holiday?: string | undefined
  /** Its calm hours as text. */
  calm?: string | undefined
  isToday: boolean
  /** The opening in minutes of the day; `to` exceeds 1440 after midnight. */
  span?: { from: number; to: number } | undefined
}

interface WeekHoursProps {
  caption: string
  words: { day: string; hours: string; today: string }
  days: readonly WeekHoursDay[]
  /** Without dates, for a store's page. */
  compact?: boolean
}

/** A table of the week's hours, each day with a bar. */
export function WeekHours({ caption, words, days, compact = false }: WeekHoursProps) {
  return (
    <table className={compact ? styles.compact : styles.table}>
      <caption className={screenReader.only}>{caption}</caption>
      <thead className={screenReader.only}>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.hours}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr
            key={day.iso}
            className={`${primitives.lined} ${styles.row}`}
            data-today={day.isToday || undefined}
          >
            <th className={styles.day} scope="row">
              <span className={styles.weekday}>{day.weekday}</span>
              {!compact && (
                <time className={primitives.quiet} dateTime={day.iso}>
                  {day.date}
                </time>
              )}
              {day.isToday && (
                <span
                  className={`${primitives.filled} ${primitives.strong} ${primitives.small} ${styles.today} ${primitives.onScreen}`}
                >
                  {words.today}
                </span>
              )}
            </th>
            <td className={styles.hours}>
              <span>{day.hours}</span>
              {day.holiday && (
                <span className={`${primitives.emphasis} ${styles.holiday}`}>{day.holiday}</span>
              )}
              {day.calm && <span className={`${primitives.note} ${styles.calm}`}>{day.calm}</span>}
              {!compact && <Strip span={day.span} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The bar covers 6 a.m. to 2 a.m. of the next day. */
const DAY_BEGINS = 360
const DAY_ENDS = 1560

function Strip({ span }: { span: WeekHoursDay['span'] }) {
  const from = span && Math.max(span.from, DAY_BEGINS)
  const to = span && Math.min(span.to, DAY_ENDS)
  return (
    <svg
      className={`${styles.strip} ${primitives.onScreen}`}
      viewBox={`0 0 ${DAY_ENDS - DAY_BEGINS} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M0 12H${DAY_ENDS - DAY_BEGINS}`} />
      {from !== undefined && to !== undefined && to > from && (
        <rect className={styles.open} x={from - DAY_BEGINS} y="0" width={to - from} height="24" />
      )}
    </svg>
  )
}
