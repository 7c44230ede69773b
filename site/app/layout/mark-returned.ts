/**
 * Notes on the page that its visitor has gone back, before the page is drawn that they go back to: from now on pages are laid
 * out as a whole (`--below`), since a place far down is found again only where the heights above it are the true ones.
 */
export function markReturned(): void {
  const mark = () => document.documentElement.setAttribute('data-returned', '')
  addEventListener('popstate', mark, { once: true })
}
