import { Link } from 'react-router'
import { InPlaceLink } from '../../layout/page-change/in-place-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './planned-stop.module.css'
import type { StopView } from './plan-view.ts'

interface PlannedStopProps {
  stop: StopView
  /** Drags the stop to another place in the order. */
  handle: React.ReactNode
}

/** A stop of the plan with the walk to it, and its buttons, which are links to the plan with one change. */
export function PlannedStop({ stop, handle }: PlannedStopProps) {
  const { leg, moves } = stop
  return (
    <li className={styles.stop} id={stop.place} data-says={stop.says}>
      {leg && <Leg leg={leg} />}
      <div className={`${primitives.panel} ${styles.card}`}>
        <p className={`${primitives.emphasis} ${primitives.figures}`}>
          {stop.time} <span className={primitives.quiet}>({stop.stay})</span>
        </p>
        <h3 className={styles.name} lang={stop.lang}>
          <Link to={stop.to}>{stop.name}</Link>
        </h3>
        {stop.details && <p className={`${primitives.soft} ${styles.details}`}>{stop.details}</p>}
        {stop.notes.map((note) => (
          <p key={note} className={`${primitives.strong} ${styles.note}`}>
            {note}
          </p>
        ))}
        <div className={`${primitives.wrap} ${styles.moves} ${primitives.onScreen}`}>
          {handle}
          <div className={styles.order}>
            <Move move={moves.earlier}>↑</Move>
            <Move move={moves.later}>↓</Move>
          </div>
          <div className={styles.order}>
            <Move move={moves.shorter}>−</Move>
            <Move move={moves.longer}>+</Move>
          </div>
          <Move move={moves.remove}>
            <Icon name="close" />
          </Move>
        </div>
      </div>
    </li>
  )
}

/** A walk between two places of the plan. */
export function Leg({ leg }: { leg: NonNullable<StopView['leg']> }) {
  return (
    <p className={`${primitives.row} ${primitives.note} ${styles.leg}`}>
      {leg.text}
      {leg.link && (
        <Link
          className={`${primitives.target} ${primitives.onScreen}`}
          to={leg.link.to}
          aria-label={leg.link.label}
        >
          {leg.link.text}
        </Link>
      )}
    </p>
  )
}

interface MoveProps {
  move: StopView['moves'][keyof StopView['moves']]
  children: React.ReactNode
}

/** A change that is impossible here leaves its place empty, so that the others stay where they are. */
function Move({ move, children }: MoveProps) {
  if (move === undefined) return <span className={styles.none} />
  return (
    <InPlaceLink
      className={`${primitives.outlined} ${primitives.iconButton} ${styles.move}`}
      to={move.to}
      landing={move.landing}
      aria-label={move.label}
      data-landing=""
    >
      <span aria-hidden="true">{children}</span>
    </InPlaceLink>
  )
}
