import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { watchPages } from './watch-pages.ts'

const hasPageChanged = watchPages()

/**
 * After a change of page the focus goes to its title: nobody is left at a link that is gone, and a screen reader says
 * the title, once. Choices within a page keep the focus where it is; their outcome is announced by the page.
 */
export function useFocusOnTitle(): void {
  const { pathname, search, hash } = useLocation()
  const page = pathname + (new URLSearchParams(search).get('page') ?? '')
  useLayoutEffect(() => {
    if (!hasPageChanged(page)) return
    // Ids of the site need no escapes; an address that has any comes from elsewhere and may be broken.
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    const target = place?.querySelector('a') ?? document.getElementById('page-title')
    target?.focus({ preventScroll: true })
  }, [page, hash])
}
