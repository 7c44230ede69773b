import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Overlay = typeof import('./search-overlay.tsx').SearchOverlay

export interface SearchOverlayState {
  readonly isOpen: boolean
  /** The component, once loaded. */
  readonly Overlay: Overlay | undefined
  /** Loads the component on intent. */
  readonly prepare: () => void
  readonly open: () => void
  readonly close: () => void
  /** The opening link, which gets the focus back. */
  readonly opener: React.RefObject<HTMLAnchorElement | null>
}

/**
 * State of the search overlay. Opening adds a history entry, so that the back button closes it. The router does not see
 * this entry: it would load the page again.
 */
export function useSearchOverlay(): SearchOverlayState {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const [Overlay, setOverlay] = useState<Overlay>()
  const opener = useRef<HTMLAnchorElement>(null)
  const scroll = useRef(0)
  // Each page has its own key, so the overlay closes on navigation.
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
    // Synchronously if loaded: phones show the keyboard only for a field that gets the focus within the tap.
    if (Overlay !== undefined) return show()
    fetchOverlay().then(
      (fetched) => {
        setOverlay(() => fetched)
        show()
      },
      // Falls back to the search page.
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

  // Once the page is rendered again, so that it can scroll and get the focus.
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) return
    if (openAt === undefined) {
      window.scrollTo(0, scroll.current)
      opener.current?.focus({ preventScroll: true })
    } else {
      // Going forward to the entry does not reopen the search.
      setOpenAt(undefined)
      document.getElementById('page-title')?.focus({ preventScroll: true })
    }
  }, [isOpen, openAt])
  return useMemo(
    () => ({ isOpen, Overlay, prepare, open, close: goBack, opener }),
    [isOpen, Overlay, prepare, open],
  )
}

async function fetchOverlay(): Promise<Overlay> {
  const overlay = import('./search-overlay.tsx')
  // The field has a chunk of its own: fetched beside the overlay's, not after it.
  await import('../../components/search-field/search-field.tsx')
  return (await overlay).SearchOverlay
}

function doNothing(): void {}

let closeOnBack: (() => void) | undefined

// Must be registered before the router's listener, because listeners run in order. The router is created on hydration,
// after this module is loaded.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if (closeOnBack === undefined) return
    event.stopImmediatePropagation()
    closeOnBack()
  })
}

/** Key in the state of the history entry, beside the router's. */
const mark = 'search'

function goBack(): void {
  window.history.back()
}
