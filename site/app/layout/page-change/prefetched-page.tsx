import { memo, Suspense } from 'react'
import { matchRoutes, PrefetchPageLinks } from 'react-router'
import { StyleSheetsOf } from '../style-sheets.tsx'

/** Fetches the data, scripts and style sheets of a page in advance. Memoized: to match a page with all routes is slow. */
export const PrefetchedPage = memo(function PrefetchedPage({ page }: { page: string }) {
  return (
    <>
      <PrefetchPageLinks page={page} />
      {/* Without it, React would hold back every update of the page, such as a typed letter, until the sheets are there. */}
      <Suspense>
        {routesOf(page).map((route) => (
          <StyleSheetsOf key={route.id} route={route} />
        ))}
      </Suspense>
    </>
  )
})

declare global {
  interface Window {
    /** Set by the manifest script before hydration. */
    readonly __reactRouterManifest: {
      readonly routes: Readonly<Record<string, { id: string; path?: string; css?: string[] }>>
    }
  }
}

/** The page's routes, whose style sheets `PrefetchPageLinks` omits. */
function routesOf(page: string) {
  const routes = Object.values(window.__reactRouterManifest.routes).filter(({ path }) => path !== undefined)
  return matchRoutes(routes, page)?.map(({ route }) => route) ?? []
}
