/** How long a strip slides (specification §2 and §9). */
export const SLIDE_MS = 500

/** How to stop the slide of a strip that is under way. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Slides a strip to a place, at once for those who ask for less motion. A finger or the wheel takes over. */
export function slideTo(strip: HTMLElement, left: number): void {
  stops.get(strip)?.()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollTo({ left, behavior: 'instant' })
    return
  }
  const from = strip.scrollLeft
  let begun: number | undefined
  let frame = requestAnimationFrame(move)
  // Snapping would pull the strip to a card at every step of the way.
  strip.toggleAttribute('data-sliding', true)
  strip.addEventListener('wheel', stop, { passive: true })
  strip.addEventListener('pointerdown', stop)
  stops.set(strip, stop)

  function move(now: number) {
    begun ??= now
    const done = Math.min((now - begun) / SLIDE_MS, 1)
    strip.scrollLeft = from + (left - from) * eased(done)
    if (done < 1) frame = requestAnimationFrame(move)
    else stop()
  }

  function stop() {
    cancelAnimationFrame(frame)
    strip.removeAttribute('data-sliding')
    strip.removeEventListener('wheel', stop)
    strip.removeEventListener('pointerdown', stop)
    stops.delete(strip)
  }
}

/** Fast at first, then slower and slower. */
function eased(done: number): number {
  return 1 - (1 - done) ** 3
}
