/** Session storage key: when a document was last loaded for a failure. `bootstrap.js` reads it too. */
const stamp = 'reloadedAt'

/**
 * Lets the browser go to an address as a plain link does, for when the router cannot: the page stays with its progress
 * bar until the new document is there. The promise never settles.
 */
export function loadDocument(href: string): Promise<never> {
  remember()
  // From the back-forward cache this page would come back waiting for the load that failed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  // After a press on Back the address is already the right one; assigning it could only scroll to its fragment.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => undefined)
}

/** The new document is the second try already: it reloads after 60 seconds at the earliest (specification §8). */
function remember(): void {
  try {
    window.sessionStorage.setItem(stamp, String(Date.now()))
  } catch {
    // Without storage no page ever reloads itself.
  }
}
