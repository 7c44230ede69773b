import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import bootstrap from './bootstrap.js?minified'
import knownOffline from './known-offline.js?minified'
import webFont from './web-font.js?minified'

/** The script that loads all others, that of the theme's font, and that of the offline page. */
export { bootstrap, knownOffline, webFont }

/** Text of every inline script that a hydrated page may run, for its policy: the same on all of them. */
export const inlineScripts: readonly string[] = [bootstrap, scrollScript(), webFont]

/** The script that React Router's `<ScrollRestoration>` prints. */
function scrollScript(): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ScrollRestoration /> }])
  return renderToStaticMarkup(<Page />).replaceAll(/^<script>|<\/script>$/g, '')
}
