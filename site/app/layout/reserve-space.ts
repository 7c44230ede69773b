/**
 * A ref for a question that stands over the foot of the page: its height is a property of the document, by which the
 * page is longer and what gets the focus is scrolled clear of it (`base.css`). A question that is gone has none.
 */
export function reserveSpace(property: '--offer-height' | '--consent-height') {
  return (question: HTMLElement | null) => {
    if (question === null) return
    const { style } = document.documentElement
    new ResizeObserver(() => style.setProperty(property, `${question.offsetHeight}px`)).observe(question)
  }
}
