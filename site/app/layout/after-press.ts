/** Milliseconds until a browser turns a touch into a click. */
const clickDelay = 100

/**
 * Runs `act` at once, or after a press in progress: new content under a pressing finger would receive the click.
 * Returns a cancel function.
 */
export function afterPress(act: () => void): () => void {
  if (!isPressing()) {
    act()
    return () => undefined
  }
  const waiting = new AbortController()
  const { signal } = waiting
  const onRelease = () => {
    const timer = setTimeout(act, clickDelay)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, onRelease, { once: true, capture: true, signal })
  }
  return () => waiting.abort()
}

/** The browser's state, since the press may be older than this script. */
function isPressing(): boolean {
  return document.querySelector(':active') !== null
}
