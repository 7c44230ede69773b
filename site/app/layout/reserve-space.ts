/**
 * A ref for a banner at the bottom of the window: stores its height in a CSS property, by which the page grows and
 * focused elements scroll clear of it (`base.css`). Removed with the banner.
 */
export function reserveSpace(property: '--language-height' | '--consent-height') {
  return (question: HTMLElement | null) => {
    if (question === null) return
    const { style } = document.documentElement
    new ResizeObserver(() => style.setProperty(property, `${question.offsetHeight}px`)).observe(question)
  }
}
