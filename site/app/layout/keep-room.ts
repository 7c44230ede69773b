/**
 * A ref for a question that stands over the foot of the page: its height is a property of the document, by which the
 * page is longer and what gets the focus is scrolled clear of it (`base.css`).
 */
export function keepRoom(property: '--offer-height' | '--consent-height') {
  return (question: HTMLElement | null) => {
    if (question === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${question.offsetHeight}px`))
    observer.observe(question)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}
