/**
 * Runs in the page: texts of some parts of it, by a selector, that overlap others, or the icon of their button. Compares the visible parts of lines. In forced
 * colours each line of text has an opaque background, which must not cover the line above.
 */
export function findOverlaps(parts: string): string[] {
  const isForced = matchMedia('(forced-colors: active)').matches
  const whole: Clip = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  // Each element once: most of the time goes into styles of the same few elements around.
  const clips = new Map<Element, Clip | undefined>()
  const inks = [...document.querySelectorAll(parts)].flatMap(inksIn).toSorted((a, b) => a.top - b.top)
  return inks.flatMap((ink, index) => {
    const found: string[] = []
    for (let at = index + 1; at < inks.length; at += 1) {
      const other = inks[at]
      if (other === undefined || other.top >= ink.bottom) break
      const covers = overlap(ink.left, ink.right, other.left, other.right)
      if (covers > 2 && overlap(ink.top, ink.bottom, other.top, other.bottom) > 2)
        found.push(`${ink.name} × ${other.name}`)
    }
    return found
  })

  interface Clip {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }

  interface Ink extends Clip {
    readonly name: string
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
      // A line has empty space above and below its letters, which is visible only with a background.
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

  /** A line with an ellipsis has two boxes: of its whole text, and of its visible part. */
  function onePerLine(boxes: readonly DOMRect[]): readonly DOMRect[] {
    return boxes.filter(
      (box, index) => !boxes.slice(index + 1).some(({ left, top }) => left === box.left && top === box.top),
    )
  }

  /** SVG icons, and absolutely positioned pseudo-elements; others cannot overlap text. */
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
    // The parts of one icon overlap each other.
    return [...drawn.slice(0, 1), ...drawings]
  }

  function isSeen(element: Element): boolean {
    const layer = element.closest('dialog, [popover], [data-menu] > div')
    if (element.closest('svg, option, script, style') !== null || layer?.matches(parts) === false)
      return false
    return element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    })
  }

  /** The part of a box that is not clipped; none for texts for screen readers. */
  function visible(within: Element, name: string, box: Omit<Ink, 'name'>): Ink[] {
    const clip = clipOf(within)
    if (clip === undefined) return []
    const left = Math.max(box.left, clip.left)
    const right = Math.min(box.right, clip.right)
    const top = Math.max(box.top, clip.top)
    const bottom = Math.min(box.bottom, clip.bottom)
    return right - left > 1 && bottom - top > 1 ? [{ name, left, right, top, bottom }] : []
  }

  /** What an element and those around it leave of the page for its texts; undefined if they show none. */
  function clipOf(element: Element | null): Clip | undefined {
    if (element === null || element === document.body) return whole
    if (clips.has(element)) return clips.get(element)
    const clip = cutBy(element, clipOf(element.parentElement))
    clips.set(element, clip)
    return clip
  }

  function cutBy(element: Element, around: Clip | undefined): Clip | undefined {
    if (around === undefined) return undefined
    const { overflowX, overflowY, clipPath, display, position, top, webkitLineClamp } =
      getComputedStyle(element)
    const isStuck =
      position === 'sticky' && Math.abs(element.getBoundingClientRect().top - Number.parseFloat(top)) < 1
    // Texts for screen readers, clamped summaries, and what stays while the page scrolls, which covers it on purpose.
    const isCover = (position === 'fixed' || isStuck) && !element.matches(parts)
    if (clipPath.startsWith('inset') || webkitLineClamp !== 'none' || isCover) return undefined
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) return around
    const edge = element.getBoundingClientRect()
    return {
      left: Math.max(around.left, edge.left),
      right: Math.min(around.right, edge.right),
      top: Math.max(around.top, edge.top),
      bottom: Math.min(around.bottom, edge.bottom),
    }
  }
}
