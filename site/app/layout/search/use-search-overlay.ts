import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Overlay = typeof import('./search-overlay.tsx').SearchOverlay

export interface SearchOverlayState {
  readonly isOpen: boolean
  /** What is shown while it is open. */
  readonly Overlay: Overlay | undefined
  /** Fetches what it takes to open, for one who is about to. */
  readonly prepare: () => void
  readonly open: () => void
  readonly close: () => void
  /** What opens it, and gets the focus back. */
  readonly opener: React.RefObject<HTMLAnchorElement | null>
}

/**
 * Opens and closes the search. While it is open the history has one entry more, so that the back button closes it;
 * the router does not hear of that entry: for it nothing has changed, and it would fetch the page again.
 */
export function useSearchOverlay(): SearchOverlayState {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const [Overlay, setOverlay] = useState<Overlay>()
  const opener = useRef<HTMLAnchorElement>(null)
  const scroll = useRef(0)
  // Another page has another key: the search is closed as soon as the page changes.
  const isOpen = openAt === key && Overlay !== undefined

  const prepare = useCallback(() => {
    void fetchOverlay().then((fetched) => setOverlay(() => fetched), doNothing)
  }, [])

  const show = useCallback(() => {
    scroll.current = window.scrollY
    window.history.pushState({ ...window.history.state, [mark]: true }, '')
    setOpenAt(key)
  }, [key])

  const open = useCallback(() => {
    // At once where it can be: a phone shows its keyboard only for a field that gets the focus within the tap.
    if (Overlay !== undefined) return show()
    fetchOverlay().then(
      (fetched) => {
        setOverlay(() => fetched)
        show()
      },
      // The page of the search is the same search.
      () => window.location.assign(opener.current?.href ?? ''),
    )
  }, [Overlay, show])

  useEffect(() => {
    if (!isOpen) return
    closeOnBack = () => setOpenAt(undefined)
    return () => {
      closeOnBack = undefined
    }
  }, [isOpen])

  const onClosed = useCallback((hasPageChanged: boolean) => {
    if (hasPageChanged) {
      // The way back to the entry of the search does not open it again.
      setOpenAt(undefined)
      // A page with the same address but for the query gets no focus by itself.
      document.getElementById('page-title')?.focus({ preventScroll: true })
    } else {
      window.scrollTo(0, scroll.current)
      opener.current?.focus({ preventScroll: true })
    }
  }, [])
  useClosing(isOpen, openAt !== undefined, onClosed)
  return useMemo(
    () => ({ isOpen, Overlay, prepare, open, close: goBack, opener }),
    [isOpen, Overlay, prepare, open],
  )
}

async function fetchOverlay(): Promise<Overlay> {
  return (await import('./search-overlay.tsx')).SearchOverlay
}

function doNothing(): void {}

let closeOnBack: (() => void) | undefined

// Listeners of the window are called in the order they came, so this one must be there before the router's: it is,
// because the router is created at hydration, after its modules have been read.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (closeOnBack === undefined) return
    event.stopImmediatePropagation()
    closeOnBack()
  })
}

/** In the state of the history's entry, beside what the router keeps there. */
const mark = 'search'

function goBack(): void {
  window.history.back()
}

/** After the page is back on the screen, so that there is something to scroll and to focus. */
function useClosing(
  isOpen: boolean,
  hasPageChanged: boolean,
  onClosed: (hasPageChanged: boolean) => void,
): void {
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed) onClosed(hasPageChanged)
  }, [isOpen, hasPageChanged, onClosed])
}
