import { Prose } from '../components/prose/prose.tsx'
import type { GalleryProps } from '../components/gallery/gallery-props.ts'
import { PageGallery } from './page-gallery.tsx'
import styles from './text-with-galleries.module.css'

type Part =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'gallery'; readonly gallery: GalleryProps & { titleLang?: string | undefined } }

interface TextWithGalleriesProps {
  parts: readonly Part[]
  lang?: string | undefined
}

/** Text of the mall's editors with embedded galleries. */
export function TextWithGalleries({ parts, lang }: TextWithGalleriesProps) {
  return (
    <div className={styles.text}>
      {parts.map((part) =>
        part.kind === 'html' ? (
          <Prose key={part.html} html={part.html} lang={lang} />
        ) : (
          <PageGallery key={part.gallery.id} inText {...part.gallery} />
        ),
      )}
    </div>
  )
}
