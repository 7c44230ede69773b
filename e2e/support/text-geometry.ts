/**
 * Runs in the page: text that lies on other text, or on the icon of its button. Each text is judged by what its lines
 * really fill, where their boxes and those around them let it be seen. Where colours are forced each line of text has a
 * ground of its own, as high as its letters, that may not cover the line above.
 */
export function findOverlaps(): string[] {
  const isForced = matchMedia('(forced-colors: active)').matches
  const inks = [...document.querySelectorAll('main, footer')]
    .flatMap(inksIn)
    .toSorted((a, b) => a.top - b.top)
  return inks.flatMap((ink, index) => {
    const found: string[] = []
    for (const other of inks.slice(index + 1)) {
      if (other.top >= ink.bottom) break
      const covers = overlap(ink.left, ink.right, other.left, other.right)
      if (covers > 2 && overlap(ink.top, ink.bottom, other.top, other.bottom) > 2)
        found.push(`${ink.name} × ${other.name}`)
    }
    return found
  })

  interface Ink {
    readonly name: string
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }

  function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
    return Math.min(to, otherTo) - Math.max(from, otherFrom)
  }

  function inksIn(part: Element): Ink[] {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const found: Ink[] = []
    while (texts.nextNode()) found.push(...linesOf(texts.currentNode))
    return [...found, ...[...part.querySelectorAll('button')].flatMap(iconsOf)]
  }

  function linesOf(text: Node): Ink[] {
    const { parentElement: parent, nodeValue } = text
    const words = nodeValue?.trim() ?? ''
    if (parent === null || words === '' || !isSeen(parent)) return []
    const range = document.createRange()
    range.selectNodeContents(text)
    return onePerLine([...range.getClientRects()]).flatMap((line) => {
      // Above and below most letters a line has room that is only seen where it has a ground.
      const room = line.height * 0.2
      const [above, below] = isForced ? [0, line.height * 0.05] : [room, room]
      return visible(parent, `“${words.slice(0, 40)}”`, {
        left: line.left,
        right: line.right,
        top: line.top + above,
        bottom: line.bottom - below,
      })
    })
  }

  /** A line that ends in an ellipsis has two boxes: of its whole text, and of what is seen of it. */
  function onePerLine(boxes: readonly DOMRect[]): readonly DOMRect[] {
    return boxes.filter(
      (box, index) => !boxes.slice(index + 1).some(({ left, top }) => left === box.left && top === box.top),
    )
  }

  /** A drawing, or what the style sheet draws out of the flow: that alone can come to lie on a word. */
  function iconsOf(button: HTMLElement): Ink[] {
    if (!isSeen(button)) return []
    const drawn = ['::before', '::after'].flatMap((name) => {
      const { content, position, left, top, width, height, translate } = getComputedStyle(button, name)
      if (content === 'none' || position !== 'absolute') return []
      const box = button.getBoundingClientRect()
      const [across = 0, down = 0] = translate.split(' ').map((part) => Number.parseFloat(part) / 100 || 0)
      const [wide, high] = [Number.parseFloat(width), Number.parseFloat(height)]
      const x = box.left + button.clientLeft + Number.parseFloat(left) + across * wide
      const y = box.top + button.clientTop + Number.parseFloat(top) + down * high
      return visible(button, `the icon ${name} of ${button.textContent || button.ariaLabel}`, {
        left: x,
        right: x + wide,
        top: y,
        bottom: y + high,
      }).slice(0, 1)
    })
    const drawings = [...button.querySelectorAll('svg')].flatMap((svg) => {
      const { left, right, top, bottom } = svg.getBoundingClientRect()
      return visible(button, `the icon of ${button.textContent}`, { left, right, top, bottom })
    })
    // The parts of one icon lie on each other.
    return [...drawn.slice(0, 1), ...drawings]
  }

  function isSeen(element: Element): boolean {
    if (element.closest('svg, dialog, [popover], option, script, style') !== null) return false
    return element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    })
  }

  /** What is left of a box within those that cut it off; nothing where it is for screen readers only. */
  function visible(within: Element, name: string, box: Omit<Ink, 'name'>): Ink[] {
    let { left, right, top, bottom } = box
    for (let one: Element | null = within; one !== null && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, clipPath, display, position, webkitLineClamp } = getComputedStyle(one)
      // Words for screen readers, summaries that end in dots, and what floats above the page on purpose.
      if (clipPath.startsWith('inset') || webkitLineClamp !== 'none' || position === 'fixed') return []
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue
      const edge = one.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return right - left > 1 && bottom - top > 1 ? [{ name, left, right, top, bottom }] : []
  }
}
