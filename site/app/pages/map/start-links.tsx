import { Link } from 'react-router'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { type MapQuery, mapSearch } from './map-query.ts'
import chipStyles from './nearest-chips.module.css'
import type { PlanScreen } from './plan-screen.server.ts'
import styles from './route-form.module.css'

/** The routes to the goal from the usual starts, with or without steps: one press each instead of the form. */
export function StartLinks({ plan }: { plan: PlanScreen }) {
  const { map: words } = useMessages()
  const { path, query, starts } = plan
  if (query.to === undefined || query.from !== undefined || starts.length === 0) return null
  const { blank: _blank, ...rest } = query
  const href = (change: Partial<MapQuery>) => path + mapSearch({ ...rest, ...change })
  const ways = [
    { text: words.shortestWay, isStepFree: false },
    { text: words.stepFreeWay, isStepFree: true },
  ]
  return (
    <div className={styles.kinds}>
      <nav aria-label={words.way}>
        <ul className={chipStyles.chips}>
          {ways.map(({ text, isStepFree }) => (
            <li key={text}>
              <Link
                className={chipStyles.chip}
                to={href({ isStepFree })}
                preventScrollReset
                aria-current={isStepFree === query.isStepFree ? 'true' : undefined}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="where">
        <h3 className={styles.legend} id="where" lang={words.lang}>
          {words.chooseStart}
        </h3>
        <ul className={chipStyles.chips}>
          {starts.map(({ slug, name }) => (
            <li key={slug}>
              <Link className={chipStyles.chip} to={href({ from: slug })} state={landing} preventScrollReset>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Where the focus goes: the links make room for the route. */
const landing: InPlace = { landing: 'get-there' }
