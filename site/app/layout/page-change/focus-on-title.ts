import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { watchPages } from './watch-pages.ts'

const hasPageChanged = watchPages()

/**
 * Focuses the title after a page change, so that a screen reader reads it once and the focus is not lost with the link.
 * Choices within a page keep the focus; the page announces their result.
 */
export function useFocusOnTitle(): void {
  const { pathname, search, hash } = useLocation()
  const page = pathname + (new URLSearchParams(search).get('page') ?? '')
  useLayoutEffect(() => {
    if (!hasPageChanged(page)) return
    // Our ids need no escaping; a fragment from elsewhere may be invalid.
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    const target = place?.querySelector('a') ?? document.getElementById('page-title')
    target?.focus({ preventScroll: true })
  }, [page, hash])
}
