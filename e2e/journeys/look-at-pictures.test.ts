import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    gallery: 'Market mornings',
    third: 'Tobias is in there somewhere.',
    of: 'of',
    next: 'Next picture',
    previous: 'Previous picture',
    close: 'Close pictures',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    gallery: 'Mañanas de mercado',
    third: 'Por ahí adentro está Tobias.',
    of: 'de',
    next: 'Imagen siguiente',
    previous: 'Imagen anterior',
    close: 'Cerrar las imágenes',
  },
] as const

describe.each(byTurns(languages))('a visitor who looks at pictures, in $name', ({ it, ...words }) => {
  const { prefix } = words
  const path = `${prefix}/pages/about`

  it('views a gallery by keyboard only, and the focus returns', async () => {
    const { page, browserErrors } = await visit()
    await page.goto(path)
    await hydrated(page)
    await thumbnail(page, 2).focus()
    await page.keyboard.press('Enter')
    await expectPicture(page, `2 ${words.of} 5`)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, `3 ${words.of} 5`, words.third)
    await page.keyboard.press('End')
    await expectPicture(page, `5 ${words.of} 5`)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, `1 ${words.of} 5`)
    await page.keyboard.press('ArrowLeft')
    await expectPicture(page, `5 ${words.of} 5`)
    await page.keyboard.press('Home')
    await expectPicture(page, `1 ${words.of} 5`)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expectFocus(page, '#gallery-market-1')
    expect(browserErrors).toEqual([])
  })

  it('steps through it by its buttons, on a phone', async () => {
    const { page, browserErrors } = await visit({ ...phone, reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await thumbnail(page, 3).tap()
    await expectPicture(page, `3 ${words.of} 5`, words.third)
    await page.getByRole('button', { name: words.previous }).tap()
    await expectPicture(page, `2 ${words.of} 5`)
    await page.getByRole('button', { name: words.next }).tap()
    await page.getByRole('button', { name: words.next }).tap()
    await expectPicture(page, `4 ${words.of} 5`)
    await page.getByRole('button', { name: words.close }).tap()
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expectFocus(page, '#gallery-market-4')
    expect(browserErrors).toEqual([])
  })

  it('scrolls the strip by touch, and hears its position', async () => {
    const { page } = await visit(phone)
    await page.goto(path)
    await hydrated(page)
    await thumbnail(page, 1).tap()
    await expectPicture(page, `1 ${words.of} 5`)
    const strip = page.locator('dialog[open] ul')
    await strip.dispatchEvent('wheel')
    await strip.evaluate((element) =>
      element.scrollTo({ left: 2 * element.clientWidth, behavior: 'instant' }),
    )
    await expectPicture(page, `3 ${words.of} 5`, words.third)
  })

  it('opens a picture by its address, and closing shows the page', async () => {
    const { page } = await visit()
    await page.goto(`${path}#gallery-market-3`)
    await hydrated(page)
    await expectPicture(page, `3 ${words.of} 5`, words.third)
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.reload()
    await hydrated(page)
    expect(await page.locator('dialog:visible').count()).toBe(0)
  })

  it('sees one picture at a time without script too', async () => {
    const { page } = await visit(withoutScript)
    await page.goto(path)
    expect(await page.locator('dialog:visible').count()).toBe(0)
    await thumbnail(page, 2).click()
    const viewer = page.getByRole('dialog', { name: words.gallery })
    await viewer.waitFor()
    await page.locator('#gallery-market-2').getByRole('link', { name: words.next }).click()
    await page.waitForURL(/#gallery-market-3$/)
    await expect
      .poll(() =>
        page.locator('#gallery-market-3').evaluate((slide) => Math.round(slide.getBoundingClientRect().left)),
      )
      .toBe(0)
    await viewer.getByText(words.third).waitFor()
    await viewer.getByRole('link', { name: words.close }).click()
    await expect.poll(() => page.locator('dialog:visible').count()).toBe(0)
  })
})

describe('a gallery', () => {
  it.each([
    ['/blogs/seven-folds', 'Lantern Night'],
    ['/es/blogs/seven-folds', 'Noche de Faroles'],
    ['/stores/zephyr-kites', 'Wind, string and trees'],
    ['/es/stores/zephyr-kites', 'Viento, hilo y árboles'],
    ['/pages/our-services', 'The Net Loft'],
  ])('stands on %s', async (path, title) => {
    const { page } = await visit(withoutScript)
    await page.goto(path)
    const gallery = page.getByRole('region', { name: title })
    await gallery.getByRole('link').first().click()
    await page.getByRole('dialog', { name: title }).waitFor()
  })

  it('is in the middle of its text', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/blogs/seven-folds')
    const text = (await page.locator('article').first().innerText()).replaceAll(/\s+/g, ' ')
    const places = ['Who comes', 'Lantern Night', 'Beryl goes home'].map((words) => text.lastIndexOf(words))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })
})

describe('an open gallery', () => {
  it('has no axe violations', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' })
    await page.goto('/pages/about#gallery-net-loft-2')
    await hydrated(page)
    await page.locator('dialog:modal').waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('keeps the focus inside, and hides the page from screen readers', async () => {
    const { page } = await visit()
    await page.goto('/pages/about#gallery-net-loft-2')
    await hydrated(page)
    await page.locator('dialog:modal').waitFor()
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('main a:not(dialog a)') ?? null),
      ).toBeNull()
    }
  })

  it('shifts nothing when its pictures load', async () => {
    const { page } = await visit()
    await page.goto('/pages/about')
    const boxes = () =>
      page.locator('#gallery-winter img').evaluateAll((all) => all.slice(0, 5).map((one) => one.clientHeight))
    const before = await boxes()
    await page.locator('#gallery-winter').scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page
          .locator('#gallery-winter li img')
          .first()
          .evaluate((img: HTMLImageElement) => img.complete),
      )
      .toBe(true)
    expect(await boxes()).toEqual(before)
    expect(Math.min(...before)).toBeGreaterThan(100)
  })
})

function thumbnail(page: Page, number: number) {
  return page.locator(`main a[href="#gallery-market-${number}"][aria-haspopup]`)
}

async function expectPicture(page: Page, position: string, caption = ''): Promise<void> {
  const status = page.locator('dialog[open]').getByRole('status')
  await expect.poll(() => status.textContent()).toContain(`${position}: ${caption}`)
}

async function expectFocus(page: Page, href: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
}

describe('pictures that cannot be loaded', () => {
  it.each(['/stores', '/es/stores/ixtle', '/promotions'])('show no broken image on %s', async (path) => {
    const { page } = await visit()
    let failures = 0
    page.on('requestfailed', () => (failures += 1))
    await page.route(/\/(?:media|pictures)\//, (route) => route.abort())
    await page.goto(path)
    await hydrated(page)
    await expect.poll(() => failures).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(countBroken)).toBe(0)
  })

  it('show store names instead of logos', async () => {
    const { page } = await visit()
    await page.route(/\/media\//, (route) => route.abort())
    await page.goto('/stores/ixtle')
    await hydrated(page)
    await expect
      .poll(() => page.locator('main span[aria-hidden="true"]', { hasText: /^Ixtle$/ }).count())
      .toBeGreaterThan(0)
  })
})

/** Visible images that failed to load. */
function countBroken(): number {
  const failed = [...document.images].filter((image) => image.complete && image.naturalWidth === 0)
  return failed.filter((image) => image.checkVisibility({ visibilityProperty: true })).length
}
