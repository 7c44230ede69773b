import { type ReactNode, useEffect, useId, useRef } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import { useStudio } from '../context/studio-context.ts'
import { IconButton } from './button.tsx'
import { useDocumentMark } from './use-document-mark.ts'
import styles from './sheet.module.css'

interface SheetProps {
  readonly title: string
  /** The label of the cross, if closing does more than close. */
  readonly closeLabel?: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly isWide?: boolean
}

/** A dialog over the screen; on a phone it rises from the bottom. Escape, the cross and a press beside it close it. */
export function Sheet({ title, closeLabel, onClose, children, footer, isWide = false }: SheetProps) {
  const { messages: m } = useStudio()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useDocumentMark('data-modal')
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const closeBeside = ({ target }: Event) => target === element && close.current()
    element?.addEventListener('mousedown', closeBeside)
    if (element !== null && !element.open) element.showModal()
    // By default the browser focuses the first control, which is the cross.
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      element?.removeEventListener('mousedown', closeBeside)
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      // The act of the sheet may have removed or disabled it.
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.sheet} ${styles.wide}` : styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={closeLabel ?? m.close} onClick={onClose} />
      </header>
      {/* Popovers of React Aria open inside the dialog, because everything outside a modal dialog is inert. */}
      <UNSAFE_PortalProvider getContainer={() => dialog.current}>
        <div className={styles.content}>{children}</div>
      </UNSAFE_PortalProvider>
      {footer !== undefined && <footer>{footer}</footer>}
    </dialog>
  )
}
