import { Link } from 'react-router'
import { HoursBadge, type HoursLine } from '../hours-badge/hours-badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { Logo } from '../logo/logo.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './owner-card.module.css'

export interface OwnerCardProps {
  name: string
  /** Absent if the owner has no page. */
  to?: string | undefined
  /** Absent for the centre itself; `{}` is a store without a logo. */
  logo?: { url?: string | undefined } | undefined
  place?: string | undefined
  hours?: readonly HoursLine[] | undefined
  /** Replaces the hours: not open yet, temporarily closed. */
  note?: string | undefined
}

/** The owner of a record, and whether it is open now. */
export function OwnerCard({ name, to, logo, place, hours, note }: OwnerCardProps) {
  return (
    <div className={`${primitives.row} ${styles.card}`}>
      {logo && (
        <div className={`${primitives.edged} ${styles.logo}`}>
          <Logo name={name} url={logo.url} />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{to ? <Link to={to}>{name}</Link> : name}</p>
        {place && (
          <p className={`${primitives.line} ${styles.place}`}>
            <Icon name="pin" />
            {place}
          </p>
        )}
        {hours && (
          <p className={styles.now}>
            <HoursBadge lines={hours} />
          </p>
        )}
        {note && <p className={styles.now}>{note}</p>}
      </div>
    </div>
  )
}
