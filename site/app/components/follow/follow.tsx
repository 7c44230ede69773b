import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './follow.module.css'

export interface FollowProps {
  /** The summary, if there are several links. */
  label: string
  links: readonly FollowLink[]
}

export interface FollowLink {
  text: string
  href: string
  icon: 'calendar' | 'rss' | 'outside'
  note?: string
  /** A `<link rel="alternate">` for feed readers, with an https URL. */
  alternate?: { type: string; href: string; title: string }
}

/** Links to subscribe: a single one is visible, several expand. */
export function Follow({ label, links }: FollowProps) {
  return (
    <>
      {links.map(
        ({ alternate }) => alternate && <link key={alternate.href} rel="alternate" {...alternate} />,
      )}
      {links.length === 1 ? <Single link={links[0]} /> : <Several label={label} links={links} />}
    </>
  )
}

function Several({ label, links }: FollowProps) {
  return (
    <details className={`${styles.follow} ${primitives.onScreen}`}>
      <summary
        className={`${primitives.target} ${primitives.accentOnHover} ${primitives.summary} ${styles.summary}`}
      >
        <Icon name="calendar" />
        {label}
        <Icon name="chevron" />
      </summary>
      <ul className={`${primitives.panel} ${styles.links}`}>
        {links.map((link) => (
          <li key={link.href}>
            <Single link={link} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Single({ link }: { link: FollowLink | undefined }) {
  if (link === undefined) return null
  const { text, href, icon, note } = link
  return (
    <>
      <a
        className={`${primitives.target} ${primitives.accentOnHover} ${styles.link} ${primitives.onScreen}`}
        href={href}
        rel={icon === 'outside' ? 'noopener nofollow' : undefined}
      >
        <Icon name={icon} />
        {text}
      </a>
      {note && <p className={`${primitives.note} ${primitives.measure}`}>{note}</p>}
    </>
  )
}
