import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser } from '../support/browser.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

describe('has no axe violations', () => {
  it('in the open menu of a phone', async () => {
    const { page } = await visit(phone)
    await page.goto('/')
    await page.locator('button[popovertarget="main-menu"]').first().tap()
    await page.locator('summary', { hasText: 'Stores' }).tap()
    expect(await violations(page)).toEqual([])
  })

  it('in the open categories of a phone and an open submenu', async () => {
    const { page } = await visit(phone)
    await page.goto('/stores')
    await page.locator('button[popovertarget="categories"]').tap()
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/')
    await hydrated(page)
    await page.locator('summary', { hasText: 'About' }).click()
    expect(await violations(page)).toEqual([])
  })

  it('in the suggestion of the other language', async () => {
    const { page } = await visit({ ...phone, locale: 'es-MX', reducedMotion: 'reduce' })
    await page.goto('/stores/ixtle')
    await hydrated(page)
    await page.getByRole('complementary', { name: '¿Ver en español?' }).waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
  })
})
