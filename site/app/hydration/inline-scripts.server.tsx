import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import bootstrapSource from './bootstrap.js?raw'
import offlineSource from './known-offline.js?raw'

export const bootstrap = shortened(bootstrapSource)

/** The script of the offline page. */
export const knownOffline = shortened(offlineSource)

/** Text of every inline script that a hydrated page may run, for its policy: the same two on all of them. */
export const inlineScripts: readonly string[] = [bootstrap, scrollScript()]

/** The source without comments and indents. */
function shortened(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}

/** The script that React Router's `<ScrollRestoration>` prints. */
function scrollScript(): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ScrollRestoration /> }])
  return renderToStaticMarkup(<Page />).replaceAll(/^<script>|<\/script>$/g, '')
}
