import { Link } from 'react-router'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { TimedLine } from '../../components/timed-line/timed-line.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './calm-hours.module.css'
import type { HoursScreen } from './hours-screen.server.ts'

/** The recurring calm hours, and the way to quiet places. */
export function CalmHours({ calm }: { calm: NonNullable<HoursScreen['calm']> }) {
  const { title, lines, rules, notOnHolidays, places, calendar } = calm
  return (
    <section className={`${styles.calm} ${primitives.onScreen}`} aria-labelledby="calm">
      <SectionHead id="calm" title={title} />
      <p className={`${primitives.strong} ${styles.next}`}>
        <TimedLine lines={lines} />
      </p>
      <ul className={primitives.stack}>
        {rules.map(({ when, note, lang }) => (
          <li key={when}>
            <p className={primitives.strong}>{when}</p>
            {note && <p lang={lang}>{note}</p>}
          </li>
        ))}
      </ul>
      <p className={`${primitives.note} ${styles.note}`}>{notOnHolidays}</p>
      <p className={`${primitives.wrap} ${styles.links}`}>
        {places && (
          <Link className={primitives.link} to={places.to}>
            {places.text}
          </Link>
        )}
        <a className={primitives.link} href={calendar.to}>
          {calendar.text}
        </a>
      </p>
    </section>
  )
}
