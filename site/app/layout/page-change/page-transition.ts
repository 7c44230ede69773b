import { useLayoutEffect } from 'react'
import { watchPages } from './watch-pages.ts'

const hasPageChanged = watchPages()

/** Fades in a new page, unless reduced motion is preferred; choices within a page appear at once. */
export function usePageTransition(pathname: string): void {
  useLayoutEffect(() => {
    if (!hasPageChanged(pathname)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Readable from the first frame.
    document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  }, [pathname])
}
