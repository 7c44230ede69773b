/**
 * The Trusted Types policy for parsing text into a document without scripts; the header of the studio allows
 * its name.
 */
const policy = window.trustedTypes?.createPolicy('studio-text', { createHTML: (html) => html })

/** Parses HTML in a separate document, in which no script runs. */
export function bodyOf(html: string): HTMLElement {
  // The parser accepts the policy's `TrustedHTML`, but its TypeScript type only knows strings.
  const trusted: unknown = policy === undefined ? html : policy.createHTML(html)
  return Reflect.apply(DOMParser.prototype.parseFromString, new DOMParser(), [trusted, 'text/html']).body
}
