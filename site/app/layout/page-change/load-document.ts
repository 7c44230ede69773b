/** Session storage key: time of the last document load after a failure; `bootstrap.js` reads it too. */
const stamp = 'reloadedAt'

/**
 * Navigates as a plain link does. The page stays with its progress bar until the new document arrives. Never settles.
 */
export function loadDocument(href: string): Promise<never> {
  remember()
  // A page restored from the back-forward cache would still wait for the failed load.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  // After a history navigation the address is current already, and assigning it might only jump to a fragment.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => undefined)
}

/** A new document reloads itself at most every 60 seconds (specification §8). */
function remember(): void {
  try {
    window.sessionStorage.setItem(stamp, String(Date.now()))
  } catch {
    // Without storage no page reloads itself.
  }
}
