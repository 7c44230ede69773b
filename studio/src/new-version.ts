const storageKey = 'studio-reloaded-at'
const onceInMs = 30_000

/**
 * Reloads the page once when a chunk is missing, because a newer version has replaced it. Typed text is safe
 * on this device.
 */
export function loadNewVersion(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - last < onceInMs) return
    sessionStorage.setItem(storageKey, String(Date.now()))
    location.reload()
  })
}
