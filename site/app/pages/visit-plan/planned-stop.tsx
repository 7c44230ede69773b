import { Link } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import styles from './planned-stop.module.css'
import type { StopView } from './plan-view.server.ts'

/** A stop of the plan with the walk to it, and its buttons, which are links to the plan with one change. */
export function PlannedStop({ stop, onRemove }: { stop: StopView; onRemove: () => void }) {
  const { leg, moves } = stop
  return (
    <li className={styles.stop}>
      {leg && (
        <p className={styles.leg}>
          {leg.text}
          {leg.link && (
            <Link className={styles.directions} to={leg.link.to} aria-label={leg.link.label}>
              {leg.link.text}
            </Link>
          )}
        </p>
      )}
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
