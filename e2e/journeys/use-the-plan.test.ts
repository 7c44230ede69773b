import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

/** On another level than the door one comes in by. */
const upstairs = 'casa-jicara'

describe.each([
  { prefix: '', level: 'Level 2', says: 'Plan of Level 2' },
  { prefix: '/es', level: 'Nivel 2', says: 'Plano del nivel 2' },
])('another level of the plan, under "$prefix"', ({ prefix, level, says }) => {
  it('is announced, and keeps the focus on its choice', async () => {
    const { page } = await visit()
    await page.goto(`${prefix}/map`)
    await hydrated(page)
    const choice = page.locator('#plan nav').getByRole('link', { name: level })
    await choice.press('Enter')
    await expect.poll(() => page.locator('#announcement').textContent()).toBe(says)
    expect(await choice.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

describe('the plan', () => {
  it('is skipped by its first link, which goes to the directions', async () => {
    const { page } = await visit()
    await page.goto('/map')
    await hydrated(page)
    const skip = page.locator('#plan a').first()
    await skip.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('get-there')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-from')
  })

  it('is used by keyboard only, through its list', async () => {
    const { page, browserErrors } = await visit()
    await page.goto('/map')
    await hydrated(page)
    await page.getByRole('searchbox', { name: 'Name' }).focus()
    await page.keyboard.type('jicara')
    await expect.poll(() => page.getByText('1 store', { exact: true }).count()).toBe(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/map?store=${upstairs}`)
    await expect.poll(() => page.locator('#chosen').textContent()).toMatch(/Jícara/)
    expect(browserErrors).toEqual([])
  })

  it('remembers on this device where the car is', async () => {
    const { page } = await visit()
    await page.goto('/map?store=north-slip')
    await hydrated(page)
    await page.getByRole('button', { name: 'My car is here' }).click()
    await page.goto(`/map?from=${upstairs}`)
    await hydrated(page)
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'My car: North Slip parkade' })
    await page.getByRole('button', { name: 'Show the way' }).click()
    await page.waitForURL(/to=north-slip/)
    await expect.poll(() => steps(page).count()).toBeGreaterThan(2)
  })

  it.each([
    '/map?store=ixtle',
    '/map?to=ixtle',
    '/es/b/3',
    '/es/map?from=nowhere&to=ixtle',
    '/map?filter=xyzzy',
    '/es/map/print',
  ])('has no axe violations: %s', async (path) => {
    const { page, browserErrors } = await visit({
      viewport: { width: 768, height: 900 },
      colorScheme: 'dark',
    })
    await page.goto(path)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    expect(browserErrors).toEqual([])
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}
