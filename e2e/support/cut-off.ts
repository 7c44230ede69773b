/** Runs in the page: what sticks out of the screen, or is cut off by the box around it. */
export function findCutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const { overflowX, overflowY, clipPath, position, webkitLineClamp } = getComputedStyle(element)
    // Words for screen readers only are cut off on purpose, summaries end in dots, and what scrolls hides nothing.
    if (webkitLineClamp !== 'none' || element.matches('[class*="plate"]')) return []
    if (clipPath !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) return []
    const cutsX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
    // Tight lines of big type reach a little over their box with room that no letter fills.
    const cutsY = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 12
    if ((!cutsX && !cutsY) || element.textContent.trim() === '' || element.clientWidth === 0) return []
    // A drawing is larger than its window on purpose.
    const drawn = [...element.querySelectorAll('svg')].map((svg) => svg.textContent).join('')
    if (drawn.trim() === element.textContent.trim()) return []
    return [`${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`]
  })
  return [...sideways, ...cut]
}
