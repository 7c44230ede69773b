import { Link } from 'react-router'
import { Picture, type PictureSource } from '../picture/picture.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './poster-slide.module.css'

export interface PosterSlideProps {
  picture: PictureSource
  heading?: string | undefined
  callout?: string | undefined
  lang?: string | undefined
  /** A path of this site, or an external URL. */
  href?: string | undefined
}

/** A large picture with text. `first` gives it loading priority. */
export function PosterSlide({ slide, first }: { slide: PosterSlideProps; first: boolean }) {
  return (
    <div className={`${primitives.column} ${primitives.night} ${styles.slide}`}>
      <Picture
        className={styles.picture}
        picture={slide.picture}
        width={1600}
        height={900}
        sizes="min(100vw, 82rem)"
        priority={first ? 'first' : 'later'}
      />
      {slide.heading && (
        <div className={`${primitives.night} ${styles.words}`} lang={slide.lang}>
          <h2 className={styles.heading}>
            <SlideLink href={slide.href}>{slide.heading}</SlideLink>
          </h2>
          {slide.callout && <p className={styles.callout}>{slide.callout}</p>}
        </div>
      )}
    </div>
  )
}

function SlideLink({ href, children }: { href: string | undefined; children: React.ReactNode }) {
  return href === undefined ? children : <Link to={href}>{children}</Link>
}
