import { useEffect, useState } from 'react'

/** The width up to which the layout is that of a phone (specification §2). */
const phone = '(width <= 768px)'

/** On a wide screen the visitor has this long with the page alone. */
const PATIENCE_MS = 2000

/** Whether the popup with this id is open: once per browser, and never before the visitor has met the page. */
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
 * On a phone a popup hides the whole page: it waits until the visitor has read on beyond the first screen. The page also
 * scrolls by itself, to what gets the focus or to a place in it: that is not reading.
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
  const timer = setInterval(open, PATIENCE_MS)
  return () => clearInterval(timer)
}

/**
 * Who is in a menu, in the search, writing, pressing something, or elsewhere is not to be interrupted, and who is asked something
 * (`data-asks`: the language, the consent) is not to be asked for more.
 */
function isBusy(): boolean {
  const isElsewhere = document.hidden || document.querySelector('#main')?.closest('[hidden]') !== null
  return (
    isElsewhere ||
    document.querySelector('dialog[open], :popover-open, input:focus, [data-asks], :active') !== null
  )
}

const storageKey = 'popup_viewed'

/** How many are remembered: more than a browser will see in years. */
const maxRemembered = 20

/** Undefined where the browser keeps nothing: then no popup opens, since it would come back. */
function seenPopups(): readonly string[] | undefined {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ')
  } catch {
    return undefined
  }
}

/** Noted as it opens, not as it closes: a page left in the middle counts as seen. */
function rememberSeen(id: string): boolean {
  try {
    localStorage.setItem(storageKey, [...(seenPopups() ?? []), id].slice(-maxRemembered).join(' '))
    return true
  } catch {
    return false
  }
}
