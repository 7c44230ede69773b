import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './nearest-chips.module.css'
import { useLastStart } from './last-start.ts'
import { mapSearch } from './map-query.ts'
import type { PlanScreen } from './plan-screen.server.ts'

/** Links to the nearest washroom, lift and the like, without steps, from where the visitor is or last started. */
export function NearestChips({ plan, isUnderWay }: { plan: PlanScreen; isUnderWay: boolean }) {
  const { map: words } = useMessages()
  const { path, query, nearest, quiet } = plan
  const last = useLastStart(plan)
  const from = plan.isStartAssumed ? (last ?? query.from) : (query.from ?? query.store ?? last)
  return (
    <div
      className={`${primitives.wrap} ${styles.row} ${primitives.onScreen}`}
      data-goal={isUnderWay || undefined}
    >
      <nav aria-label={words.nearest}>
        <ul className={`${primitives.wrap} ${styles.chips}`}>
          {nearest.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                className={`${primitives.target} ${styles.chip}`}
                to={path + mapSearch({ from, planned: query.planned, to: slug, isStepFree: true })}
                aria-current={slug === query.to || undefined}
              >
                {name}
              </Link>
            </li>
          ))}
          {quiet && (
            <li>
              <Link
                className={`${primitives.target} ${styles.chip}`}
                to={quiet.show}
                preventScrollReset
                aria-current={query.showsQuiet || undefined}
              >
                {quiet.title}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={words.onThisPage}>
        <ul className={`${primitives.wrap} ${styles.chips}`}>
          <Jump id="select-a-store" name={words.selectStore} />
          <Jump id="get-there" name={words.directionsTitle} />
          <Jump id="amenities" name={words.amenities} />
        </ul>
      </nav>
    </div>
  )
}

/** A link to a part of the page. */
export function Jump({ id, name }: { id: string; name: string }) {
  return (
    <li>
      <a className={`${primitives.target} ${styles.jump}`} href={`#${id}`}>
        {name}
      </a>
    </li>
  )
}
