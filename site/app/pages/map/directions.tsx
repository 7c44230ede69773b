import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import type { FollowedStep } from './followed-step.ts'
import { partsFor } from './late-parts.ts'
import pageStyles from './map-page.module.css'
import type { PlanScreen } from './plan-screen.server.ts'
import styles from './route-view.module.css'

interface DirectionsProps {
  plan: PlanScreen
  followed: FollowedStep | undefined
}

/** The route in words, why there is none, or what is missing to find one. Empty without a goal. */
export function Directions({ plan, followed }: DirectionsProps) {
  const { map: words } = useMessages()
  const { directions } = plan
  const { prompt, refusal, note, route, visit } = directions
  const isFaulty = directions.fields.some(({ fault }) => fault)
  const parts = partsFor(plan.query)
  const message = refusal ?? prompt
  return (
    <section
      className={route || visit ? undefined : primitives.onScreen}
      id="get-there"
      aria-labelledby="directions"
    >
      <h2 className={pageStyles.routeTitle} id="directions" lang={words.lang}>
        {words.directionsTitle}
      </h2>
      {parts && isFaulty && <parts.ErrorSummary fields={directions.fields} words={plan.formWords} />}
      <div className={styles.route}>
        {parts && visit && !followed && <parts.VisitBar visit={visit} />}
        <div role="status">
          {route && (
            // The title below shows the same.
            <p className={screenReader.only}>
              {route.title}: {route.times[0]?.time}
            </p>
          )}
          {note && <p className={styles.problem}>{note}</p>}
          {message && <p className={refusal ? styles.problem : primitives.soft}>{message}</p>}
        </div>
        {parts && (
          <parts.RouteDetails
            directions={directions}
            isStartAssumed={plan.isStartAssumed}
            followed={followed}
          />
        )}
      </div>
    </section>
  )
}
