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
  /** Where it is or what it is, in a few words. */
  note?: string | undefined
  flag?: { text: string; quiet: boolean } | undefined
  /** Whether it is open, where that is worth saying. */
  lines?: readonly HoursLine[] | undefined
  /** Beside the link, for those who want to find it again. */
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

/** A tile among hundreds: every `Link` renders at every change of address, so whoever shows these follows their links. */
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

function Face({ name, logo, note, flag, lines }: Omit<StoreTileProps, 'to' | 'heart'>) {
  return (
    <>
      <Logo name={name} url={logo} />
      <span className={styles.name}>{name}</span>
      {note && <span className={styles.note}>{note}</span>}
      {lines && (
        <span className={styles.status}>
          <HoursBadge lines={lines} />
        </span>
      )}
      {flag && (
        <span className={styles.flag}>
          <Flag look={flag.quiet ? 'quiet' : 'strong'}>{flag.text}</Flag>
        </span>
      )}
    </>
  )
}

interface StoreTilesProps {
  /** How many are not hidden, for a long list whose height is reckoned before it is laid out. */
  shown?: number
  children: React.ReactNode
}

/** Tiles side by side, as many as fit. */
export function StoreTiles({ shown, children }: StoreTilesProps) {
  return (
    <ul className={styles.tiles} data-tiles={shown}>
      {children}
    </ul>
  )
}
