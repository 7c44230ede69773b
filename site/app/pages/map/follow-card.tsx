import { Link, useNavigate } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { StepSign } from '../../components/route-steps/step-sign.tsx'
import type { FollowedStep } from './followed-step.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './follow-card.module.css'
import { NextStopText } from './visit-bar.tsx'
import type { VisitView } from './visit-view.ts'

/** One step of a route at a time. Every step has an address, so that it works without script, and can be shared. */
export function FollowCard({ followed, visit }: { followed: FollowedStep; visit: VisitView | undefined }) {
  const { map } = useMessages()
  const { follow: words } = map
  const navigate = useNavigate()
  const { number, count, step, next, back, forth } = followed
  const onward = next ? undefined : (visit?.next?.to ?? visit?.plan)
  const goByKey = ({ key }: React.KeyboardEvent) => {
    const to = key === 'ArrowRight' ? (next ? forth : onward) : key === 'ArrowLeft' ? back : undefined
    if (to !== undefined) void navigate(to, { replace: to !== onward, preventScrollReset: true })
  }
  return (
    <div
      className={`${primitives.panel} ${styles.card} ${primitives.onScreen}`}
      role="group"
      aria-label={words.label}
      lang={map.lang}
    >
      <p className={`${primitives.note} ${primitives.between}`}>
        <span>{words.progress(number, count)}</span>
        <span>{step.level}</span>
      </p>
      <div className={styles.step}>
        <StepSign name={step.sign} />
        <p className={`${primitives.strong} ${styles.text}`}>
          {next === undefined && <strong>{words.arrived} </strong>}
          {step.text}
        </p>
      </div>
      {(next ?? visit?.stay) && (
        <p className={`${primitives.note} ${styles.afterwards}`}>
          {next ? `${words.afterwards} ${next.text}` : visit?.stay}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys go with its links */}
      <div className={styles.controls} ref={bringIntoSight} onKeyDown={goByKey}>
        <Link className={styles.back} to={back} replace preventScrollReset>
          {number === 1 ? words.all : words.back}
        </Link>
        <Link
          className={`${primitives.filled} ${styles.next}`}
          to={onward ?? forth}
          replace={!onward}
          aria-description={words.keys}
          data-landing=""
        >
          {next ? words.next : visit ? <NextStopText visit={visit} /> : words.done}
        </Link>
      </div>
    </div>
  )
}

/** Large text leaves the header no room above it: who opens the address of a step would have to scroll. */
function bringIntoSight(controls: HTMLElement | null) {
  controls?.scrollIntoView({ block: 'nearest' })
}
