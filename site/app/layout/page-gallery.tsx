import { useMessages } from '../messages/messages.tsx'
import type { GalleryProps } from '../components/gallery/gallery-props.ts'
import { Gallery } from '../components/gallery/gallery.tsx'
import { SectionHead } from '../components/section-head/section-head.tsx'
import styles from './page-gallery.module.css'

interface PageGalleryProps extends GalleryProps {
  titleLang?: string | undefined
  /** It stands in a text, which goes on below it. */
  inText?: boolean
}

/** A gallery under its title, in the words of the page's language. */
export function PageGallery({ titleLang, inText = false, ...gallery }: PageGalleryProps) {
  const { gallery: words } = useMessages()
  const { previous, next, close, position } = words
  const titleId = `${gallery.id}-title`
  return (
    <section aria-labelledby={titleId}>
      {inText ? (
        <h2 className={styles.title} id={titleId} lang={titleLang}>
          {gallery.title}
        </h2>
      ) : (
        <SectionHead id={titleId} title={gallery.title} lang={titleLang} />
      )}
      <Gallery {...gallery} words={{ previous, next, close, position }} />
    </section>
  )
}
