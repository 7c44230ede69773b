import { CardLink, CardPicture } from '../card/card.tsx'
import primitives from '../../theme/primitives.module.css'
import card from '../card/card.module.css'
import { FavoriteButton, type FavoriteButtonView } from '../favorite-button/favorite-button.tsx'
import { Flag } from '../flag/flag.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './offer-card.module.css'

export interface OfferCardProps {
  /** Target of the whole card: the offer's page, or its store. */
  to?: string | undefined
  title: string
  lang?: string | undefined
  /** Name of the owner. */
  kicker?: string | undefined
  dates?: string | undefined
  /** Short text on the picture, such as "Coupon". */
  label?: string | undefined
  picture?: PictureSource | undefined
  favoriteButton?: FavoriteButtonView | undefined
}

interface CardProps extends OfferCardProps {
  isLead?: boolean
  /** A control below the text. */
  action?: React.ReactNode
}

const sizes = '(max-width: 576px) 100vw, (max-width: 880px) 50vw, 26rem'
const sizesOfLead = '(max-width: 768px) 100vw, 41rem'

/** A promotion with its picture. In a list with a lead, the first card is the lead. */
export function OfferCard({ isLead = false, action, ...offer }: CardProps) {
  const { to, title, lang, kicker, dates, label, picture, favoriteButton } = offer
  return (
    <li className={`${card.card} ${styles.card} ${picture && action ? styles.withAction : ''}`}>
      {picture && (
        <CardPicture picture={picture} width={1200} height={900} sizes={isLead ? sizesOfLead : sizes} />
      )}
      {label && (
        <p className={picture ? styles.label : undefined}>
          <Flag>{label}</Flag>
        </p>
      )}
      <div className={`${primitives.column} ${styles.words}`}>
        <h3 className={styles.title} lang={lang}>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        {kicker && <p className={card.kicker}>{kicker}</p>}
        {dates && <p className={`${primitives.note} ${styles.dates}`}>{dates}</p>}
      </div>
      {favoriteButton && <FavoriteButton {...favoriteButton} />}
      {action && <div className={styles.action}>{action}</div>}
    </li>
  )
}

interface OfferCardsProps {
  items: readonly (OfferCardProps & { id: string })[]
  /** The first card spans four cells on wide screens. */
  lead?: boolean
  /** A control for the card with this id. */
  action?: (id: string) => React.ReactNode
}

export function OfferCards({ items, lead = false, action }: OfferCardsProps) {
  return (
    <ul className={lead ? `${styles.cards} ${styles.withLead}` : styles.cards}>
      {items.map(({ id, ...offer }, index) => (
        <OfferCard key={id} isLead={lead && index === 0} action={action?.(id)} {...offer} />
      ))}
    </ul>
  )
}
