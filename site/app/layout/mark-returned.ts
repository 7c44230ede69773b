/**
 * Marks the page before a back or forward navigation renders, so that long lists are laid out completely: scroll
 * positions need the real heights. For a new document `bootstrap.js` does this.
 */
export function markReturned(): void {
  const mark = () => document.documentElement.setAttribute('data-returned', '')
  addEventListener('popstate', mark, { once: true })
}
