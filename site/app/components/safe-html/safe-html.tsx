import { useMemo } from 'react'

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

/** A document can create a policy once; undefined without Trusted Types. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('safe-html', { createHTML: (html) => html })

/** Wraps sanitised HTML as Trusted HTML for React. */
function trustedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
