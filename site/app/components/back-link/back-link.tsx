import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './back-link.module.css'

/** The link above a page's title to its list. */
export function BackLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <div className={`${styles.row} ${primitives.onScreen}`}>
      <Link className={primitives.link} to={to}>
        <Icon name="back" />
        {children}
      </Link>
    </div>
  )
}
