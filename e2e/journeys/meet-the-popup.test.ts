import type { Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { inHiddenTab } from '../support/hidden-tab.ts'
import { findOrInstallBrowser } from '../support/find-browser.ts'
import { launchBrowser, openVisitor } from '../support/visitor.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  { path: '/', locale: 'en-CA', name: /lanterns/, close: 'Close', more: 'Find out more' },
  { path: '/es', locale: 'es-MX', name: /faroles/, close: 'Cerrar', more: 'Conoce más' },
] as const

describe.each(byTurns(languages))('a first visitor of $path', ({ it, path, locale, name, close, more }) => {
  it('sees the popup once, with the focus inside, and gets the focus back', async () => {
    const { page, browserErrors } = await visit({ isNew: true, locale })
    // No popup opens in a hidden tab, however slow a page is.
    const show = await inHiddenTab(page)
    await page.goto(path)
    await hydrated(page)
    const link = page.locator('main a').first()
    await link.focus()
    await show()
    const popup = page.getByRole('dialog', { name })
    await popup.waitFor()
    expect(await focusIn(page)).toBe(close)
    expect(await violations(page)).toEqual([])
    // Tab does not leave the dialog.
    await page.keyboard.press('Tab')
    expect(await focusIn(page)).toBe(more)
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(browserErrors).toEqual([])
  })

  it('finds the same announcement in the page, without script too', async () => {
    const { page } = await visit({ isNew: true, ...withoutScript })
    await page.goto(path)
    const poster = page.getByRole('region', { name })
    await poster.getByRole('link', { name: more }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/\/events-and-news\/lantern-folding-table$/)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })
})

describe('the popup', () => {
  it('never returns: not after a reload, on another page, or in the other language', async () => {
    const { page } = await visit({ isNew: true })
    await page.goto('/')
    await hydrated(page)
    const close = page.getByRole('button', { name: 'Close', exact: true })
    await close.waitFor()
    const { width, height } = await boxOf(close)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await close.click()
    await page.clock.install()
    for (const path of ['/', '/hours', '/es', '/']) {
      await page.goto(path)
      await hydrated(page)
      await page.clock.runFor(20_000)
      expect(await page.locator('dialog[open]').count(), path).toBe(0)
    }
  })

  it('closes on a click outside, and the page scrolls again', async () => {
    const { page } = await visit({ isNew: true })
    await page.goto('/')
    await hydrated(page)
    const popup = page.getByRole('dialog')
    await popup.waitFor()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    expect(await overflow()).toBe('hidden')
    await page.mouse.click(8, 600)
    await popup.waitFor({ state: 'detached' })
    await expect.poll(overflow).not.toBe('hidden')
  })

  it('dims the whole window, including the scrollbar gutter', async () => {
    const browser = await launchBrowser(findOrInstallBrowser(), { ignoreDefaultArgs: ['--hide-scrollbars'] })
    onTestFinished(() => browser.close())
    const { page } = await openVisitor(browser, { isNew: true, baseURL: inject('siteUrl') })
    await page.goto('/')
    await hydrated(page)
    const gutter = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(gutter).toBeGreaterThan(5)
    await page.getByRole('dialog').waitFor()
    const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const)
    const shot = await page.screenshot({ clip: { x: width - gutter, y: 0, width: gutter, height } })
    const canvas = await page.context().newPage()
    expect(await canvas.evaluate(brightest, shot.toString('base64'))).toBeLessThan(128)
  })

  it('navigates by its link, and does not open again', async () => {
    const { page } = await visit({ isNew: true })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('dialog').getByRole('link').click()
    await page.waitForURL('**/events-and-news/lantern-folding-table')
    await page.getByRole('heading', { level: 1, name: /lantern/i }).waitFor()
    await page.goBack()
    await page.getByRole('region', { name: /lanterns/ }).waitFor()
    await page.clock.install()
    await page.clock.runFor(20_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('appears on the home page only', async () => {
    const { page } = await visit({ isNew: true })
    await page.clock.install()
    await page.goto('/stores')
    await hydrated(page)
    await page.clock.runFor(20_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  it('waits on a phone until the visitor has scrolled past the first screen', async () => {
    const { page } = await visit({ isNew: true, ...phone })
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    await page.clock.runFor(20_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.mouse.wheel(0, 600)
    const popup = page.getByRole('dialog')
    await popup.waitFor()
    // A bottom sheet: the page above it stays visible.
    await expect
      .poll(() => popup.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom)))
      .toBe(740)
    expect((await boxOf(popup)).y).toBeGreaterThan(100)
    expect(await violations(page)).toEqual([])
  })

  it('opens on a phone after scrolling by the visitor, not by Tab', async () => {
    const { page } = await visit({ isNew: true, ...phone })
    await page.goto('/')
    await hydrated(page)
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return page.evaluate(() => scrollY > innerHeight)
      })
      .toBe(true)
    // The scroll event is fired in the next frame.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expect
      .poll(async () => {
        await page.keyboard.press('PageDown')
        return page.getByRole('dialog').isVisible()
      })
      .toBe(true)
  })

  it('waits until a banner over the page is answered', async () => {
    const { page } = await visit({ isNew: true })
    await page.clock.install()
    await page.goto('/es')
    await hydrated(page)
    const question = page.getByRole('complementary', { name: 'View in English?' })
    await question.waitFor()
    await page.clock.runFor(20_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await question.getByRole('button').click()
    await page.clock.runFor(5_000)
    await page.getByRole('dialog').waitFor()
  })

  it('does not interrupt a search', async () => {
    const { page } = await visit({ isNew: true })
    await page.clock.install()
    const show = await inHiddenTab(page)
    await page.goto('/')
    await hydrated(page)
    await page.locator('header a[href="/search-results"]').click()
    await page.getByRole('combobox').waitFor()
    await show()
    await page.clock.runFor(20_000)
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.clock.runFor(5_000)
    await page.getByRole('dialog').waitFor()
  })
})

/** Runs in an empty page: the highest value of any channel in a picture, 0 to 255. */
async function brightest(png: string): Promise<number> {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (context === null) throw new TypeError('There is no canvas.')
  context.drawImage(picture, 0, 0)
  return context
    .getImageData(0, 0, picture.width, picture.height)
    .data.reduce((most, value, index) => (index % 4 === 3 ? most : Math.max(most, value)), 0)
}

/** The accessible name of the focused element. */
function focusIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? ''
  })
}
