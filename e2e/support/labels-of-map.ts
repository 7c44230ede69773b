interface Point {
  readonly x: number
  readonly y: number
}

interface Sides {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface MapLabels {
  /** The smallest letters that are drawn, in pixels. */
  readonly smallest: number
  /** The lowest logo that is drawn, in pixels. */
  readonly lowestLogo: number
  readonly count: number
  /** Pairs of texts that overlap. */
  readonly overlaps: readonly string[]
  /** Texts under a button. */
  readonly covered: readonly string[]
  /** Texts outside the units that the edge of the frame cuts off. */
  readonly cut: readonly string[]
}

/** Runs in the page: the names and logos that are seen on the plan, or on one of the levels to print. */
export function readMapLabels(drawing: string): MapLabels {
  const texts = drawn<SVGTextElement>('text').filter((text) => sizeOf(text) > 0 && isSeen(text))
  const corners = texts.map((text) => ({ name: text.textContent, corners: cornersOf(text) }))
  return {
    smallest: Math.min(...texts.map(sizeOf)),
    lowestLogo: Math.min(...drawn<SVGImageElement>('image').map(heightOf)),
    count: texts.length,
    covered: texts.filter(isCovered).map(({ textContent }) => textContent),
    cut: texts.filter(isCut).map(({ textContent }) => textContent),
    overlaps: corners.flatMap((one, index) =>
      corners
        .slice(index + 1)
        .filter((other) => doOverlap(one.corners, other.corners))
        .map((other) => `${one.name} × ${other.name}`),
    ),
  }

  function drawn<Kind extends SVGGraphicsElement>(tag: string): Kind[] {
    return [...document.querySelectorAll<Kind>(`${drawing} ${tag}`)].filter(
      (one) => one.getBoundingClientRect().width > 0 && Number(getComputedStyle(one).opacity) > 0,
    )
  }

  function isSeen(text: SVGTextElement): boolean {
    return doTouch(text.getBoundingClientRect(), clipOf(text))
  }

  function isCovered(text: SVGTextElement): boolean {
    const [box, clip] = [text.getBoundingClientRect(), clipOf(text)]
    const seen = {
      left: Math.max(box.left, clip.left),
      right: Math.min(box.right, clip.right),
      top: Math.max(box.top, clip.top),
      bottom: Math.min(box.bottom, clip.bottom),
    }
    return [...document.querySelectorAll('[data-over-map]')].some((cover) =>
      doTouch(cover.getBoundingClientRect(), seen),
    )
  }

  function isCut(text: SVGTextElement): boolean {
    const isInUnit = text.closest('a') !== null && text.closest('[class*="_beside"]') === null
    const [box, clip] = [text.getBoundingClientRect(), clipOf(text)]
    const isWithin =
      box.left >= clip.left - 1 &&
      box.right <= clip.right + 1 &&
      box.top >= clip.top - 1 &&
      box.bottom <= clip.bottom + 1
    return !isInUnit && !isWithin
  }

  function doTouch(box: DOMRect, { left, right, top, bottom }: Sides): boolean {
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom
  }

  /** What is outside is not seen: the frame cuts off the drawing, and the drawing itself until script moves it. */
  function clipOf({ ownerSVGElement: own }: SVGTextElement): DOMRect {
    return (own?.closest('[data-moves]') ?? own)?.getBoundingClientRect() ?? new DOMRect()
  }

  function scaleOf(element: SVGGraphicsElement): number {
    const { a = 1, b = 0 } = element.getScreenCTM() ?? {}
    return Math.hypot(a, b)
  }

  function sizeOf(text: SVGTextElement): number {
    return Number.parseFloat(getComputedStyle(text).fontSize) * scaleOf(text)
  }

  function heightOf(image: SVGImageElement): number {
    return image.height.baseVal.value * scaleOf(image)
  }

  function cornersOf(text: SVGTextElement): readonly Point[] {
    const { x, y, width, height } = text.getBBox()
    const matrix = text.getScreenCTM()
    // The empty space above and below the letters may overlap.
    const room = Number.parseFloat(getComputedStyle(text).fontSize) * 0.2
    return [
      [x, y + room],
      [x + width, y + room],
      [x + width, y + height - room],
      [x, y + height - room],
    ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix ?? undefined))
  }

  /** Rectangles are apart if a side of one of them separates them. */
  function doOverlap(a: readonly Point[], b: readonly Point[]): boolean {
    return [a, b].every(([first, second, third]) =>
      [
        [first, second],
        [second, third],
      ].every(([from, to]) => {
        if (from === undefined || to === undefined) return false
        const along = (point: Point) => point.x * (to.x - from.x) + point.y * (to.y - from.y)
        const [shadow, other] = [a.map(along), b.map(along)]
        return Math.max(...shadow) > Math.min(...other) && Math.max(...other) > Math.min(...shadow)
      }),
    )
  }
}
