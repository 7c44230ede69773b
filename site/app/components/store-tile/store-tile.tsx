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

/** The content of a list item, in as few elements as possible: a directory has hundreds. */
export function StoreTile({ to, ...tile }: StoreTileProps) {
  return (
    <>
      <Link className={classOf(tile)} to={to}>
        <Face {...tile} />
      </Link>
      <Facts {...tile} />
    </>
  )
}

/**
 * A tile with a plain link, for long lists: a router `Link` renders on every navigation, so the parent handles the
 * clicks.
 */
export function PlainStoreTile({ to, ...tile }: StoreTileProps) {
  return (
    <>
      <a className={classOf(tile)} href={to}>
        <Face {...tile} />
      </a>
      <Facts {...tile} />
    </>
  )
}

type Tile = Omit<StoreTileProps, 'to'>

function classOf({ favoriteButton }: Tile) {
  return favoriteButton ? `${styles.tile} ${styles.withButton}` : styles.tile
}

function Face({ name, logo, flag }: Tile) {
  return (
    <>
      <Logo name={name} url={logo} />
      {name}
      {flag && (
        <Flag className={styles.flag} look={flag.quiet ? 'quiet' : 'strong'}>
          {flag.text}
        </Flag>
      )}
    </>
  )
}

/** Beside the link, which covers them. */
function Facts({ note, lines, favoriteButton }: Tile) {
  return (
    <>
      {note}
      {lines && <HoursBadge lines={lines} />}
      {favoriteButton && <FavoriteButton {...favoriteButton} />}
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
