import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'

const visit = useBrowser()

it.each([
  ['/map', 'Start', 'Done', 'Narrow the list'],
  ['/es/map', 'Empezar', 'Listo', 'Acotar la lista'],
])('keeps the focus through a route and a filter, %s', async (map, start, done, narrow) => {
  const { page } = await visit()
  await page.goto(`${map}?from=ferry-door&to=casa-jicara`)
  await hydrated(page)
  await page.getByRole('link', { name: start, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/step=1/)
  const next = page.locator('#way [data-landing]').first()
  await expect.poll(() => isFocused(page, next)).toBe(true)
  while ((await next.textContent()) !== done) {
    const before = await next.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect.poll(() => next.getAttribute('href')).not.toBe(before)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.searchParams.has('step'))
  await expect.poll(() => focusedText(page)).toBe(start)
  await page.getByRole('searchbox').first().fill('jicara')
  await page.getByRole('button', { name: narrow }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/filter=jicara/)
  await expect.poll(() => focusedText(page)).toBe(narrow)
})

it.each([
  { path: '/stores?category=home', store: 'porcelain-dog', back: 'Back to the directory' },
  { path: '/es/stores', store: 'bank-of-port-merrow', back: 'Volver al directorio' },
])('leads back to the link one came from, $path', async ({ path, store, back }) => {
  const { page } = await visit({ viewport: { width: 390, height: 700 } })
  await page.goto(path)
  await hydrated(page)
  const tile = page.locator(`main li a[href$="/stores/${store}"]`)
  await tile.click()
  await page.getByRole('link', { name: back }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('href')).toMatch(`/stores/${store}`)
  await expect.poll(() => page.url()).toContain(path)
  const [{ y } = { y: 0 }] = await tile.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect()),
  )
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(600)
})

function focusedText(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

function isFocused(page: Page, element: ReturnType<Page['locator']>): Promise<boolean> {
  return element.evaluate((one) => one.contains(document.activeElement))
}
