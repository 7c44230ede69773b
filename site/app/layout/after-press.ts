/** Milliseconds in which a browser turns a released finger into a click. */
const clickDelay = 100

/**
 * Acts at once, or after the press under way: what appears under a pressing finger takes the press away from what it
 * was meant for. What it returns takes that back.
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

/** The press may have begun before this script ran, so the browser is asked. */
function isPressing(): boolean {
  return document.querySelector(':active') !== null
}
