import { Link } from 'react-router'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { TimedLine } from '../../components/timed-line/timed-line.tsx'
import styles from './calm-hours.module.css'
import type { HoursScreen } from './hours-screen.server.ts'

/** The recurring calm hours, and the way to quiet places. */
export function CalmHours({ calm }: { calm: NonNullable<HoursScreen['calm']> }) {
  const { title, lines, rules, notOnHolidays, places, calendar } = calm
  return (
    <section className={styles.calm} aria-labelledby="calm">
      <SectionHead id="calm" title={title} />
      <p className={styles.next}>
        <TimedLine lines={lines} />
      </p>
      <ul className={styles.rules}>
        {rules.map(({ when, note, lang }) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            {note && <p lang={lang}>{note}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{notOnHolidays}</p>
      <p className={styles.links}>
        {places && <Link to={places.to}>{places.text}</Link>}
        <a href={calendar.to}>{calendar.text}</a>
      </p>
    </section>
  )
}
