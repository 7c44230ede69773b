import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { useDocumentMark } from './use-document-mark.ts'
import styles from './menu-button.module.css'

interface MenuButtonProps {
  readonly label: string
  /** Shows the label instead of three dots. */
  readonly hasWords?: boolean
  /** Buttons and links; pressing one closes the menu. */
  readonly children: ReactNode
}

/** A button that opens a short list of further actions. Escape and a press elsewhere close it. */
export function MenuButton({ label, hasWords = false, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  useDocumentMark('data-open-menu', isOpen)
  useEffect(() => {
    if (!isOpen) return undefined
    const element = box.current
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && element?.contains(target) !== true) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    const close = () => {
      setIsOpen(false)
      button.current?.focus()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    element?.addEventListener('keydown', closeByKey, { signal })
    menu.current?.addEventListener('click', close, { signal })
    return () => stop.abort()
  }, [isOpen])
  const opener = {
    ref: button,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => setIsOpen(!isOpen),
  }
  return (
    <div ref={box} className={styles.menuButton} data-menu>
      {hasWords ? <Button {...opener}>{label}</Button> : <IconButton {...opener} icon="more" label={label} />}
      <div id={id} className={styles.menu} hidden={!isOpen} ref={menu}>
        {children}
      </div>
    </div>
  )
}
