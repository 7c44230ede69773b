import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { findHiddenFocus } from './hidden-focus.ts'
import { hydrated } from './visitor.ts'
import { waitUntil } from './wait-until.ts'

/** A banner that is shown before the visitor has answered it. */
export type Banner = 'language' | 'consent'

/** The question of the site, not one of the style guide's examples. */
export const consentBanner = 'section[data-question="consent"]:not(main *)'
const languageBanner = 'aside[data-question="language"]'

/** Runs in the page, before its scripts: in English the banners are shown as on the first page of a visit, in Spanish none. */
export function askInEnglish(): void {
  const isEnglish = !/^\/es(?:\/|$)/.test(location.pathname)
  const refused = JSON.stringify({ until: Number.MAX_SAFE_INTEGER, visitor: { statistics: '' } })
  if (isEnglish) localStorage.removeItem('privacy')
  else localStorage.setItem('privacy', refused)
  localStorage.removeItem('language-offer')
}

/**
 * Opens a page of the site with analytics for a visitor whose browser prefers Spanish. The home page would redirect them, so for
 * it they have chosen English before.
 */
export async function openAsked(page: Page, path: string): Promise<void> {
  const url = inject('analyticsSiteUrl')
  await page.context().clearCookies({ name: 'i18n_redirected' })
  if (path === '/') await page.context().addCookies([{ name: 'i18n_redirected', value: 'en', url }])
  await page.goto(path)
  await hydrated(page)
}

/**
 * Declines the suggested language, if there is one, so that the question for consent is shown. Finds the focus hidden by a banner
 * of `under`: by consent too where it is the only one.
 */
export async function declineLanguage(page: Page, under: readonly Banner[]): Promise<readonly string[]> {
  const consent = page.locator(consentBanner)
  // It waits until the browser is idle. Playwright looks in every frame, so that on a busy machine it never would be.
  const isAttached = async () => (await consent.count()) > 0
  await waitUntil('the question for consent', isAttached, { timeoutMs: 60_000, pauseMs: 100 })
  const isSuggested = await hasLanguageBanner(page)
  const found: string[] = []
  if (isSuggested) {
    await page.locator(languageBanner).waitFor()
    if (under.includes('language')) found.push(...(await hiddenFocus(page)))
    if (await consent.isVisible()) found.push('two questions at once')
    await page.locator(`${languageBanner} button`).click()
  }
  await consent.waitFor()
  const isLookedUnder = under.includes('consent') || (under.length > 0 && !isSuggested)
  return isLookedUnder ? [...found, ...(await hiddenFocus(page))] : found
}

/** Refuses consent, after which the page has no banner. */
export async function refuseConsent(page: Page): Promise<void> {
  const consent = page.locator(consentBanner)
  await consent.getByRole('button', { name: /^(?:Refuse|Rechazar)$/ }).click()
  await consent.waitFor({ state: 'detached' })
}

/** False for a page that exists in one language only, and for a visitor who has chosen one. */
function hasLanguageBanner(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      !document.cookie.includes('i18n_redirected') &&
      document.querySelector('html[lang^="en"] link[hreflang^="es"]') !== null,
  )
}

/** The focus that a part of the page hides. Waits for the layout of opened elements first. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  return page.evaluate(findHiddenFocus)
}
