import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface MenuButtonProps {
  readonly label: string
  readonly icon: IconName
  /** Buttons and links; a press on one closes the menu. */
  readonly children: ReactNode
}

/** A button that opens a short list of further actions. Escape and a press elsewhere close it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && box.current?.contains(target) !== true) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div
      ref={box}
      className="menu-button"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <button
        ref={button}
        type="button"
        className="button plain icon"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      <div id={id} className="menu" hidden={!isOpen} onClick={close}>
        {children}
      </div>
    </div>
  )
}
