import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { startTransition, useEffect, useState } from 'react'
import { savesData } from '../../device/saves-data.ts'
import { whenIdle } from '../when-idle.ts'
import { PrefetchedPage } from './prefetched-page.tsx'

/** Kinds of pages that this document has loaded: each is prefetched once. */
const loadedKinds = new Set<string>()

/**
 * Prefetches one page per kind among the visible links when the browser is idle, so that its scripts are loaded. A link
 * under the pointer is prefetched by itself.
 */
export function PrefetchVisibleLinks({ pathname }: { pathname: string }) {
  const [pages, setPages] = useState<readonly string[]>([])
  const [prefetched, setPrefetched] = useState(0)

  useEffect(() => {
    loadedKinds.add(kindOf(pathname))
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        // In each frame of a movement the browser looks where all observed links are.
        if (!isOfNewKind(target)) observer.unobserve(target)
        else if (isIntersecting) {
          const { pathname: page } = target
          loadedKinds.add(kindOf(page))
          setPages((before) => [...before, page])
        }
      }
    })
    const stopWaiting = whenIdle(() => {
      if (savesData()) return
      for (const link of document.querySelectorAll(pageLinks)) if (isOfNewKind(link)) observer.observe(link)
    })
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [pathname])

  // One at a time and in a transition, so that a slow phone still answers a press.
  useEffect(() => {
    if (prefetched < pages.length) return whenIdle(() => startTransition(() => setPrefetched(prefetched + 1)))
    return undefined
  }, [pages, prefetched])

  return pages.slice(0, prefetched).map((page) => <PrefetchedPage key={page} page={page} />)
}

/** Links in the content to other pages, not files; few visitors follow one with `nofollow`. */
const pageLinks = 'main a[href^="/"]:not([href*="."], [download], [target], [rel=nofollow])'

/** No link in a drawing is. */
function isOfNewKind(link: Element): link is HTMLAnchorElement {
  return link instanceof HTMLAnchorElement && !loadedKinds.has(kindOf(link.pathname))
}

/** `/stores/ixtle` is of the kind `/stores/`; `/stores` is a kind of its own. */
function kindOf(pathname: string): string {
  const { path } = splitLocalePath(pathname)
  return path.replace(/^(\/[^/]+\/).+/, '$1')
}
