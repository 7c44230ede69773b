import { Icon } from '../icon/icon.tsx'
import styles from './popup.module.css'
import { usePopup } from './use-popup.ts'

interface PopupProps {
  /** Which one it is: whoever has seen it never sees it again. */
  popupId: string
  /** Id of the heading among the children. */
  labelledBy: string
  words: { close: string }
  children: React.ReactNode
}

/** Opens over the page once in the life of a visitor's browser, when the page is no longer new to them. */
export function Popup({ popupId, labelledBy, words, children }: PopupProps) {
  const { isOpen, close } = usePopup(popupId)
  if (!isOpen) return null
  return (
    <dialog className={styles.popup} ref={openOver} aria-labelledby={labelledBy} onClose={close}>
      <form method="dialog">
        <button className={styles.close} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}

/** The browser keeps focus and Tab inside, closes on Escape, and gives the focus back to where it was. */
function openOver(dialog: HTMLDialogElement | null) {
  if (dialog === null) return
  // A press beside it closes it, and so does following its link.
  const closeOn = ({ target }: MouseEvent) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  }
  dialog.addEventListener('click', closeOn)
  dialog.showModal()
  return () => dialog.removeEventListener('click', closeOn)
}
