/** A document can create a policy once; undefined without Trusted Types. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('safe-html', { createHTML: (html) => html })

/** Wraps sanitised HTML as Trusted HTML for React. */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
