import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './icon-link.module.css'

interface IconLinkProps {
  /** A path of this site, a place of the page, or an external, mail or telephone URL. */
  to: string | undefined
  icon?: IconName
  children: React.ReactNode
}

/** A link to touch easily, with an icon before its text. */
export function IconLink({ to, icon, children }: IconLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  )
  if (to?.startsWith('/'))
    return (
      <Link className={styles.link} to={to}>
        {content}
      </Link>
    )
  return (
    <a className={styles.link} href={to} rel={to?.startsWith('http') ? 'noopener' : undefined}>
      {content}
    </a>
  )
}
