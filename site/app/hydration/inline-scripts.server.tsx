import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import source from './bootstrap.js?raw'

/** The bootstrap without comments and indents. */
export const bootstrap = source
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n')

/** Text of every inline script that a page may run, for its policy: the same two on all pages. */
export const inlineScripts: readonly string[] = [bootstrap, scrollScript()]

/** The script that React Router's `<ScrollRestoration>` prints. */
function scrollScript(): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <ScrollRestoration /> }])
  return renderToStaticMarkup(<Page />).replaceAll(/^<script>|<\/script>$/g, '')
}
