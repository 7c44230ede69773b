import { useRef } from 'react'
import { Picture } from '../picture/picture.tsx'
import type { GalleryProps } from './gallery-props.ts'
import card from '../card/card.module.css'
import styles from './gallery.module.css'
import { useViewer } from './use-viewer.ts'
import { Viewer, type ViewerWords } from './viewer.tsx'

/**
 * Thumbnails that open a viewer. Without script the viewer opens by `:target`, so each picture has an address; script
 * makes it a dialog.
 */
export function Gallery({ id, title, pictures, words }: GalleryProps & { words: ViewerWords }) {
  const grid = useRef<HTMLUListElement>(null)
  const { dialog, strip, ...viewer } = useViewer(id, pictures.length, (index) => {
    grid.current?.querySelectorAll('a')[index]?.focus()
  })
  return (
    <div id={id}>
      <div className={styles.frame}>
        <ul className={styles.grid} ref={grid}>
          {pictures.map((picture, index) => (
            <li key={picture.id} className={styles.cell}>
              <a
                className={`${card.plain} ${styles.thumbnail}`}
                href={`#${id}-${index + 1}`}
                aria-haspopup="dialog"
                aria-label={picture.alt === '' ? words.position(index + 1, pictures.length) : undefined}
                onClick={(event) => isPlainClick(event) && viewer.open(event, index)}
              >
                <Picture
                  className={card.picture}
                  picture={picture}
                  lang={picture.lang}
                  width={picture.width ?? 1200}
                  height={picture.height ?? 900}
                  sizes="(max-width: 768px) 50vw, 20rem"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Viewer
        id={id}
        title={title}
        pictures={pictures}
        words={words}
        dialog={dialog}
        strip={strip}
        viewer={viewer}
      />
    </div>
  )
}

/** Modified clicks open another tab or window. */
function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey)
}
