import { createContext, use } from 'react'
import { ScrollRestoration } from 'react-router'

/** Text of a page's inline scripts. */
interface InlineScriptsText {
  /** JSON: what the bootstrap loads. */
  readonly list: string
  readonly bootstrap: string
  readonly webFont: string
}

/**
 * Set by the server: undefined for a page without scripts. In the browser the texts are empty, because React keeps what
 * the server printed.
 */
export const InlineScriptsContext = createContext<InlineScriptsText | undefined>({
  list: '',
  bootstrap: '',
  webFont: '',
})

/**
 * Takes the place of React Router's `<Scripts>`, which would fetch and run everything while the page loads. The bootstrap
 * loads React on the first sign of intent or when the browser is idle. A page without it stays as the server rendered it.
 */
export function DeferredScripts() {
  const text = use(InlineScriptsContext)
  if (text === undefined) return null
  return (
    <>
      <ScrollRestoration />
      <InlineScript type="application/json" id="hydration" text={text.list} />
      <InlineScript text={text.bootstrap} />
    </>
  )
}

/** Stands before the style sheets, so that a font that the device has is there at the first paint. */
export function WebFontScript({ url }: { url: string }) {
  const text = use(InlineScriptsContext)
  return text && <InlineScript data-url={url} text={text.webFont} />
}

function InlineScript({ text, ...attributes }: { text: string } & React.ComponentProps<'script'>) {
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
