import { inject, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '../../site/app/messages/en.ts'
import { es } from '../../site/app/messages/es.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { findOverlaps } from '../support/text-geometry.ts'
import { inEnglish, inSpanish, open, type VisitMode, visitModes } from '../support/visit-modes.ts'

const visit = useBrowser()

describe.each(visitModes)('a visitor who no longer wants a favorite, $name,', (mode) => {
  const { words, browser, hasScript } = mode
  const { remove, undo, removed } = words.favorites

  it('removes and restores it by keyboard only', async () => {
    const { page, browserErrors } = await visit(browser)
    await open(page, '/stores/ixtle', mode)
    await favoriteButton(page, mode).click()
    await (hasScript
      ? countsFavorites(page, 1, mode)
      : page.getByText(words.favorites.added('Ixtle')).waitFor())
    await open(page, '/favorites', mode)

    await page.getByRole('button', { name: remove('Ixtle') }).press('Enter')
    await page.getByText(removed('Ixtle')).first().waitFor()
    const bringBack = page.getByRole('button', { name: undo('Ixtle') })
    await bringBack.waitFor()
    await expect.poll(() => announcesRemoval(page, 'Ixtle', mode)).toBe(true)
    if (hasScript) await countsFavorites(page, 0, mode)

    await bringBack.press('Enter')
    await page.getByRole('button', { name: remove('Ixtle') }).waitFor()
    if (hasScript) await countsFavorites(page, 1, mode)
    await open(page, '/favorites', mode)
    await page.getByRole('button', { name: remove('Ixtle') }).press('Enter')
    await bringBack.waitFor()
    await open(page, '/favorites', mode)
    await page.getByText(words.favorites.none).waitFor()
    expect(browserErrors).toEqual([])
  })
})

describe.each([inEnglish, inSpanish])('the favorite button, $name,', (mode) => {
  it('never overlaps its label, at any width and text size', async () => {
    const { page } = await visit({ ...mode.browser, reducedMotion: 'reduce' })
    await open(page, '/stores/ixtle', mode)
    for (const isSaved of [false, true]) {
      if (isSaved) await favoriteButton(page, mode).click()
      for (const size of ['100%', '200%']) {
        await page.evaluate((root) => document.documentElement.style.setProperty('font-size', root), size)
        for (const width of [320, 360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          await expect
            .poll(() => page.evaluate(findOverlaps, 'main, footer'), { message: `${width} px, ${size}` })
            .toEqual([])
        }
      }
    }
  })

  it('keeps its position when another page is opened', async () => {
    const { page } = await visit(mode.browser)
    await open(page, '/stores/ixtle', mode)
    await favoriteButton(page, mode).click()
    await countsFavorites(page, 1, mode)
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(({ pathname }) => pathname === `${mode.prefix}/stores`)
    await page.goBack()
    await hydrated(page)
    const saved = page.getByRole('button', { name: messagesOf(mode).favorite.added, exact: true })
    await saved.waitFor()
    // The line of an offline page has its own background.
    expect(await saved.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
  })
})

describe('a favorite removed in one tab', () => {
  it('is not added again by its button in another', async () => {
    const { page } = await visit()
    await page.context().addCookies([{ name: 'favorites', value: 's1.s2', url: inject('siteUrl') }])
    await page.goto('/favorites')
    await hydrated(page)
    const other = await page.context().newPage()
    await other.goto('/favorites')
    await hydrated(other)
    await other.locator('button[form=remove-favorite]').first().click()
    await page.getByRole('link', { name: 'Favorites: 1' }).waitFor()
    await page.locator('button[form=remove-favorite]').first().click()
    await page.getByRole('link', { name: 'Favorites: 1' }).waitFor()
  })
})

/** With script, the focus stays on the button and a live region announces the removal; without, the page's title does. */
async function announcesRemoval(page: Page, name: string, mode: VisitMode): Promise<boolean> {
  const { undo, removed } = mode.words.favorites
  if (!mode.hasScript) return (await page.title()).startsWith(removed(name))
  const button = page.getByRole('button', { name: undo(name) })
  const hasFocus = await button.evaluate((element) => element === document.activeElement)
  const status = page.getByRole('status').filter({ hasText: messagesOf(mode).favorite.removed })
  return hasFocus && (await status.count()) === 1
}

function messagesOf({ prefix }: VisitMode): typeof en {
  return prefix === '' ? en : es
}

function favoriteButton(page: Page, mode: VisitMode) {
  return page.getByRole('button', { name: messagesOf(mode).favorite.add, exact: true })
}

function countsFavorites(page: Page, count: number, mode: VisitMode): Promise<void> {
  const { link, count: counted } = messagesOf(mode).favorite
  return page
    .getByRole('link', { name: count === 0 ? link : counted(count), exact: true })
    .first()
    .waitFor()
}
