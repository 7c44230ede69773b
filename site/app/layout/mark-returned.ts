/**
 * Notes on the page that its visitor goes through where they have been, before that is drawn: from now on a long list is laid
 * out as a whole, since a place far down is found again only where the heights above it are the true ones. A document that is
 * gone back to says so itself (`bootstrap.js`).
 */
export function markReturned(): void {
  const mark = () => document.documentElement.setAttribute('data-returned', '')
  addEventListener('popstate', mark, { once: true })
}
