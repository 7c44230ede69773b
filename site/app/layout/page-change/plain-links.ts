import { useCallback, useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { savesData } from '../when-idle.ts'
import { pressedLink } from './pressed-link.ts'

/** Links to pages in the language of this one: a page in another language is another document. */
const pageLinks = 'a[href^="/"]:not([hreflang], [target])'

/**
 * What a press among plain links does, where there are many: a `Link` renders whenever the address or the state of the
 * navigation changes, the frame alone has sixty, and a directory hundreds.
 */
export function useFollowLinks(
  optionsFor?: (link: HTMLAnchorElement) => NavigateOptions,
): (event: React.MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = pressedLink(event, pageLinks)
    const to = link?.getAttribute('href')
    if (!link || !to) return
    event.preventDefault()
    const { pathname, search } = window.location
    void navigate(to, { replace: to === pathname + search, ...optionsFor?.(link) })
  }
}

/** The page of the plain link that a visitor points at, and what tells of it: to be fetched ahead. */
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

/** Whoever only passes over a link does not mean it. */
const dwellMs = 100
