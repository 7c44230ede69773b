import { useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'

interface SafeHtmlProps {
  html: string
  lang?: string | undefined
  className?: string | undefined
}

/** HTML that the contract's allow-list has let through, in an element of its own. */
export function SafeHtml({ html, lang, className }: SafeHtmlProps) {
  // Another object of the same text would be set anew, without the focus and the selection that were in it.
  const trusted = useMemo(() => trustedHtml(html), [html])
  return <div className={className} lang={lang} dangerouslySetInnerHTML={trusted} />
}
