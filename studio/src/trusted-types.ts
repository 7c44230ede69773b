/**
 * Allows `innerHTML = ''`, which the studio's Trusted Types policy would forbid: React Aria empties its live
 * region with it.
 */
export function allowEmptyMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return html
      throw new TypeError('Only an empty text may become markup here.')
    },
  })
}
