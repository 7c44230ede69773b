/**
 * Runs in the page. Controls that a thumb misses: lower than 44 px, or buttons and boxes narrower than that. A link in a sentence
 * is as high as its line, and a control in a larger one is pressed with it.
 */
export function findSmallTargets(): string[] {
  const least = 44
  const selector = 'a[href], button, summary, input, select, textarea, [role=combobox]'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    const own = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isHidden =
      control.closest('[aria-hidden=true], [contenteditable]') !== null || own.width < 2 || own.height < 2
    if (!isSeen || isHidden) return []
    const around = control.closest('label') ?? control
    if (control.localName === 'a' && isInSentence(control)) return []
    const { width, height } = around.getBoundingClientRect()
    const isNarrow = width < least && control.matches('button, summary, input')
    if (height >= least - 0.5 && !isNarrow) return []
    const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
    return [`${control.localName} “${name.trim().slice(0, 30)}” ${Math.round(width)} × ${Math.round(height)}`]
  })

  function isInSentence(link: HTMLElement): boolean {
    const block = link.closest('p, li, dd, td, th, div')
    const own = (link.textContent ?? '').trim().length
    const isInline = getComputedStyle(link).display === 'inline'
    return (
      isInline &&
      block !== null &&
      (block.textContent ?? '').trim().length > own + 20 &&
      block.matches('p, li, dd')
    )
  }
}
