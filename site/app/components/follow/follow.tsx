import { Icon } from '../icon/icon.tsx'
import styles from './follow.module.css'

export interface FollowProps {
  /** What the ways have in common, said where there are several. */
  label: string
  ways: readonly FollowLink[]
}

export interface FollowLink {
  text: string
  href: string
  icon: 'calendar' | 'rss' | 'outside'
  note?: string
  /** What programs find in the head of the page: the address over https and the title to offer it under. */
  found?: { type: string; href: string; title: string }
}

/** Ways to hear of what is new without coming back: one is a link, several open on demand. */
export function Follow({ label, ways }: FollowProps) {
  return (
    <>
      {ways.map(({ found }) => found && <link key={found.href} rel="alternate" {...found} />)}
      {ways.length === 1 ? <Way way={ways[0]} /> : <Several label={label} ways={ways} />}
    </>
  )
}

function Several({ label, ways }: FollowProps) {
  return (
    <details className={styles.follow}>
      <summary className={styles.summary}>
        <Icon name="calendar" />
        {label}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.href}>
            <Way way={way} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Way({ way }: { way: FollowLink | undefined }) {
  if (way === undefined) return null
  const { text, href, icon, note } = way
  return (
    <>
      <a className={styles.way} href={href} rel={icon === 'outside' ? 'noopener nofollow' : undefined}>
        <Icon name={icon} />
        {text}
      </a>
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
