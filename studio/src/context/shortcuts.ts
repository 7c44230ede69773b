import { useEffect, useRef } from 'react'

const isApple = /^(?:Mac|iP)/.test(navigator.platform)

/** The keys of a shortcut as its keyboard names them: `⌘K` or `Ctrl+K`. */
export function keyName(key: string): string {
  return `${isApple ? '⌘' : 'Ctrl+'}${key}`
}

/**
 * Calls `act` when a key is pressed together with Ctrl or ⌘, in a control too: editors of texts and dates take every Enter for
 * themselves.
 */
export function useShortcut(key: string, act: () => void): void {
  useListener(true, (event) => {
    if (event.key.toLowerCase() !== key || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    act()
  })
}

/** Listens to keys that no control has handled, except beside an open dialog. */
export function useKey(listen: (event: KeyboardEvent) => void): void {
  useListener(false, listen)
}

function useListener(isFirst: boolean, listen: (event: KeyboardEvent) => void): void {
  const latest = useRef(listen)
  useEffect(() => {
    latest.current = listen
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog[open]') !== null
      if (!event.defaultPrevented && !isCovered) latest.current(event)
    }
    document.addEventListener('keydown', listener, isFirst)
    return () => document.removeEventListener('keydown', listener, isFirst)
  }, [isFirst])
}
