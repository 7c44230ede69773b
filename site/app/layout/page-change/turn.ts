import { useLayoutEffect } from 'react'

/** Not of the frame, which is made anew around the error page. */
let shown: string | undefined

/** Lets another page come in softly, for whoever does not mind motion; choices within a page are there at once. */
export function useTurn(pathname: string): void {
  useLayoutEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // To be read from its first frame on.
    document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  }, [pathname])
}
