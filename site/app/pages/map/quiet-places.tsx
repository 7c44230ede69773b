import { Link } from 'react-router'
import { TimedLine } from '../../components/timed-line/timed-line.tsx'
import styles from './quiet-places.module.css'
import type { QuietView } from './quiet-view.server.ts'

/** The quiet places, each with its way there, and the calm hours. */
export function QuietPlaces({ quiet }: { quiet: QuietView }) {
  const { title, hours, places } = quiet
  return (
    <section className={styles.quiet} aria-labelledby="quiet">
      <h2 className={styles.title} id="quiet">
        {title}
      </h2>
      <ul>
        {places.map(({ slug, name, level, to, way }) => (
          <li key={slug} className={styles.place}>
            <Link className={styles.name} to={to} preventScrollReset>
              {name}
            </Link>
            <span className={styles.level}>{level}</span>
            <Link className={styles.way} to={way.to} aria-label={`${way.text}: ${name}`}>
              {way.text}
            </Link>
          </li>
        ))}
      </ul>
      {hours && (
        <p>
          <Link className={styles.hours} to={hours.to}>
            <TimedLine lines={hours.lines} />
          </Link>
        </p>
      )}
    </section>
  )
}
