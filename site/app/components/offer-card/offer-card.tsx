import { Link } from 'react-router'
import { FavoriteButton, type FavoriteButtonView } from '../favorite-button/favorite-button.tsx'
import { Flag } from '../flag/flag.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import styles from './offer-card.module.css'

export interface OfferCardProps {
  /** Where the whole card leads: the offer's page, or its store. */
  to?: string | undefined
  title: string
  lang?: string | undefined
  /** Whose it is. */
  kicker?: string | undefined
  note?: string | undefined
  /** A short mark on the picture: that it is a coupon. */
  mark?: string | undefined
  picture?: PictureSource | undefined
  /** Beside the link, for those who want to find it again. */
  favoriteButton?: FavoriteButtonView | undefined
}

interface CardProps extends OfferCardProps {
  isLead?: boolean
  /** What else can be done with it, below its words. */
  action?: React.ReactNode
}

const sizes = '(max-width: 576px) 100vw, (max-width: 880px) 50vw, 26rem'
const sizesOfLead = '(max-width: 768px) 100vw, 41rem'

/** A promotion as a picture with its words. The first of cards that have a lead is the lead. */
export function OfferCard({ isLead = false, action, ...offer }: CardProps) {
  const { to, title, lang, kicker, note, mark, picture, favoriteButton } = offer
  return (
    <li className={styles.card}>
      {picture && (
        <div className={styles.frame}>
          <Picture
            className={styles.picture}
            picture={picture}
            width={1200}
            height={900}
            sizes={isLead ? sizesOfLead : sizes}
          />
        </div>
      )}
      {mark && (
        <p className={picture ? styles.mark : undefined}>
          <Flag>{mark}</Flag>
        </p>
      )}
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          {to ? (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {favoriteButton && <FavoriteButton {...favoriteButton} />}
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

interface OfferCardsProps {
  items: readonly (OfferCardProps & { id: string })[]
  /** The first card is as large as four where there is room. */
  lead?: boolean
  /** What else can be done with the card of this id. */
  action?: (id: string) => React.ReactNode
}

export function OfferCards({ items, lead = false, action }: OfferCardsProps) {
  return (
    <ul className={lead ? styles.led : styles.cards}>
      {items.map(({ id, ...offer }, index) => (
        <OfferCard key={id} isLead={lead && index === 0} action={action?.(id)} {...offer} />
      ))}
    </ul>
  )
}
