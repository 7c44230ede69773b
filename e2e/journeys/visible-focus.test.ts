import { beforeAll, describe, expect, inject, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { askInEnglish, consentBanner, declineLanguage, hiddenFocus, openAsked } from '../support/banners.ts'
import { hydrated, useVisitor } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { kindsOfScreens } from '../support/screens.ts'

const smallPhone = { reducedMotion: 'reduce', viewport: { width: 360, height: 640 } } as const

describe('on a phone, with the alert and the question for consent', () => {
  const visitor = useVisitor({ baseURL: inject('analyticsSiteUrl'), locale: 'es-MX', ...smallPhone })
  beforeAll(() => visitor().page.addInitScript(askInEnglish))

  const usual = ['/', '/stores', '/map', '/stores/ixtle']
  const others = kindsOfScreens.filter((path) => path !== '/offline' && !usual.includes(path))

  // All pages have the same header; the usual ones have a different layout under it.
  it.each(casesOf(usual, others))(
    '%s has an open search and an open menu, which do not hide the focus',
    async (path) => {
      const { page } = visitor()
      await openAsked(page, path)
      expect(await declineLanguage(page, [])).toEqual([])
      await page.locator('header a[href$="/search-results"]').press('Enter')
      await page.locator('#search').getByRole('combobox').waitFor()
      expect(await hiddenFocus(page)).toEqual([])
      await page.locator('header button[popovertarget="main-menu"]').first().press('Enter')
      await page.locator('#main-menu :focus').waitFor()
      expect(await hiddenFocus(page)).toEqual([])
    },
  )
})

describe('the question', () => {
  const visitor = useVisitor({ baseURL: inject('analyticsSiteUrl'), locale: 'en-CA', ...smallPhone })

  it.each(['/stores/ixtle', '/es/stores/ixtle'])(
    'is not cut off on %s with text twice as large, and leaves 40 % of the window',
    async (path) => {
      const { page } = visitor()
      await page.addInitScript(() => localStorage.setItem('language-offer', 'declined'))
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await hydrated(page)
      const buttons = page.locator(`${consentBanner} button`)
      await buttons.first().waitFor()
      await page.evaluate(() => scrollTo(0, 2000))
      for (const button of await buttons.all()) {
        const { x, y, width, height } = await boxOf(button)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(360)
        expect(y + height).toBeLessThanOrEqual(640)
      }
      const { y: top } = await boxOf(page.locator(consentBanner))
      const bottom = await page.evaluate(
        () => document.querySelector('body > header')?.getBoundingClientRect().bottom,
      )
      expect(top - Math.max(0, bottom ?? 0)).toBeGreaterThanOrEqual(640 * 0.4)
    },
  )
})
