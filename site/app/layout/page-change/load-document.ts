/** Where this window keeps when a document was last loaded for a failure; `bootstrap.js` reads it too. */
const stamp = 'loadedAnew'

/**
 * Lets the browser go to an address as a plain link does, for when the router cannot: the page stays with its progress
 * bar until the new document is there. The promise never settles.
 */
export function loadDocument(href: string): Promise<never> {
  remember()
  // Whoever comes back finds this page as it was left, waiting for what had failed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  // On the way back the address is already the wanted one, and to assign it could be a jump within the page.
  if (href === window.location.href) window.location.reload()
  else window.location.assign(href)
  return new Promise(() => undefined)
}

/** The new document is the second try already: it loads itself anew 60 seconds later at the earliest (specification §8). */
function remember(): void {
  try {
    window.sessionStorage.setItem(stamp, String(Date.now()))
  } catch {
    // Without storage no page ever loads itself anew.
  }
}
