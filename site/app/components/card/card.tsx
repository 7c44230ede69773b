import { Link } from 'react-router'
import { Picture, type PictureProps } from '../picture/picture.tsx'
import styles from './card.module.css'

/** The picture of a card, cropped to 4:3 or to `--frame-ratio`. */
export function CardPicture(picture: Omit<PictureProps, 'className'>) {
  return (
    <div className={styles.frame}>
      <Picture {...picture} className={styles.picture} />
    </div>
  )
}

interface CardLinkProps {
  /** A path of this site, or an external URL; without it the title is no link. */
  to?: string | undefined
  /** Loads the page when the pointer or the focus comes to the link. */
  prefetch?: 'intent'
  children: string
}

/** The title of a card or row, as the link that covers all of it. */
export function CardLink({ to, prefetch, children }: CardLinkProps) {
  if (to === undefined) return children
  if (!to.startsWith('/'))
    return (
      <a className={styles.link} href={to} rel="noopener noreferrer">
        {children}
      </a>
    )
  return (
    <Link className={styles.link} to={to} {...(prefetch && { prefetch })}>
      {children}
    </Link>
  )
}
