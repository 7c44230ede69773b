import { useLayoutEffect } from 'react'
import { watchPages } from './watch-pages.ts'

const hasPageChanged = watchPages()

/** Lets another page come in softly, for whoever does not mind motion; choices within a page are there at once. */
export function usePageTransition(pathname: string): void {
  useLayoutEffect(() => {
    if (!hasPageChanged(pathname)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // To be read from its first frame on.
    document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  }, [pathname])
}
