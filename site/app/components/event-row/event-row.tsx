import { Link } from 'react-router'
import { DateBlock, type DateBlockProps } from '../date-block/date-block.tsx'
import { FavoriteButton, type FavoriteButtonView } from '../favorite-button/favorite-button.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import primitives from '../../theme/primitives.module.css'
import pictureStyles from '../picture/picture.module.css'
import styles from './event-row.module.css'

export interface EventRowProps {
  /** Absent if the event has no page. */
  to?: string | undefined
  title: string
  lang?: string | undefined
  /** The time as text: `Saturday, November 21, 6:30 p.m.` */
  when: string
  place?: string | undefined
  summary?: string | undefined
  date: DateBlockProps
  picture?: PictureSource | undefined
  favoriteButton?: FavoriteButtonView | undefined
}

interface RowProps extends EventRowProps {
  /** A control below the text. */
  action?: React.ReactNode
}

export function EventRow({ action, ...event }: RowProps) {
  const { to, title, lang, when, place, summary, date, picture, favoriteButton } = event
  return (
    <li className={styles.item}>
      <div className={`${primitives.lined} ${styles.row}`}>
        <DateBlock {...date} />
        <div className={styles.words}>
          <h3 className={styles.title} lang={lang}>
            {to ? <Link to={to}>{title}</Link> : title}
          </h3>
          <p className={styles.when}>
            {when}
            {place && <span className={`${primitives.quiet} ${styles.place}`}>{place}</span>}
          </p>
          {summary && (
            <p className={`${primitives.soft} ${primitives.measure} ${styles.summary}`} lang={lang}>
              {summary}
            </p>
          )}
          {favoriteButton && <FavoriteButton {...favoriteButton} />}
          {action}
        </div>
        {picture && (
          <Picture
            className={`${pictureStyles.cover} ${styles.picture}`}
            picture={picture}
            width={1200}
            height={900}
            sizes="(max-width: 768px) 9rem, 14rem"
          />
        )}
      </div>
    </li>
  )
}
