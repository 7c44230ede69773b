/** The link that was pressed, if the browser is to follow it plainly: with a key held or another button it does something else. */
export function pressedLink(
  { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: React.MouseEvent,
  selector: string,
): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = target instanceof Element ? target.closest(selector) : null
  return link instanceof HTMLAnchorElement ? link : undefined
}
