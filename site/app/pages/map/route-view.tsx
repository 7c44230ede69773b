import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { RouteSteps } from '../../components/route-steps/route-steps.tsx'
import { PrintButton } from '../../components/button/print-button.tsx'
import type { RouteView, RouteScreen } from './route-screen.ts'
import styles from './route-view.module.css'

/** The route in words, why there is none, or what is missing to find one. */
export function RoutePanel({ directions }: { directions: RouteScreen }) {
  const { map: words } = useMessages()
  const { prompt, refusal, note, route } = directions
  const message = refusal ?? prompt
  return (
    <div className={styles.route}>
      <div role="status">
        {route && (
          <p className={styles.announcement}>
            {route.title}: {route.times[0]?.time}
          </p>
        )}
        {note && <p className={styles.problem}>{note}</p>}
        {message && <p className={refusal ? styles.problem : styles.prompt}>{message}</p>}
      </div>
      {route && <RouteDescription route={route} />}
      {(route ?? refusal) && (
        <p className={styles.actions}>
          {route && <PrintButton>{words.print}</PrintButton>}
          <Link className={styles.link} to={directions.clear} preventScrollReset lang={words.lang}>
            {words.closeDirections}
          </Link>
        </p>
      )}
    </div>
  )
}

function RouteDescription({ route }: { route: RouteView }) {
  const { map: words } = useMessages()
  const { goal } = route
  return (
    <section aria-labelledby="route">
      <h3 className={styles.title} id="route">
        {route.title}
      </h3>
      <p className={styles.distance}>{route.distance}</p>
      {route.quieter && <p className={styles.distance}>{route.quieter}</p>}
      <dl className={styles.times} aria-label={words.times}>
        {route.times.map(({ name, time }) => (
          <div key={name} className={styles.time}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      {goal && goal.lines.length > 0 && (
        <p className={styles.goal}>
          <Link to={goal.to}>{goal.name}</Link> <HoursBadge lines={goal.lines} />
        </p>
      )}
      <RouteSteps steps={route.steps} />
    </section>
  )
}
