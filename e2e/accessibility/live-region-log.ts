import type { Page } from 'playwright-core'

/** Runs in the page, before anything else: keeps what a screen reader would say, in its order. */
function keepWhatIsSaid(): void {
  const said: string[] = []
  Object.assign(window, { said })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement)
      said.push(`focus: ${target.getAttribute('aria-label') ?? target.textContent.trim()}`)
  })
  const live = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(live)
      if (
        region?.checkVisibility() &&
        region.closest('[aria-hidden="true"], [aria-live="off"]') === null &&
        region.textContent !== ''
      )
        said.push(`live: ${region.textContent}`)
      // What has the focus says its own new state.
      const states = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-activedescendant']
      if (element === document.activeElement && attributeName !== null && states.includes(attributeName))
        said.push(`state: ${attributeName} ${element?.getAttribute(attributeName) ?? ''}`)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

export function listen(page: Page): Promise<unknown> {
  return page.addInitScript(keepWhatIsSaid)
}

/** What was said since the last time this was asked; waits a while for the first word. */
export async function heard(page: Page, patienceMs: number): Promise<readonly string[]> {
  await page
    .waitForFunction(
      () => 'said' in window && Array.isArray(window.said) && window.said.length > 0,
      undefined,
      {
        timeout: patienceMs,
      },
    )
    .catch(() => undefined)
  return page.evaluate(() =>
    'said' in window && Array.isArray(window.said) ? window.said.splice(0).map(String) : [],
  )
}
