import { useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'

interface SafeHtmlProps {
  html: string
  lang?: string | undefined
  className?: string | undefined
}

/** Renders HTML that the contract sanitised. */
export function SafeHtml({ html, lang, className }: SafeHtmlProps) {
  // Memoized: React would set the HTML again for a new object, and lose focus and selection in it.
  const trusted = useMemo(() => trustedHtml(html), [html])
  return <div className={className} lang={lang} dangerouslySetInnerHTML={trusted} />
}
