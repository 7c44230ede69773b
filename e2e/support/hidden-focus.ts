/**
 * Runs in the page: focuses all elements one after the other, and returns those that are completely covered or outside the
 * window (WCAG 2.4.11).
 */
export function findHiddenFocus(): string[] {
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  return [...stops].filter((element) => takesFocus(element) && isHidden(element)).map(nameOf)

  function takesFocus(element: HTMLElement): boolean {
    if (element.tabIndex < 0) return false
    element.focus()
    return document.activeElement === element
  }

  function isHidden(element: HTMLElement): boolean {
    return ![...element.getClientRects()].some((box) => pointsOf(box).some((point) => isSeen(element, point)))
  }

  function isSeen(element: HTMLElement, [x, y]: readonly [number, number]): boolean {
    const hit = document.elementFromPoint(x, y)
    if (hit === null) return false
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return [element, ...labels].some((part) => part.contains(hit) || hit.contains(part))
  }

  function pointsOf({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
    const shares = [0.05, 0.5, 0.95]
    return shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const))
  }

  function nameOf(element: HTMLElement): string {
    const words = element.getAttribute('aria-label') ?? element.textContent
    return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 60)}”`
  }
}
