import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'

const visit = useBrowser()

describe('favorite buttons', () => {
  it('are all stored when pressed faster than the site responds', async () => {
    const { page } = await visit()
    await page.goto('/stores')
    await hydrated(page)
    const answered = Promise.withResolvers<void>()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    await page.route('**/favorites/change', async (route) => {
      asked += 1
      if (asked === 2) return second.promise.then(() => route.continue())
      const response = await route.fetch()
      answered.resolve()
      await first.promise
      return route.fulfill({ response })
    })
    await favoriteButton(page, 0).click()
    await answered.promise
    await favoriteButton(page, 1).click()
    // The first response does not include the second press.
    first.resolve()
    await expect.poll(() => asked).toBe(2)
    await expect.poll(() => countKept(page)).toBe(2)
    second.resolve()
    await page.getByRole('link', { name: 'Favorites: 2' }).click()
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor()
    const stores = page.getByRole('region', { name: 'Stores' }).getByRole('listitem')
    await expect.poll(() => stores.count()).toBe(2)
  })

  it('are stored on the device when the site does not respond', async () => {
    const { page } = await visit()
    await page.goto('/stores')
    await hydrated(page)
    await page.route('**/favorites/change', (route) => route.abort())
    await favoriteButton(page, 0).click()
    await expect.poll(() => favoriteButton(page, 0).getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await hydrated(page)
    await expect.poll(() => favoriteButton(page, 0).getAttribute('aria-pressed')).toBe('true')
    expect(await countKept(page)).toBe(1)
  })
})

function favoriteButton(page: Page, place: number) {
  return page.getByRole('button', { name: /^Save .* to favorites$/ }).nth(place)
}

async function countKept(page: Page): Promise<number> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'favorites')?.value.split('.').length ?? 0
}
