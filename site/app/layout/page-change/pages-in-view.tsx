import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'

/** Milliseconds after which links are looked at even where the browser is never idle (specification §9). */
const idleTimeout = 2_000

/** Kinds of pages that this document has shown or fetched ahead: each is fetched once. */
const known = new Set<string>()

/**
 * Fetches ahead what the links in view lead to, when the browser is idle: one page of each kind, so that the script of
 * its kind is there for all links of a list. What a visitor points at is fetched by its link itself.
 */
export function PagesInView({ pathname }: { pathname: string }) {
  const [pages, setPages] = useState<readonly string[]>([])

  useEffect(() => {
    known.add(kindOf(pathname))
    const observer = new IntersectionObserver((entries) => {
      const links = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
      const found = links.flatMap((link) =>
        link instanceof HTMLAnchorElement ? firstOfKind(link.pathname) : [],
      )
      if (found.length > 0) setPages((before) => [...before, ...found])
    })
    const stopWaiting = whenIdle(() => {
      if (isThrifty()) return
      for (const link of document.querySelectorAll(pageLinks)) observer.observe(link)
    })
    return () => {
      stopWaiting()
      observer.disconnect()
    }
  }, [pathname])

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}

/** Links of the page to other pages, not to files. */
const pageLinks = 'main a[href^="/"]:not([href*="."], [download], [target])'

function firstOfKind(pathname: string): string[] {
  const kind = kindOf(pathname)
  if (known.has(kind)) return []
  known.add(kind)
  return [pathname]
}

/** `/stores/ixtle` is one of `/stores/`, `/stores` is the only one of its kind. */
function kindOf(pathname: string): string {
  const { path } = splitLocalePath(pathname)
  return path.replace(/^(\/[^/]+\/).+/, '$1')
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waiting = requestIdleCallback(act, { timeout: idleTimeout })
    return () => cancelIdleCallback(waiting)
  }
  const waiting = setTimeout(act, idleTimeout)
  return () => clearTimeout(waiting)
}

/** A visitor who saves data, is on a slow network or on none gets nothing they did not ask for. */
function isThrifty(): boolean {
  if (!navigator.onLine) return true
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('effectiveType' in connection && /2g/.test(String(connection.effectiveType)))
}
