import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { inBothLanguages, screens } from '../support/screens.ts'
import { awake, launchBrowser, openVisitor } from '../support/visitor.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { inParallel } from '../../site/content/in-parallel.ts'
import { withMall } from './mall-under-attack.ts'
import { type Attempt, expectSafe } from './attempts.ts'
import { plantFaults } from './planted-faults.ts'

it('keeps to its own policy', () =>
  // Under the name that the site has for itself: a policy names its own origin.
  withMall({ SITE_ORIGIN: undefined }, ({ siteUrl }) =>
    walkAndPlant(siteUrl.replace('127.0.0.1', 'localhost')),
  ))

async function walkAndPlant(baseURL: string): Promise<void> {
  const browser = await launchBrowser(findOrInstallBrowser())
  try {
    const walked: Attempt[] = []
    const paths = inBothLanguages(screens)
    await inParallel(paths, 2, async (path) => {
      const { page, complaints } = await openVisitor(browser, { baseURL, isNew: path === '/' })
      await page.addInitScript(reportViolations)
      await page.goto(path)
      await act(page)
      await page.context().close()
      const seen = complaints.filter((text) => isViolation(text))
      walked.push({ name: path, isSafe: seen.length === 0, seen: seen[0]?.slice(0, 200) ?? '' })
    })
    const { page, complaints } = await openVisitor(browser, { baseURL })
    await page.addInitScript(reportViolations)
    await page.goto('/pages/about')
    await awake(page)
    const planted = await plantFaults(page, () => complaints.filter(isViolation).length)
    expectSafe('screens do not violate the policy', walked)
    expectSafe('planted faults are stopped and reported', planted)
  } finally {
    await browser.close()
  }
}

/** Chromium says most of them itself; the event says all. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    // oxlint-disable-next-line no-console
    console.error(`violates ${effectiveDirective}: ${blockedURI}`),
  )
}

function isViolation(text: string): boolean {
  return /^violates |Content Security Policy|Trusted(?:HTML|Script)/.test(text)
}

const pressed = [
  'header [popovertarget]',
  'main a[href*="letter="]',
  'main button[aria-pressed]',
  'main summary',
  'main svg a',
]

/** What visitors do first on any screen; where there is nothing of a kind, the next is tried. */
async function act(page: Page): Promise<void> {
  await awake(page)
  for (const selector of pressed) {
    const first = page.locator(selector).filter({ visible: true }).first()
    if ((await first.count()) > 0) await first.click({ timeout: 2_000 }).catch(() => undefined)
    await page.keyboard.press('Escape')
  }
  const search = page.locator('input[type="search"]').filter({ visible: true }).first()
  if ((await search.count()) > 0) await search.fill('boots', { timeout: 2_000 }).catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
}
