import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { inHiddenTab } from '../support/hidden-tab.ts'

const visit = useBrowser({ loadsAhead: true })

/** The paths that pages told when they were seen, as they come. */
function watchViews(page: Page): readonly (string | null)[] {
  const seen: (string | null)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/seen') seen.push(request.postData())
  })
  return seen
}

it('a page is counted when it is seen, by its document or a press, and not when it is prefetched', async () => {
  const { page, browserErrors } = await visit()
  const seen = watchViews(page)
  const prefetched = page.waitForRequest(/\.data/)
  const answered = page.waitForResponse('**/seen')
  await page.goto('/stores/ixtle')
  await hydrated(page)
  expect((await answered).status()).toBe(204)
  const link = page.locator('header a[href="/hours"]').first()
  await prefetched
  expect(seen).toEqual(['/stores/ixtle'])
  await link.click()
  await page.waitForURL('**/hours')
  await expect.poll(() => seen).toEqual(['/stores/ixtle', '/hours'])
  await page.goto('/stores?letter=b')
  await hydrated(page)
  await expect.poll(() => seen.length).toBe(3)
  expect(await page.context().cookies()).toEqual([])
  expect(browserErrors).toEqual([])
})

it.each(['globalPrivacyControl', 'doNotTrack'])('nothing is told with %s', async (signal) => {
  const { page } = await visit()
  const seen = watchViews(page)
  await page.addInitScript((name) => {
    Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
  }, signal)
  await page.goto('/stores/ixtle')
  await hydrated(page)
  await page.locator('header a[href="/hours"]').first().click()
  await page.waitForURL('**/hours')
  await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
  expect(seen).toEqual([])
})

it('a page in a hidden tab is counted when it is shown', async () => {
  const { page } = await visit()
  const seen = watchViews(page)
  const show = await inHiddenTab(page)
  await page.goto('/stores/ixtle')
  await page.locator('body').hover()
  await hydrated(page)
  expect(seen).toEqual([])
  await show()
  await expect.poll(() => seen).toEqual(['/stores/ixtle'])
})
