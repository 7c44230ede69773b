import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks the header as scrolled when the page is not at the top (specification §2). Without React state, because every
 * navigation scrolls.
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
