import { CardLink, CardPicture } from '../card/card.tsx'
import primitives from '../../theme/primitives.module.css'
import card from '../card/card.module.css'
import { Icon } from '../icon/icon.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './feed-card.module.css'

export interface FeedCardProps {
  /** A path of this site, or an external URL. */
  to: string
  picture: PictureSource
  /** A social network, a blog, or the news. */
  source: string
  sourceLang?: string | undefined
  /** The excerpt, which is the card's link. */
  text: string
  lang?: string | undefined
  date?: { iso: string; text: string } | undefined
}

/** A post, news item or picture with its source and date. */
function FeedCard({ to, picture, source, sourceLang, text, lang, date }: FeedCardProps) {
  return (
    <li className={card.card}>
      <CardPicture
        picture={picture}
        width={900}
        height={900}
        sizes="(max-width: 320px) 100vw, (max-width: 768px) 50vw, 27rem"
      />
      <div className={`${primitives.column} ${styles.words}`}>
        <p className={styles.text} lang={lang}>
          <CardLink to={to}>{text}</CardLink>
        </p>
        <p className={`${primitives.line} ${styles.source}`} lang={sourceLang}>
          {source}
          {!to.startsWith('/') && <Icon name="outside" />}
        </p>
        {date && (
          <time className={primitives.note} dateTime={date.iso}>
            {date.text}
          </time>
        )}
      </div>
    </li>
  )
}

export function FeedCards({ items }: { items: readonly (FeedCardProps & { id: string })[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ id, ...item }) => (
        <FeedCard key={id} {...item} />
      ))}
    </ul>
  )
}
