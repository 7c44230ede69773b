/** What had the focus last, and the elements around it: a removed element no longer knows them. */
let last: readonly HTMLElement[] = []

/** Remembers what has the focus, until the pointer presses something that takes none. Listens as long as the page lives. */
export function watchFocus(): void {
  document.addEventListener('pointerdown', () => (last = []), true)
  document.addEventListener('focusin', remember)
  remember()
}

function remember(): void {
  const focused: HTMLElement[] = []
  for (let one = focusedElement(); one; one = one.parentElement) focused.push(one)
  if (focused.length > 0) last = focused
}

function focusedElement(): HTMLElement | null {
  return document.querySelector(':focus')
}

/**
 * After a change: what was pressed keeps the focus, also if it was moved; else its successor by id gets it, or the nearest
 * `data-landing`, first within the landing.
 */
export function keepFocus(landing: HTMLElement | null): void {
  const [element, ...around] = last
  if (!element || focusedElement()?.checkVisibility()) return
  const within = around.filter((outer) => landing?.contains(outer))
  const marked = [...within, landing, ...around].map((place) =>
    place?.querySelector<HTMLElement>('[data-landing]'),
  )
  const title = document.getElementById('page-title')
  focusFirst(element, document.getElementById(element.id), ...marked, landing, title)
}

/** Focuses the first of the places that is shown, also one that takes no focus by itself. */
export function focusFirst(...places: readonly (HTMLElement | null | undefined)[]): void {
  const place = places.find((one) => one?.checkVisibility())
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Scrolls to what has the focus unless it is seen; after a change far from it the landing gets the focus. */
export function showFocus(landing: HTMLElement | null): void {
  const focused = focusedElement()
  if (!focused || isSeen(focused)) return
  if (landing?.contains(focused) === false) focusFirst(landing.querySelector('[data-landing]'), landing)
  focusedElement()?.scrollIntoView({ block: 'nearest' })
}

/** True if its middle is in the window and not covered. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  // Between the words of a link a point hits the element around it.
  return element.contains(hit) || hit === element.parentElement
}
