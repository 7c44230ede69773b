/** A target smaller than 44 px. */
export interface SmallTarget {
  readonly name: string
  /** True if it violates WCAG 2.5.8. */
  readonly isTooSmall: boolean
  readonly isPrimary: boolean
}

interface Target {
  readonly element: HTMLElement
  readonly box: DOMRect
}

/**
 * Runs in the page: targets smaller than 44 px. By WCAG 2.5.8 a target is at least 24 px wide and high, or a circle of 24 px
 * around its centre meets no other target, or it is a link within a sentence.
 */
export function findSmallTargets(): SmallTarget[] {
  const targetSelector =
    'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"]'
  // Navigation, buttons and fields. A checkbox is pressed on its label too.
  const primary = 'body > header a, button, summary, select, input, textarea'
  // Places on the plan, which are SVG, are left out: the list beside the plan has the same links.
  const targets: Target[] = [...document.querySelectorAll(targetSelector)]
    .filter((element) => element instanceof HTMLElement)
    .filter(isThere)
    .map((element) => ({ element, box: boxOf(element) }))
  return targets
    .filter(({ box }) => Math.min(box.width, box.height) < 44 - 0.5)
    .map((target) => ({
      name: nameOf(target),
      isTooSmall: Math.min(target.box.width, target.box.height) < 24 - 0.5 && !isExcepted(target),
      isPrimary: target.element.matches(primary),
    }))

  function isThere(element: HTMLElement): boolean {
    const { width, height, bottom, right } = element.getBoundingClientRect()
    const isReached =
      !element.matches(':disabled') && element.closest('[inert], [aria-hidden="true"]') === null
    // A skip link above the page becomes visible on focus.
    return (
      isReached &&
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      bottom > 0 &&
      right > 0
    )
  }

  /** The box of a checkbox or radio button includes its label. */
  function boxOf(element: HTMLElement): DOMRect {
    const own = element.getBoundingClientRect()
    const isTicked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
    const label = isTicked ? element.labels?.[0]?.getBoundingClientRect() : undefined
    if (label === undefined) return own
    const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)]
    return new DOMRect(
      left,
      top,
      Math.max(own.right, label.right) - left,
      Math.max(own.bottom, label.bottom) - top,
    )
  }

  function isExcepted(target: Target): boolean {
    return (
      isWithinText(target.element) ||
      !targets.some((other) => other !== target && isNear(target.box, other.box))
    )
  }

  function isWithinText(element: HTMLElement): boolean {
    const around = element.parentElement?.closest('p, li, dd, td, blockquote, figcaption, h1, h2, h3, label')
    if (getComputedStyle(element).display !== 'inline' || !around) return false
    return around.textContent.trim().length > element.textContent.trim().length
  }

  function isNear(small: DOMRect, other: DOMRect): boolean {
    const [x, y] = [small.x + small.width / 2, small.y + small.height / 2]
    const isSmallToo = Math.min(other.width, other.height) < 24
    const [toX, toY] = isSmallToo
      ? [other.x + other.width / 2, other.y + other.height / 2]
      : [Math.min(Math.max(x, other.left), other.right), Math.min(Math.max(y, other.top), other.bottom)]
    return Math.hypot(toX - x, toY - y) < (isSmallToo ? 24 : 12)
  }

  function nameOf({ element, box }: Target): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
    return `${element.tagName.toLowerCase()}.${element.className} “${words}” is ${size} px`
  }
}
