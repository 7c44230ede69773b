/** The clicked link, if the browser would follow it in the same tab: no modifier key, primary button. */
export function pressedLink(
  { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: React.MouseEvent,
  selector: string,
): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = target instanceof Element ? target.closest(selector) : null
  return link instanceof HTMLAnchorElement ? link : undefined
}
