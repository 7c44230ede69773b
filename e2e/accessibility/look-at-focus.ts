/** One stop of Tab: the focused element and how it looks. */
export interface Stop {
  /** Mark of the element; undefined if the page created it after `markStops`. */
  readonly mark: string | undefined
  readonly name: string
  /** Elements of one kind look the same. */
  readonly kind: string
  /** Position in the window. */
  readonly box: Box
  /** Current position of the previously focused element. */
  readonly before: Box | undefined
  /** The box with a margin for focus rings. */
  readonly frame: Box
  /** True for fixed elements and SVG, whose position does not show their order. */
  readonly isFixed: boolean
  /** Number of Tab stops in the element: a date field has several. */
  readonly parts: number
  readonly look: string
  readonly isInView: boolean
  readonly isCovered: boolean
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Runs in the page: marks all elements that Tab should reach, and returns their styles without focus. Omits elements reached
 * by arrow keys and those behind a dialog.
 */
export function markStops(): { readonly mark: string; readonly name: string; readonly look: string }[] {
  const focusable =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, [tabindex], dialog[open]'
  const modal = document.querySelector('dialog:modal')
  // The page may have set the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const marked = [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter(isReached)
    .map((element, index) => {
      element.dataset['stop'] = String(index)
      const words = element.getAttribute('aria-label') ?? element.textContent
      return {
        mark: String(index),
        name: `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`,
        look: lookOf(element),
      }
    })
  beginAtTop()
  return marked

  /** Focuses a temporary element before all others, within an open popover, which closes when the focus leaves it. */
  function beginAtTop(): void {
    const open = document.querySelector(':popover-open, header details[open]')
    const start = document.createElement('span')
    start.tabIndex = 1
    start.addEventListener('blur', () => start.remove())
    ;(modal ?? open ?? document.body).prepend(start)
    start.focus({ preventScroll: true })
  }

  function isReached(element: HTMLElement): boolean {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]') !== null)
      return false
    if (modal !== null && !modal.contains(element)) return false
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) return false
    return element.checkVisibility({ visibilityProperty: true })
  }

  function lookOf(element: Element): string {
    const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(element)
    return [outline, boxShadow, borderColor, backgroundColor, textDecoration].join()
  }
}

/** Runs in the page: undefined if nothing has the focus. `previous` is the mark of the previous stop. */
export function lookAtFocus(previous: string | undefined): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined
  if (element === document.body) return undefined
  const shown = shownOf(element)
  const box = shown.getBoundingClientRect()
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
  const tag = element.tagName.toLowerCase()
  const isDate = element instanceof HTMLInputElement && ['date', 'time'].includes(element.type)
  return {
    mark: element.dataset['stop'],
    name: `${tag} “${words}”`,
    kind: `${tag}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.className ?? ''}`,
    box: box.toJSON(),
    before: previousBox(),
    frame: frameOf(box),
    isFixed: element instanceof SVGElement || isFixed(element),
    parts: isDate ? 4 : 1,
    look: lookOf(element),
    isInView: box.bottom > 1 && box.right > 1 && box.top < innerHeight - 1 && box.left < innerWidth - 1,
    isCovered: isCovered(shown),
  }

  /** The visible element: the label of a hidden input, or the content of a link without a box. */
  function shownOf(focused: Element): Element {
    const { width, height } = focused.getBoundingClientRect()
    if (width > 2 && height > 2) return focused
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    return label ?? focused.firstElementChild ?? focused
  }

  /** Undefined if it is no longer visible: some elements close when they lose the focus. */
  function previousBox(): Box | undefined {
    const last = previous === undefined ? null : document.querySelector(`[data-stop="${previous}"]`)
    if (last === null) return undefined
    const place = last.getBoundingClientRect()
    const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2)
    return hit === null || last.contains(hit) || hit.contains(last) ? place.toJSON() : undefined
  }

  function frameOf({ x, y, width, height }: DOMRect): Box {
    const [left, top] = [Math.max(x - 8, 0), Math.max(y - 8, 0)]
    const [right, bottom] = [Math.min(x + width + 8, innerWidth), Math.min(y + height + 8, innerHeight)]
    return { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) }
  }

  function isFixed(one: Element): boolean {
    for (let around: Element | null = one; around; around = around.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(around).position)) return true
    }
    return false
  }

  /** True if fewer than five of nine points on its visible part hit the element. */
  function isCovered(one: Element): boolean {
    const { left, top, right, bottom } = one.getClientRects()[0] ?? one.getBoundingClientRect()
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const parts = [0.15, 0.5, 0.85]
    const points = parts.flatMap((across) =>
      parts.map((down) => [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down] as const),
    )
    const own = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      // Between the words of a link a point hits the parent element.
      const isBetween = hit === one.parentElement && hit !== document.body
      return hit !== null && (one.contains(hit) || isBetween || hit.closest('label')?.control === one)
    })
    return own.length < 5
  }

  function lookOf(one: Element): string {
    const { outline, boxShadow, borderColor, backgroundColor, textDecoration } = getComputedStyle(one)
    return [outline, boxShadow, borderColor, backgroundColor, textDecoration].join()
  }
}
