import { Link } from 'react-router'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import { PageTitle } from './page-title.tsx'
import primitives from '../../theme/primitives.module.css'
import pictureStyles from '../picture/picture.module.css'
import styles from './page-head.module.css'

/** The banner of a page, with the mall's caption. */
export interface PageBanner extends PictureSource {
  heading?: string | undefined
  callout?: string | undefined
  lang?: string | undefined
  /** A path of this site, or an external URL. */
  to?: string | undefined
}

interface PageHeadProps {
  title: string
  lang?: string | undefined
  intro?: React.ReactNode
  introLang?: string | undefined
  /** Beside the title, small on phones, so that the content starts on the first screen. */
  picture?: PageBanner | undefined
  /** Less height, for pages with large content of their own. */
  isLow?: boolean
  children?: React.ReactNode
}

/** The top of a page: the h1, an introduction and the key facts. */
export function PageHead({ title, lang, intro, introLang, picture, isLow, children }: PageHeadProps) {
  return (
    <header
      className={picture ? `${styles.head} ${styles.illustrated}` : styles.head}
      data-low={isLow || undefined}
    >
      <div className={styles.words}>
        <PageTitle className={styles.title} lang={lang}>
          {title}
        </PageTitle>
        {intro && (
          <p className={`${primitives.soft} ${primitives.measure} ${styles.intro}`} lang={introLang}>
            {intro}
          </p>
        )}
        {children}
      </div>
      {picture && (
        <figure>
          <Picture
            className={`${pictureStyles.cover} ${styles.picture} ${primitives.onScreen}`}
            picture={picture}
            width={1600}
            height={600}
            sizes="(max-width: 480px) 13.5rem, min(42vw, 30rem)"
            priority="first"
          />
          <Caption banner={picture} title={title} />
        </figure>
      )}
    </header>
  )
}

/** Omits a caption that repeats the page title. */
function Caption({ banner, title }: { banner: PageBanner; title: string }) {
  const { callout, lang, to } = banner
  const heading = banner.heading === title ? undefined : banner.heading
  if (heading === undefined && callout === undefined) return null
  return (
    <figcaption className={`${primitives.note} ${styles.caption} ${primitives.onScreen}`} lang={lang}>
      {heading && (
        <strong className={`${primitives.strong} ${styles.heading}`}>
          <CaptionLink to={to}>{heading}</CaptionLink>
        </strong>
      )}
      {heading && callout && ' '}
      {callout && <CaptionLink to={heading ? undefined : to}>{callout}</CaptionLink>}
    </figcaption>
  )
}

function CaptionLink({ to, children }: { to: string | undefined; children: React.ReactNode }) {
  return to ? <Link to={to}>{children}</Link> : children
}
