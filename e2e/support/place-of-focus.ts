/** Runs in the page: the fault of where the focus is; undefined if it is seen. */
export function placeOfFocus(): string | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return 'the focus is nowhere'
  if (!element.checkVisibility({ visibilityProperty: true })) return 'the focus is on something hidden'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isOutside = bottom < 0 || right < 0 || top > innerHeight || left > innerWidth
  return isOutside ? 'the focus is out of the window' : undefined
}
