import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

interface MenuButtonProps {
  readonly label: string
  /** Shows the label instead of three dots. */
  readonly hasWords?: boolean
  /** Buttons and links; a press on one closes the menu. */
  readonly children: ReactNode
}

/** A button that opens a short list of further actions. Escape and a press elsewhere close it. */
export function MenuButton({ label, hasWords = false, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
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
    const list = menu.current
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    element?.addEventListener('keydown', closeByKey)
    list?.addEventListener('click', close)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      element?.removeEventListener('keydown', closeByKey)
      list?.removeEventListener('click', close)
    }
  }, [isOpen])
  return (
    <div ref={box} className="menu-button">
      <button
        ref={button}
        type="button"
        className={hasWords ? 'button' : 'button plain icon'}
        {...(hasWords ? {} : { 'aria-label': label })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {hasWords ? label : <Icon name="more" />}
      </button>
      <div id={id} className="menu" hidden={!isOpen} ref={menu}>
        {children}
      </div>
    </div>
  )
}
