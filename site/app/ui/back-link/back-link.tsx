import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import styles from './back-link.module.css'

export function BackLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
