/** The clicked link, if the browser would follow it in the same tab: no modifier key, primary button. */
export function pressedLink(event: React.MouseEvent, selector: string): HTMLAnchorElement | undefined {
  const link = pressedElement(event, selector)
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** The same for a link that may be part of a drawing. */
export function pressedElement(
  { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: React.MouseEvent,
  selector: string,
): Element | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined
}
