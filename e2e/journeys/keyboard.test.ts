import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { findHiddenFocus } from '../support/hidden-focus.ts'

const visit = useBrowser()

describe('a visitor with a keyboard', () => {
  it('skips to the content with the first key', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/hours')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.textContent()).toBe('Skip to content')
    expect((await boxOf(focused)).y).toBeGreaterThanOrEqual(0)
  })

  it('sees the focused element at the top of the page after scrolling back', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/hours')
    await page.keyboard.press('Tab')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('href')).toBe('/hours')
    await expect.poll(() => focused.evaluate((link) => link.getBoundingClientRect().top)).toBe(0)
  })

  it('opens a submenu, walks through it and closes it with Escape', async () => {
    const { page } = await visit()
    await page.goto('/')
    await hydrated(page)
    const stores = page.locator('summary', { hasText: 'Stores' })
    await stores.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Directory')
    await page.keyboard.press('Escape')
    expect(await stores.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await page.locator('#main-menu a', { hasText: 'Directory' }).waitFor({ state: 'hidden' })
  })

  it('has the focus on the title of the next page, and the menu closed', async () => {
    const { page } = await visit()
    await page.goto('/')
    await hydrated(page)
    await page.locator('summary', { hasText: 'About' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#main-menu a', { hasText: /^Hours$/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/hours')
    await page.waitForFunction(() => document.activeElement?.id === 'page-title')
    await expect.poll(() => page.locator('header details[open]').count()).toBe(0)
    expect(await page.title()).toContain('Merrow Quay')
  })

  it('opens submenus without any script too', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/')
    await page.locator('summary', { hasText: 'Stores' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Retail', exact: true }).first().click()
    await page.waitForURL('**/retail')
  })
})

describe('the menu of a phone, opened by Enter', () => {
  it.each([
    { how: 'with script', options: phone },
    { how: 'without script', options: { ...phone, ...withoutScript } },
  ])('has the focus, keeps Tab inside, and gives the focus back, $how', async ({ options }) => {
    const { page } = await visit(options)
    await page.goto('/hours')
    if (options === phone) await hydrated(page)
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    const opener = page.locator('header button[popovertarget="main-menu"]').first()
    await opener.focus()
    // The page scrolls to it.
    await boxOf(opener)
    const place = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])
    await page.keyboard.press('Enter')
    const focused = page.locator(':focus')
    await expect.poll(() => focused.textContent()).toBe('Close menu')
    expect(await page.evaluate(findHiddenFocus)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.closest('#main-menu')?.id)).toBe('main-menu')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await page.locator('#main-menu').waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual(place)
  })
})

describe('a visitor with a phone', () => {
  it.each([
    { how: 'with script', options: phone },
    { how: 'without script', options: { ...phone, ...withoutScript } },
  ])('reaches every page of the navigation from the menu, $how', async ({ options }) => {
    const { page } = await visit(options)
    await page.goto('/es')
    await page.locator('button[popovertarget="main-menu"]').first().tap()
    await page.locator('summary', { hasText: 'Conócenos' }).tap()
    await page.locator('#main-menu a', { hasText: 'Accesibilidad' }).tap()
    await page.waitForURL('**/es/pages/accessibility')
    await page.locator('#main-menu').waitFor({ state: 'hidden' })
  })
})
