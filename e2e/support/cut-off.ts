/** Runs in the page: texts that are cut off by a box, and a page that scrolls sideways. */
export function findCutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    // Collapsed elements keep the sizes of their last layout.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return []
    const { overflowX, overflowY, clipPath, position, webkitLineClamp } = getComputedStyle(element)
    // Cut off on purpose: texts for screen readers, clamped summaries, logos.
    if (webkitLineClamp !== 'none' || element.matches('[class*="plate"]')) return []
    if (clipPath !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) return []
    const cutsX = ['hidden', 'clip'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
    // With a small line height, empty space of large letters overflows.
    const cutsY = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 12
    if ((!cutsX && !cutsY) || element.textContent.trim() === '' || element.clientWidth === 0) return []
    // A map is larger than its window on purpose.
    const drawn = [...element.querySelectorAll('svg')].map((svg) => svg.textContent).join('')
    if (drawn.trim() === element.textContent.trim()) return []
    return [`${element.tagName} ${element.className}: ${element.textContent.trim().slice(0, 60)}`]
  })
  return [...sideways, ...cut]
}
