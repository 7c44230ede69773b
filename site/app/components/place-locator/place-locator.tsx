import { Link } from 'react-router'
import styles from './place-locator.module.css'

export interface PlaceLocatorProps {
  /** Address of the map. */
  to: string
  /** Accessible name, such as "Level 2, unit 214, on the plan". */
  label: string
  box: { x: number; y: number; width: number; height: number }
  /** SVG paths in metres: walkways, all units, and the place itself. */
  ground: string
  rooms: string
  place: string
  at: { x: number; y: number }
}

/** A small plan without names that shows where a place is; all of it links to the map. */
export function PlaceLocator({ to, label, box, ground, rooms, place, at }: PlaceLocatorProps) {
  return (
    <Link className={styles.link} to={to} aria-label={label}>
      <svg
        className={styles.plan}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={box.width}
        height={box.height}
        aria-hidden="true"
      >
        <path className={styles.ground} d={ground} />
        <path className={styles.rooms} d={rooms} />
        <path className={styles.place} d={place} />
        <path
          className={styles.pin}
          transform={`translate(${at.x} ${at.y})`}
          d="M0 0s-7-7.6-7-12.7a7 7 0 0 1 14 0c0 5.1-7 12.7-7 12.7zM0-10.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"
        />
      </svg>
    </Link>
  )
}
