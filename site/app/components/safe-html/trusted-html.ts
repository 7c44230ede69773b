/** A policy may be made once per document; browsers without Trusted Types have none. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('safe-html', { createHTML: (html) => html })

/**
 * HTML that the contract's allow-list has let through on the server, in the form in which React may set it under a
 * policy that wants Trusted Types.
 */
export function trustedHtml(html: string): { __html: string | TrustedHTML } {
  return { __html: policy?.createHTML(html) ?? html }
}
