import { Link } from 'react-router'
import { FavoriteButton, type FavoriteButtonView } from '../favorite-button/favorite-button.tsx'
import { Flag } from '../flag/flag.tsx'
import { HoursBadge, type HoursLine } from '../hours-badge/hours-badge.tsx'
import { Logo } from '../logo/logo.tsx'
import styles from './store-tile.module.css'

export interface StoreTileProps {
  to: string
  name: string
  logo?: string | undefined
  /** Place or kind. */
  note?: string | undefined
  flag?: { text: string; quiet: boolean } | undefined
  /** Opening state, if worth showing. */
  lines?: readonly HoursLine[] | undefined
  favoriteButton?: FavoriteButtonView | undefined
}

export function StoreTile({ to, favoriteButton, ...face }: StoreTileProps) {
  return (
    <>
      <Link className={styles.tile} to={to}>
        <Face {...face} />
      </Link>
      {favoriteButton && <FavoriteButton {...favoriteButton} />}
    </>
  )
}

/**
 * A tile with a plain link, for long lists: a router `Link` renders on every navigation, so the parent handles the
 * clicks.
 */
export function PlainStoreTile({ to, favoriteButton, ...face }: StoreTileProps) {
  return (
    <>
      <a className={styles.tile} href={to}>
        <Face {...face} />
      </a>
      {favoriteButton && <FavoriteButton {...favoriteButton} />}
    </>
  )
}

function Face({ name, logo, note, flag, lines }: Omit<StoreTileProps, 'to' | 'favoriteButton'>) {
  return (
    <>
      <Logo name={name} url={logo} />
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
      {lines && <HoursBadge lines={lines} />}
      {flag && (
        <span className={styles.flag}>
          <Flag look={flag.quiet ? 'quiet' : 'strong'}>{flag.text}</Flag>
        </span>
      )}
    </>
  )
}

interface StoreTilesProps {
  /** One row that scrolls sideways on phones. */
  inOneRow?: boolean
  /** Number of visible tiles, from which CSS estimates the height before layout. */
  shown?: number
  children: React.ReactNode
}

export function StoreTiles({ inOneRow = false, shown, children }: StoreTilesProps) {
  return (
    <ul className={inOneRow ? `${styles.tiles} ${styles.oneRow}` : styles.tiles} data-tiles={shown}>
      {children}
    </ul>
  )
}
