import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { useEffect, useState } from 'react'
import { savesData, whenIdle } from '../when-idle.ts'
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
      const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      const newPages = links.flatMap((link) =>
        link instanceof HTMLAnchorElement ? firstOfKind(link.pathname) : [],
      )
      if (newPages.length > 0) setPages((before) => [...before, ...newPages])
    })
    const stopWaiting = whenIdle(() => {
      if (savesData()) return
      for (const link of document.querySelectorAll(pageLinks)) observer.observe(link)
    })
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [pathname])

  // One at a time, so that a slow phone still answers a press.
  useEffect(() => {
    if (prefetched < pages.length) return whenIdle(() => setPrefetched(prefetched + 1))
    return undefined
  }, [pages, prefetched])

  return pages.slice(0, prefetched).map((page) => <PrefetchedPage key={page} page={page} />)
}

/** Links in the content to other pages, not files; few visitors follow one with `nofollow`. */
const pageLinks = 'main a[href^="/"]:not([href*="."], [download], [target], [rel=nofollow])'

function firstOfKind(pathname: string): string[] {
  const kind = kindOf(pathname)
  if (loadedKinds.has(kind)) return []
  loadedKinds.add(kind)
  return [pathname]
}

/** `/stores/ixtle` is of the kind `/stores/`; `/stores` is a kind of its own. */
function kindOf(pathname: string): string {
  const { path } = splitLocalePath(pathname)
  return path.replace(/^(\/[^/]+\/).+/, '$1')
}
