import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { hydrated, useVisitor } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { findHiddenFocus } from '../support/hidden-focus.ts'
import { useOwnSite } from '../support/own-mall.ts'
import { kindsOfScreens } from '../support/screens.ts'

/** With analytics, so that visitors are asked for consent; no visitor consents, so the address needs no server. */
const siteUrl = useOwnSite('focus', () => ({
  MATOMO_URL: 'http://127.0.0.1:9',
  MATOMO_SITE_ID: '1',
}))

const offer = 'aside[data-question="language"]'
const consent = 'section[data-question="consent"]:not(main *)'

describe('on a phone, with the alert', () => {
  // The browser prefers the other language, so that each page has both banners.
  const visitor = useVisitor({
    locale: 'es-MX',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 640 },
  })
  // Shows the language banner again on each screen.
  beforeAll(() => visitor().page.addInitScript(() => localStorage.removeItem('language-offer')))

  // The offline page has no scripts, so it has no banners.
  const paths = kindsOfScreens.filter((path) => path !== '/offline')

  // The focus goes through every page once: by turns under one of the banners, in `npm run audit` under each.
  const isTurn = (place: number, banner: number) => inject('isAudit') || place % 2 === banner
  const turns = paths.map((path, place) => [path, isTurn(place, 0), isTurn(place, 1)] as const)

  it.each(turns)(
    '%s shows one banner at a time, which does not hide the focus',
    async (path, isFirst, isSecond) => {
      const { page } = visitor()
      await page.goto(siteUrl() + path)
      await hydrated(page)
      await page.locator(consent).waitFor({ state: 'attached' })
      const isAlone = !(await hasLanguageBanner(page))
      expect(await declineLanguage(page, isFirst)).toEqual([])
      await page.locator(consent).waitFor()
      expect(isSecond || isAlone ? await hiddenFocus(page) : []).toEqual([])
    },
  )

  // All pages have the same header; these have a different layout under it.
  it.each(casesOf(['/', '/stores', '/map', '/stores/ixtle'], paths))(
    '%s has an open search and an open menu, which do not hide the focus',
    async (path) => {
      const { page } = visitor()
      await page.goto(siteUrl() + path)
      await hydrated(page)
      await page.locator(consent).waitFor({ state: 'attached' })
      await declineLanguage(page, false)
      await page.locator(consent).waitFor()
      await page.locator('header a[href$="/search-results"]').press('Enter')
      await page.locator('#search').getByRole('combobox').waitFor()
      expect(await hiddenFocus(page)).toEqual([])
      await page.locator('header button[popovertarget="main-menu"]').first().press('Enter')
      expect(await hiddenFocus(page)).toEqual([])
      expect(await page.evaluate(() => document.activeElement?.closest('#main-menu') === null)).toBe(false)
    },
  )
})

describe('the question', () => {
  const visitor = useVisitor({
    locale: 'en-CA',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 640 },
  })

  it.each(['/stores/ixtle', '/es/stores/ixtle'])(
    'is not cut off on %s with text twice as large, and leaves 40 % of the window',
    async (path) => {
      const { page } = visitor()
      await page.addInitScript(() => localStorage.setItem('language-offer', 'declined'))
      await page.goto(siteUrl() + path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await hydrated(page)
      const buttons = page.locator(`${consent} button`)
      await buttons.first().waitFor()
      await page.evaluate(() => scrollTo(0, 2000))
      for (const button of await buttons.all()) {
        const { x, y, width, height } = await boxOf(button)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(360)
        expect(y + height).toBeLessThanOrEqual(640)
      }
      const { y: top } = await boxOf(page.locator(consent))
      const bottom = await page.evaluate(
        () => document.querySelector('body > header')?.getBoundingClientRect().bottom,
      )
      expect(top - Math.max(0, bottom ?? 0)).toBeGreaterThanOrEqual(640 * 0.4)
    },
  )
})

/** False for a page that exists in one language only. */
function hasLanguageBanner(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('html[lang^="en"] link[hreflang^="es"]') !== null)
}

/** Declines the language banner, if there is one; returns hidden focus found while it was open, if it is looked for. */
async function declineLanguage(page: Page, isLookedFor: boolean): Promise<string[]> {
  if (!(await hasLanguageBanner(page))) return []
  await page.locator(offer).waitFor()
  const hidden = isLookedFor ? await hiddenFocus(page) : []
  const isAskedMore = await page.locator(consent).isVisible()
  await page.locator(`${offer} button`).click()
  return isAskedMore ? ['two questions at once', ...hidden] : hidden
}

/** Waits for the layout of opened elements first. */
async function hiddenFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  return page.evaluate(findHiddenFocus)
}
