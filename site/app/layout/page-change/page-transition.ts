import { useLayoutEffect } from 'react'

/** Outside the frame, which remounts for the error page. */
let shown: string | undefined

/** Fades in a new page, unless reduced motion is preferred; choices within a page appear at once. */
export function usePageTransition(pathname: string): void {
  useLayoutEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Readable from the first frame.
    document.getElementById('main')?.animate({ opacity: [0.4, 1] }, { duration: 180, easing: 'ease-out' })
  }, [pathname])
}
