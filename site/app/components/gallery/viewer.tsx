import type { RefObject } from 'react'
import { useHydrated } from '../hydrated.tsx'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import type { GalleryProps } from './gallery-props.ts'
import primitives from '../../theme/primitives.module.css'
import screenReader from '../screen-reader/screen-reader.module.css'
import styles from './gallery.module.css'
import type { ViewerState } from './use-viewer.ts'

export interface ViewerWords {
  previous: string
  next: string
  close: string
  /** `3 of 8`. */
  position: (number: number, count: number) => string
}

interface ViewerProps extends GalleryProps {
  words: ViewerWords
  dialog: RefObject<HTMLDialogElement | null>
  strip: RefObject<HTMLUListElement | null>
  viewer: Omit<ViewerState, 'dialog' | 'strip'>
}

/** Full-screen viewer: a strip that scrolls by touch, arrow keys, Home, End and buttons. */
export function Viewer({ id, title, pictures, words, dialog, strip, viewer }: ViewerProps) {
  const isHydrated = useHydrated()
  const count = pictures.length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever in it the focus is
    <dialog
      className={`${primitives.night} ${styles.viewer}`}
      ref={dialog}
      aria-label={title}
      data-hydrated={isHydrated || undefined}
      onClose={viewer.onClose}
      onKeyDown={(event) => {
        const next = pictureFor(event.key, viewer.index, count)
        if (next === undefined) return
        event.preventDefault()
        viewer.show(next)
      }}
    >
      <ul
        className={styles.strip}
        ref={strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label={title}
        onScroll={viewer.onScroll}
        onPointerDown={viewer.release}
        onWheel={viewer.release}
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.slide} id={`${id}-${index + 1}`}>
            <figure className={primitives.stack} lang={picture.lang}>
              <Picture
                className={styles.large}
                // It is shown whole, so nothing has to stay in sight.
                picture={{ ...picture, focus: undefined }}
                width={picture.width ?? 1200}
                height={picture.height ?? 900}
                sizes="100vw"
              />
              {picture.caption && (
                <figcaption className={`${primitives.measure} ${styles.caption}`}>
                  {picture.caption}
                </figcaption>
              )}
            </figure>
            {!isHydrated && count > 1 && <Steps id={id} index={index} count={count} words={words} />}
          </li>
        ))}
      </ul>
      <div className={`${primitives.line} ${styles.bar}`}>
        {isHydrated ? (
          <Controls viewer={viewer} pictures={pictures} words={words} />
        ) : (
          <CloseLink id={id} words={words} />
        )}
      </div>
    </dialog>
  )
}

function Controls({ viewer, pictures, words }: Pick<ViewerProps, 'viewer' | 'pictures' | 'words'>) {
  const { index, show, close } = viewer
  const count = pictures.length
  const picture = pictures[index]
  const spoken = picture?.caption ?? picture?.alt
  return (
    <>
      <p className={`${primitives.figures} ${styles.position}`} role="status">
        {words.position(index + 1, count)}
        {spoken && (
          <span className={screenReader.only} lang={picture?.lang}>
            : {spoken}
          </span>
        )}
      </p>
      {count > 1 && (
        <>
          <button
            className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
            type="button"
            aria-label={words.previous}
            onClick={() => show(index - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
            type="button"
            aria-label={words.next}
            onClick={() => show(index + 1)}
          >
            <Icon name="arrow" />
          </button>
        </>
      )}
      <button
        className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
        type="button"
        aria-label={words.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </>
  )
}

/** Previous and next links of each picture, for use without script. */
function Steps({
  id,
  index,
  count,
  words,
}: {
  id: string
  index: number
  count: number
  words: ViewerWords
}) {
  const to = (number: number) => `#${id}-${((number + count) % count) + 1}`
  return (
    <p className={`${primitives.line} ${styles.steps}`}>
      <a
        className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
        href={to(index - 1)}
        aria-label={words.previous}
      >
        <Icon name="back" />
      </a>
      <span className={`${primitives.figures} ${styles.position}`}>{words.position(index + 1, count)}</span>
      <a
        className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
        href={to(index + 1)}
        aria-label={words.next}
      >
        <Icon name="arrow" />
      </a>
    </p>
  )
}

function CloseLink({ id, words }: { id: string; words: ViewerWords }) {
  return (
    <a
      className={`${primitives.iconButton} ${primitives.lampOnHover} ${styles.button}`}
      href={`#${id}`}
      aria-label={words.close}
    >
      <Icon name="close" />
    </a>
  )
}

function pictureFor(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return index - 1
  if (key === 'ArrowRight') return index + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
