import { useMessages } from '../messages/messages.tsx'
import type { GalleryProps } from '../components/gallery/gallery-props.ts'
import { Gallery } from '../components/gallery/gallery.tsx'
import { SectionHead } from '../components/section-head/section-head.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './page-gallery.module.css'

interface PageGalleryProps extends GalleryProps {
  titleLang?: string | undefined
  /** True inside a text. */
  inText?: boolean
}

/** A gallery with its title, labelled in the page's language. */
export function PageGallery({ titleLang, inText = false, ...gallery }: PageGalleryProps) {
  const { gallery: words } = useMessages()
  const { previous, next, close, position } = words
  const titleId = `${gallery.id}-title`
  return (
    <section aria-labelledby={titleId}>
      {inText ? (
        <h2
          className={`${primitives.ruled} ${primitives.title} ${styles.title}`}
          id={titleId}
          lang={titleLang}
        >
          {gallery.title}
        </h2>
      ) : (
        <SectionHead id={titleId} title={gallery.title} lang={titleLang} />
      )}
      <Gallery {...gallery} words={{ previous, next, close, position }} />
    </section>
  )
}
