import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

interface ButtonLinkProps {
  to: string
  children: React.ReactNode
  look?: 'strong' | 'quiet'
  icon?: IconName
  lang?: string | undefined
  /** Gets the focus when what had it nearby is gone. */
  isLanding?: boolean
  /** Of the navigation. */
  state?: object
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, look = 'strong', icon, lang, isLanding, state }: ButtonLinkProps) {
  return (
    <Link
      className={look === 'strong' ? styles.strong : styles.quiet}
      to={to}
      state={state}
      lang={lang}
      prefetch="intent"
      data-landing={isLanding}
    >
      {children}
      {icon && <Icon name={icon} />}
    </Link>
  )
}
