const storageKey = 'studio-reloaded-at'
const onceInMs = 30_000

/**
 * A part of the studio that is gone was replaced by a newer version: the page is loaded anew, once. What is typed is on
 * this device.
 */
export function loadNewVersion(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - last < onceInMs) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    location.reload()
  })
}
