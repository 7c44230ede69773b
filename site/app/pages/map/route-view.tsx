import { Link } from 'react-router'
import { ButtonLink } from '../../components/button/button-link.tsx'
import type { InPlace } from '../../layout/page-change/keep-place.tsx'
import type { Messages } from '../../messages/en.ts'
import { useMessages } from '../../messages/messages.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { RouteSteps } from '../../components/route-steps/route-steps.tsx'
import { PrintButton } from '../../components/button/print-button.tsx'
import { FollowCard } from './follow-card.tsx'
import { VisitBar } from './visit-bar.tsx'
import type { VisitView } from './visit-view.ts'
import type { FollowedStep } from './followed-step.ts'
import type { RouteView, RouteScreen } from './route-screen.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './route-view.module.css'
import { LostPanel } from './lost-panel.tsx'

interface RoutePartsProps {
  directions: RouteScreen
  /** The visitor has not said where they are. */
  isStartAssumed: boolean
  followed: FollowedStep | undefined
}

/** The steps of the route, and what leads away from it. */
export function RouteDetails({ directions, isStartAssumed, followed }: RoutePartsProps) {
  const { map: words } = useMessages()
  const { route, visit } = directions
  return (
    <>
      {route && (
        <RouteDescription route={route} isStartAssumed={isStartAssumed} followed={followed} visit={visit} />
      )}
      {/* Below the step, whose buttons are to be seen on a small screen. */}
      {visit && followed && <VisitBar visit={visit} />}
      {(route ?? directions.refusal) && (
        <p className={`${primitives.row} ${styles.actions} ${primitives.onScreen}`}>
          {route && !followed && (
            <Link
              className={primitives.link}
              to={route.detail.to}
              preventScrollReset
              lang={route.detail.lang}
            >
              {route.detail.text}
            </Link>
          )}
          {route && <PrintButton>{words.print}</PrintButton>}
          <Link className={primitives.link} to={directions.clear} preventScrollReset lang={words.lang}>
            {words.closeDirections}
          </Link>
        </p>
      )}
    </>
  )
}

/** The step as a screen reader hears it; after the last one of a leg what the plan has next. */
function stepText(
  { number, count, step, next }: FollowedStep,
  { follow: words, visit: visitWords }: Messages['map'],
  visit: VisitView | undefined,
): string {
  const said = `${words.progress(number, count)}: `
  if (next) return said + step.text
  const onward = visit?.next && `${visitWords.next} ${visit.next.name}`
  return said + [words.arrived, step.text, visit?.stay, onward].filter(Boolean).join(' ')
}

interface RouteDescriptionProps {
  route: RouteView
  isStartAssumed: boolean
  followed: FollowedStep | undefined
  visit: VisitView | undefined
}

function RouteDescription({ route, isStartAssumed, followed, visit }: RouteDescriptionProps) {
  const { map: words } = useMessages()
  return (
    <section
      id="way"
      aria-labelledby="route"
      data-says={followed && !route.lost.view ? stepText(followed, words, visit) : undefined}
    >
      <h3 className={styles.title} id="route" data-followed={followed !== undefined || undefined}>
        {route.title}
      </h3>
      {route.lost.view ? (
        <LostPanel lost={route.lost.view} />
      ) : followed ? (
        <>
          <FollowCard followed={followed} visit={visit} />
          {followed.next && <LostLink followed={followed} />}
        </>
      ) : (
        <Start route={route} isStartAssumed={isStartAssumed} />
      )}
      <RouteSteps steps={route.steps} current={followed?.step.key} />
      <dl className={`${primitives.wrap} ${styles.times}`} aria-label={words.times}>
        {route.times.map(({ name, time }) => (
          <div key={name} className={styles.time}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Beside the card, whose last link leads on. */
function LostLink({ followed: { lost } }: { followed: FollowedStep }) {
  return (
    <p className={primitives.onScreen}>
      <Link
        className={primitives.link}
        to={lost.to}
        preventScrollReset
        state={{ landing: 'lost' } satisfies InPlace}
        lang={lost.lang}
      >
        {lost.text}
      </Link>
    </p>
  )
}

/** How far it is, and the button that begins to follow the route. */
function Start({ route, isStartAssumed }: Pick<RouteDescriptionProps, 'route' | 'isStartAssumed'>) {
  const { map: words } = useMessages()
  const [first, ...others] = route.steps
  const { summary, quieter, goal } = route
  return (
    <div className={`${primitives.line} ${styles.start}`}>
      <div className={`${primitives.note} ${styles.distance}`} data-says={`${summary}. ${first?.text}`}>
        <p>{summary}</p>
        {quieter && <p>{quieter}</p>}
        {isStartAssumed && (
          <p>
            <a href="#from" lang={words.lang}>
              {words.fromElsewhere}
            </a>
          </p>
        )}
        {goal && goal.lines.length > 0 && (
          <p className={primitives.strong}>
            <HoursBadge lines={goal.lines} />
          </p>
        )}
      </div>
      {first && others.length > 0 && (
        <ButtonLink to={first.follow} lang={words.lang} isLanding>
          {words.follow.start}
        </ButtonLink>
      )}
    </div>
  )
}
