import type { Page } from 'playwright-core'

/** Runs in the page, before its scripts: logs what a screen reader would announce. */
function logAnnouncements(): void {
  const announced: string[] = []
  Object.assign(window, { announced })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement)
      announced.push(`focus: ${target.getAttribute('aria-label') ?? target.textContent.trim()}`)
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
        announced.push(`live: ${region.textContent}`)
      // A focused element announces its new state itself.
      const states = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-activedescendant']
      if (element === document.activeElement && attributeName !== null && states.includes(attributeName))
        announced.push(`state: ${attributeName} ${element?.getAttribute(attributeName) ?? ''}`)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

export function startLog(page: Page): Promise<unknown> {
  return page.addInitScript(logAnnouncements)
}

/** The announcements since the last call; waits up to `timeoutMs` for the first. */
export async function readLog(page: Page, timeoutMs: number): Promise<readonly string[]> {
  await page
    .waitForFunction(
      () => 'announced' in window && Array.isArray(window.announced) && window.announced.length > 0,
      undefined,
      {
        timeout: timeoutMs,
      },
    )
    .catch(() => undefined)
  return page.evaluate(() =>
    'announced' in window && Array.isArray(window.announced) ? window.announced.splice(0).map(String) : [],
  )
}
