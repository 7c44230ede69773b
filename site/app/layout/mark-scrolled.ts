import { type RefObject, useEffect, useRef } from 'react'

/**
 * The header is «scrolled» as soon as the page is not at its very top (specification §2). Marked past React: every change
 * of page scrolls, and nothing in the header has to be drawn anew for it.
 */
export function useMarkScrolled(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > 0)
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return header
}
