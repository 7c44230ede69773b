import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

interface ButtonLinkProps {
  to: string
  children: React.ReactNode
  look?: 'strong' | 'quiet'
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, look = 'strong', icon }: ButtonLinkProps) {
  return (
    <Link className={look === 'strong' ? styles.strong : styles.quiet} to={to} prefetch="intent">
      {children}
      {icon && <Icon name={icon} />}
    </Link>
  )
}
