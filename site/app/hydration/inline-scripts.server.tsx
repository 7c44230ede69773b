import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import bootstrap from './bootstrap.js?minified'
import knownOffline from './known-offline.js?minified'

/** The script that loads all others, and that of the offline page. */
export { bootstrap, knownOffline }

/** Text of every inline script that a hydrated page may run, for its policy: the same two on all of them. */
export const inlineScripts: readonly string[] = [bootstrap, scrollScript()]

/** The script that React Router's `<ScrollRestoration>` prints. */
function scrollScript(): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ScrollRestoration /> }])
  return renderToStaticMarkup(<Page />).replaceAll(/^<script>|<\/script>$/g, '')
}
