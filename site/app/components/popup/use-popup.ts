import { useEffect, useState } from 'react'

/** Phone layout (specification §2). */
const phone = '(width <= 768px)'

/** Milliseconds before the popup opens on a wide screen. */
const OPEN_DELAY_MS = 2000

/** True while the popup with this id is open: once per browser. */
export function usePopup(id: string): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (seenPopups()?.includes(id) !== false) return
    const stop = matchMedia(phone).matches ? afterScrolling(open) : afterDelay(open)
    return stop

    function open() {
      if (isBusy() || !rememberSeen(id)) return
      stop()
      setOpen(true)
    }
  }, [id])

  return { isOpen, close: () => setOpen(false) }
}

/**
 * On a phone a popup covers the page: it waits until the visitor scrolled past the first screen. Scrolling by focus or
 * by a fragment does not count.
 */
function afterScrolling(open: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isOwnScroll = false
  const note = (isOwn: boolean) => () => (isOwnScroll = isOwn)
  const onKey = ({ key }: KeyboardEvent) => (isOwnScroll = scrollKeys.has(key))
  const onScroll = () => {
    if (isOwnScroll && scrollY > innerHeight / 2) open()
  }
  for (const type of ['wheel', 'touchmove']) addEventListener(type, note(true), { passive: true, signal })
  addEventListener('focusin', note(false), { signal })
  addEventListener('keydown', onKey, { signal })
  addEventListener('scroll', onScroll, { passive: true, signal })
  return () => listening.abort()
}

const scrollKeys: ReadonlySet<string> = new Set(['ArrowDown', 'PageDown', 'End', ' '])

function afterDelay(open: () => void): () => void {
  const timer = setInterval(open, OPEN_DELAY_MS)
  return () => clearInterval(timer)
}

/**
 * True while a menu, a dialog, a field or another question (`data-question`: language, consent) is open, or something is
 * pressed.
 */
function isBusy(): boolean {
  const isElsewhere = document.hidden || document.querySelector('#main')?.closest('[hidden]') !== null
  return (
    isElsewhere ||
    document.querySelector('dialog[open], :popover-open, input:focus, [data-question], :active') !== null
  )
}

const storageKey = 'popup_viewed'

/** Maximum number of remembered ids. */
const maxRemembered = 20

/** Undefined without storage: then no popup opens, since it would open on every page. */
function seenPopups(): readonly string[] | undefined {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ')
  } catch {
    return undefined
  }
}

/** Stored on open, not on close: leaving the page with it open counts as seen. */
function rememberSeen(id: string): boolean {
  try {
    localStorage.setItem(storageKey, [...(seenPopups() ?? []), id].slice(-maxRemembered).join(' '))
    return true
  } catch {
    return false
  }
}
