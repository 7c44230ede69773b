import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './clear-link.module.css'

/** A link to the list without the chosen filters. */
export function ClearLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className={`${primitives.target} ${styles.clear} ${primitives.onScreen}`}
      to={to}
      preventScrollReset
    >
      <Icon name="close" />
      {children}
    </Link>
  )
}
