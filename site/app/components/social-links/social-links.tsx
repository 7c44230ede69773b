import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './social-links.module.css'

export interface SocialLinkProps {
  url: string
  network: string
  /** Accessible name. */
  label: string
}

export function SocialLinks({ links }: { links: readonly SocialLinkProps[] }) {
  return (
    <ul className={`${primitives.wrap} ${styles.list} ${primitives.onScreen}`}>
      {links.map((link) => (
        <li key={link.url}>
          <a
            className={`${primitives.target} ${styles.link}`}
            href={link.url}
            aria-label={link.label}
            rel="noopener"
          >
            {link.network}
            <Icon name="outside" />
          </a>
        </li>
      ))}
    </ul>
  )
}
