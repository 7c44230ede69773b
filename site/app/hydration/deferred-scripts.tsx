import { createContext, use } from 'react'
import { ScrollRestoration } from 'react-router'

/** Text of the two scripts that start hydration. */
interface DeferredScriptsText {
  /** JSON: what the bootstrap loads. */
  readonly list: string
  readonly bootstrap: string
}

/**
 * Set by the server: undefined for a page without scripts. In the browser the texts are empty, because React keeps what
 * the server printed.
 */
export const DeferredScriptsContext = createContext<DeferredScriptsText | undefined>({
  list: '',
  bootstrap: '',
})

/**
 * Takes the place of React Router's `<Scripts>`, which would fetch and run everything while the page loads. The bootstrap
 * loads React on the first sign of intent or when the browser is idle. A page without it stays as the server rendered it.
 */
export function DeferredScripts() {
  const text = use(DeferredScriptsContext)
  if (text === undefined) return null
  return (
    <>
      <ScrollRestoration />
      <script
        type="application/json"
        id="hydration"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text.list }}
      />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text.bootstrap }} />
    </>
  )
}
