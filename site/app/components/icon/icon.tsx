import { Link } from 'react-router'
import primitives from '../../theme/primitives.module.css'
import styles from './icon.module.css'

const shapes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  outside: 'M8 6h10v10M18 6L6 18',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  phone:
    'M6 3h4l1.5 5-2.5 1.5a11 11 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  share: 'M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8',
  copy: 'M9 9h11v12H9zM15 9V4H4v12h5',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18.5h.01',
  alert: 'M12 3l10 17H2zM12 10v4M12 17v.5',
  heart: 'M12 20l-8-8a5 5 0 0 1 0-7 5 5 0 0 1 7.5 0l.5.5.5-.5a5 5 0 0 1 7.5 0 5 5 0 0 1 0 7z',
  person: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  check: 'M4 12.5l5.5 5.5L20 7',
} as const

export type IconName = keyof typeof shapes

/** Decoration beside text; hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

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
      <Link className={`${primitives.target} ${styles.link}`} to={to}>
        {content}
      </Link>
    )
  return (
    <a
      className={`${primitives.target} ${styles.link}`}
      href={to}
      rel={to?.startsWith('http') ? 'noopener' : undefined}
    >
      {content}
    </a>
  )
}
