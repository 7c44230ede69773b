import { Link } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import styles from './planned-stop.module.css'
import type { StopView } from './plan-view.server.ts'

interface PlannedStopProps {
  stop: StopView
  onRemove: () => void
  /** Drags the stop to another place in the order. */
  handle: React.ReactNode
}

/** A stop of the plan with the walk to it, and its buttons, which are links to the plan with one change. */
export function PlannedStop({ stop, onRemove, handle }: PlannedStopProps) {
  const { leg, moves } = stop
  return (
    <li className={styles.stop}>
      {leg && <Leg leg={leg} />}
      <div className={styles.card}>
        <p className={styles.time}>
          {stop.time} <span className={styles.stay}>({stop.stay})</span>
        </p>
        <h3 className={styles.name} lang={stop.lang}>
          <Link to={stop.to}>{stop.name}</Link>
        </h3>
        {stop.details && <p className={styles.details}>{stop.details}</p>}
        {stop.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <div className={styles.moves}>
          {handle}
          <Move move={moves.earlier}>↑</Move>
          <Move move={moves.later}>↓</Move>
          <Move move={moves.shorter}>−</Move>
          <Move move={moves.longer}>+</Move>
          <Move move={moves.remove} onPress={onRemove}>
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
    <p className={styles.leg}>
      {leg.text}
      {leg.link && (
        <Link className={styles.directions} to={leg.link.to} aria-label={leg.link.label}>
          {leg.link.text}
        </Link>
      )}
    </p>
  )
}

interface MoveProps {
  move: { readonly to: string; readonly label: string }
  onPress?: () => void
  children: React.ReactNode
}

function Move({ move, onPress, children }: MoveProps) {
  return (
    <Link className={styles.move} to={move.to} aria-label={move.label} preventScrollReset onClick={onPress}>
      <span aria-hidden="true">{children}</span>
    </Link>
  )
}
