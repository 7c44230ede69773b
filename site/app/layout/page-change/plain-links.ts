import { useCallback, useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { savesData } from '../../device/saves-data.ts'
import { pressedElement } from './pressed-link.ts'

/** Links to pages in the same language; another language is a new document. */
const pageLinks = 'a[href^="/"]:not([hreflang], [target])'

/**
 * Handles clicks on plain links in long lists: a router `Link` renders on every change of address or navigation state,
 * and the frame has sixty, a directory hundreds.
 */
export function useFollowLinks(
  optionsFor?: (link: Element) => NavigateOptions,
): (event: React.MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = pressedElement(event, pageLinks)
    const to = link?.getAttribute('href')
    if (!link || !to) return
    event.preventDefault()
    const { pathname, search } = window.location
    void navigate(to, { replace: to === pathname + search, ...optionsFor?.(link) })
  }
}

/** The page of the plain link under the pointer, to prefetch it. */
export function usePointedAt() {
  const [page, setPage] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const point = useCallback(({ target }: React.SyntheticEvent) => {
    clearTimeout(timer.current)
    const link = target instanceof Element ? target.closest(pageLinks) : null
    if (!(link instanceof HTMLAnchorElement) || savesData()) return
    timer.current = setTimeout(() => setPage(link.pathname), dwellMs)
  }, [])
  useEffect(() => stop, [stop])
  return {
    page,
    pointing: {
      onPointerOver: point,
      onFocus: point,
      onTouchStart: point,
      onPointerLeave: stop,
      onBlur: stop,
    },
  }
}

/** Milliseconds that a pointer must stay on a link. */
const dwellMs = 100
