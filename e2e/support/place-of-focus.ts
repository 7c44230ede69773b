/** Runs in the page: the fault of where the focus is; undefined if it is seen. */
export function placeOfFocus(): string | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return 'the focus is nowhere'
  if (!element.checkVisibility({ visibilityProperty: true })) return 'the focus is on something hidden'
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
  if (bottom < 0 || right < 0 || top > innerHeight || left > innerWidth)
    return 'the focus is out of the window'
  // A title that only screen readers see.
  if (width <= 1 && height <= 1) return undefined
  const shares = [0.05, 0.5, 0.95]
  const isHit = [...element.getClientRects()].some((box) =>
    shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
        return hit !== null && (element.contains(hit) || hit === element.parentElement)
      }),
    ),
  )
  // A large place such as a section is seen if any of it is.
  return isHit || width * height > (innerWidth * innerHeight) / 2 ? undefined : 'the focus is covered'
}
