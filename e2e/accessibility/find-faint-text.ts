/**
 * Runs in the page: texts without enough contrast (WCAG 1.4.3). Needed for forced colours, where axe reads the colour that the
 * text would have without them.
 */
export function findFaintText(): string[] {
  const around = new Set<HTMLElement>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode
    const isRead = parentElement instanceof HTMLElement && nodeValue?.trim() !== ''
    if (isRead && !parentElement.matches('script, style, noscript')) around.add(parentElement)
  }
  return [...around]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => contrastOf(element) < 4.5)
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`)

  function contrastOf(element: HTMLElement): number {
    const [one, other] = [getComputedStyle(element).color, groundOf(element)].map(luminanceOf)
    const [dark = 0, bright = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }

  function groundOf(element: HTMLElement): string {
    for (let one: HTMLElement | null = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one)
      if (!/^rgba\(.* 0\)$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function luminanceOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
