/**
 * React Aria empties its region of announcements by `innerHTML = ''`. The studio's policy forbids that but for this: an
 * empty text makes no element.
 */
export function allowEmptyMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html === '') return html
      throw new TypeError('Only an empty text may become markup here.')
    },
  })
}
