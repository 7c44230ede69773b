import { markModal } from '../../theme/mark-modal.ts'
import { Icon } from '../icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './popup.module.css'
import { usePopup } from './use-popup.ts'

interface PopupProps {
  /** The browser stores it, so that each popup opens once. */
  popupId: string
  /** Id of the heading among the children. */
  labelledBy: string
  words: { close: string }
  children: React.ReactNode
}

/** A dialog that opens once per browser, after the visitor has started to read. */
export function Popup({ popupId, labelledBy, words, children }: PopupProps) {
  const { isOpen, close } = usePopup(popupId)
  if (!isOpen) return null
  return (
    <dialog
      className={`${primitives.night} ${styles.popup}`}
      ref={openOver}
      aria-labelledby={labelledBy}
      onClose={close}
    >
      <form method="dialog">
        <button
          className={`${primitives.iconButton} ${primitives.night} ${primitives.lampOnHover} ${styles.close}`}
          aria-label={words.close}
        >
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}

/** `showModal` traps the focus, closes on Escape and restores the focus. */
function openOver(dialog: HTMLDialogElement | null) {
  if (dialog === null) return
  // Closes on a click outside, or on its link.
  const closeOn = ({ target }: MouseEvent) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
  }
  dialog.addEventListener('click', closeOn)
  dialog.showModal()
  const unmark = markModal(dialog)
  return () => {
    unmark()
    dialog.removeEventListener('click', closeOn)
  }
}
