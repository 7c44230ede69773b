/** Milliseconds of the animation (specification §2 and §9). */
export const SLIDE_MS = 500

/** Stops the running animation of a strip. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Scrolls a strip to a position, without animation for reduced motion. Touch and wheel cancel it. */
export function slideTo(strip: HTMLElement, left: number): void {
  stops.get(strip)?.()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    strip.scrollTo({ left, behavior: 'instant' })
    return
  }
  const from = strip.scrollLeft
  let startedAt: number | undefined
  let frame = requestAnimationFrame(move)
  // Scroll snapping would jump to a card in every frame.
  strip.toggleAttribute('data-sliding', true)
  strip.addEventListener('wheel', stop, { passive: true })
  strip.addEventListener('pointerdown', stop)
  stops.set(strip, stop)

  function move(now: number) {
    startedAt ??= now
    const progress = Math.min((now - startedAt) / SLIDE_MS, 1)
    strip.scrollLeft = from + (left - from) * easeOut(progress)
    if (progress < 1) frame = requestAnimationFrame(move)
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

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3
}
