import { deleteSelection } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import { useEffect, useRef } from 'react'
import { Icon } from '../../components/icon.tsx'
import { pictureAt } from './picture-node.ts'
import { useWords } from '../../context/use-words.ts'
import { textPicturesEn } from '../../messages/text-pictures-en.ts'
import { textPicturesEs } from '../../messages/text-pictures-es.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './toolbar.module.css'

interface PictureToolsProps {
  readonly state: EditorState
  readonly onOpen: () => void
  readonly run: (command: Command) => void
}

/** The button of the toolbar for a picture, and what one can do with the selected one. */
export function PictureTools({ state, onOpen, run }: PictureToolsProps) {
  const words = useWords({ en: textPicturesEn, es: textPicturesEs })
  const picture = pictureAt(state)
  const isSelected = picture !== undefined
  const label = isSelected ? words.change : words.insert
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a phone the toolbar scrolls, and what one can do with the picture is at its end.
    const toolbar = button.current?.parentElement
    if (isSelected && button.current && toolbar) toolbar.scrollLeft = button.current.offsetLeft
  }, [isSelected])
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={label}
        aria-pressed={isSelected}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOpen}
      >
        <Icon name="pictures" size={18} />
      </button>
      {isSelected && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.words}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(deleteSelection)}
        >
          {words.remove}
        </button>
      )}
      <span role="status" className={primitives.unseen}>
        {picture && (picture.alt === '' ? words.decorates : words.selected(picture.alt ?? ''))}
      </span>
    </>
  )
}
