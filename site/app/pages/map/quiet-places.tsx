import { Link } from 'react-router'
import { TimedLine } from '../../components/timed-line/timed-line.tsx'
import type { QuietView } from './quiet-view.server.ts'
import styles from './store-panel.module.css'

/** The quiet places and the calm hours. Directions follow when a place is chosen, as for stores. */
export function QuietPlaces({ quiet }: { quiet: QuietView }) {
  const { title, hours, places } = quiet
  return (
    <section className={styles.quiet} aria-labelledby="quiet">
      <h2 className={styles.title} id="quiet">
        {title}
      </h2>
      <ul className={styles.rows}>
        {places.map(({ slug, name, level, to }) => (
          <li key={slug}>
            <a href={to}>
              <span>{name}</span>
              <span>{level}</span>
            </a>
          </li>
        ))}
        {hours && (
          <li>
            <Link to={hours.to}>
              <TimedLine lines={hours.lines} />
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
