import { useMessages } from '../../messages/messages.tsx'
import { type MapQuery, mapSearch } from './map-query.ts'
import primitives from '../../theme/primitives.module.css'
import chipStyles from './nearest-chips.module.css'
import type { PlanScreen } from './plan-screen.server.ts'
import styles from './route-form.module.css'

/** The routes to the goal from the usual starts, with or without steps: one press each instead of the form. */
export function StartLinks({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { path, query, starts, isStartAssumed } = plan
  const { blank: _blank, from, step: _step, ...rest } = query
  if (query.to === undefined || (from !== undefined && !isStartAssumed) || starts.length === 0) return null
  const href = (change: Partial<MapQuery>) => path + mapSearch({ ...rest, ...change })
  return (
    <nav className={`${primitives.row} ${styles.kinds}`} aria-labelledby="where">
      <h3 className={styles.legend} id="where" lang={words.lang}>
        {words.chooseStart}
      </h3>
      <a
        className={`${primitives.target} ${chipStyles.chip}`}
        href={href({ isStepFree: !query.isStepFree })}
        aria-current={query.isStepFree || undefined}
      >
        {words.stepFreeWay}
      </a>
      <ul className={`${primitives.wrap} ${chipStyles.chips}`}>
        {starts.map(({ slug, name }) => (
          <li key={slug}>
            <a className={`${primitives.target} ${chipStyles.chip}`} href={href({ from: slug })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
