/** What had the focus last, and the elements around it: a removed element no longer knows them. */
let last: readonly Element[] = []

/** Remembers what has the focus, until the pointer presses something that takes none. Listens as long as the page lives. */
export function watchFocus(): void {
  document.addEventListener('pointerdown', forget, true)
  document.addEventListener('focusin', remember)
  remember()
}

function forget(): void {
  last = []
}

function remember(): void {
  const focused: Element[] = []
  for (let one = document.activeElement; one !== null; one = one.parentElement) focused.push(one)
  if (focused.length > 2) last = focused
}

/**
 * What shall have the focus after a change: what has it; the same element if it was moved; its successor by id; else the
 * nearest `data-landing`, first within the landing of the change. Undefined if nothing had the focus.
 */
export function findFocus(landing: HTMLElement | null): HTMLElement | undefined {
  const { activeElement, body } = document
  const [element, ...around] = last
  if (activeElement !== body && isShown(activeElement)) return activeElement
  if (element === undefined) return undefined
  const within = around.filter((outer) => landing?.contains(outer))
  const marked = [...within, landing, ...around].map(
    (place) => place?.querySelector('[data-landing]') ?? null,
  )
  const title = document.getElementById('page-title')
  return [element, document.getElementById(element.id), ...marked, landing, title].find(isShown)
}

/** A removed element is not shown. */
function isShown(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true })
}
