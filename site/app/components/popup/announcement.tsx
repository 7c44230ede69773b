import { ButtonLink } from '../button/button-link.tsx'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './announcement.module.css'

export interface AnnouncementProps {
  /** Id of its heading. */
  id: string
  title: string
  lang?: string | undefined
  picture: PictureSource
  /** Link with its text. */
  more?: { to: string; text: string } | undefined
}

/** A poster with a line and a link. It is part of the page, and also opens as a popup once. */
export function Announcement({ id, title, lang, picture, more }: AnnouncementProps) {
  return (
    <div className={`${primitives.night} ${styles.announcement}`}>
      <Picture
        className={styles.picture}
        picture={picture}
        width={900}
        height={900}
        sizes="(max-width: 768px) 100vw, min(50vw, 41rem)"
      />
      <div className={`${primitives.column} ${styles.words}`}>
        <h2 className={styles.title} id={id} lang={lang}>
          {title}
        </h2>
        {more && (
          <ButtonLink to={more.to} icon="arrow">
            {more.text}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
