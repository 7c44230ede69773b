import { Picture, type PictureSource } from '../picture/picture.tsx'
import { PageTitle } from '../page-head/page-title.tsx'
import primitives from '../../theme/primitives.module.css'
import pictureStyles from '../picture/picture.module.css'
import styles from './item-head.module.css'

interface ItemHeadProps {
  title: string
  lang?: string | undefined
  /** The kind of item, or its owner. */
  kicker?: string | undefined
  intro?: string | undefined
  introLang?: string | undefined
  picture?: PictureSource | undefined
  children?: React.ReactNode
}

/** The top of an item's page: name, key facts and picture. */
export function ItemHead({ title, lang, kicker, intro, introLang, picture, children }: ItemHeadProps) {
  return (
    <header className={picture ? styles.pictured : styles.plain}>
      <div className={`${primitives.column} ${styles.words}`}>
        <PageTitle className={styles.title} lang={lang}>
          {title}
        </PageTitle>
        {kicker && <p className={`${primitives.emphasis} ${styles.kicker}`}>{kicker}</p>}
        {intro && (
          <p className={`${primitives.soft} ${primitives.measure} ${styles.intro}`} lang={introLang}>
            {intro}
          </p>
        )}
        {children}
      </div>
      {picture && (
        <Picture
          className={`${pictureStyles.cover} ${primitives.onScreen}`}
          picture={picture}
          width={1200}
          height={900}
          sizes="(max-width: 768px) 100vw, min(50vw, 41rem)"
          priority="first"
        />
      )}
    </header>
  )
}
