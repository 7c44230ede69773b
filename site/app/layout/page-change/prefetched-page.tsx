import { memo } from 'react'
import { preinit } from 'react-dom'
import { matchRoutes, PrefetchPageLinks } from 'react-router'
import { precedence } from '../style-sheets.tsx'

/** Fetches the data, scripts and style sheets of a page in advance. Memoized: to match a page with all routes is slow. */
export const PrefetchedPage = memo(function PrefetchedPage({ page }: { page: string }) {
  // Not as elements: until a sheet is there, React would hold back every update of the page, such as a letter that is typed.
  for (const href of styleSheetsOf(page)) preinit(href, { as: 'style', precedence })
  return <PrefetchPageLinks page={page} />
})

declare global {
  interface Window {
    /** Set by the manifest script before hydration. */
    readonly __reactRouterManifest: {
      readonly routes: Readonly<Record<string, { id: string; path?: string; css?: string[] }>>
    }
  }
}

/** The style sheets of the page's routes, which `PrefetchPageLinks` omits. */
function styleSheetsOf(page: string) {
  const routes = Object.values(window.__reactRouterManifest.routes).filter(({ path }) => path !== undefined)
  return matchRoutes(routes, page)?.flatMap(({ route: { css = [] } }) => css) ?? []
}
