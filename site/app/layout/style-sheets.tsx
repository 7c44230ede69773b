import { createContext, use } from 'react'
import { Links, useMatches } from 'react-router'

interface Route {
  readonly css?: readonly string[] | undefined
}

/** The routes by their ids, with their style sheets: React Router's manifest, on the server and in the browser. */
export const StyleSheetsContext = createContext<Readonly<Record<string, Route | undefined>>>({})

/**
 * The style sheets of the page. They stay when another page comes: React Router's `<Links>` would remove them, and after the
 * removal of a sheet with cascade layers Chromium lays out the whole page anew.
 */
export function StyleSheets() {
  // In development the style sheets change while the page is open.
  return import.meta.env.DEV ? <Links /> : <SheetsOfMatches />
}

function SheetsOfMatches() {
  const routes = use(StyleSheetsContext)
  return useMatches().map(({ id }) => <StyleSheetsOf key={id} route={routes[id]} />)
}

/** Also for a route that is not on the screen yet. */
export function StyleSheetsOf({ route }: { route: Route | undefined }) {
  return route?.css?.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)
}
