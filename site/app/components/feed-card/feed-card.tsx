import { Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
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
  const isOutside = !to.startsWith('/')
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          picture={picture}
          width={900}
          height={900}
          sizes="(max-width: 320px) 100vw, (max-width: 768px) 50vw, 27rem"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.text} lang={lang}>
          {isOutside ? (
            <a className={styles.link} href={to} rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          )}
        </p>
        <p className={styles.source} lang={sourceLang}>
          {source}
          {isOutside && <Icon name="outside" />}
        </p>
        {date && (
          <time className={styles.date} dateTime={date.iso}>
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
