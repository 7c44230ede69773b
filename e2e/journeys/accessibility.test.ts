import { describe, expect, it } from 'vitest'
import { awake, phone, useBrowser } from '../browser.ts'
import { screensInBoth } from '../screens.ts'
import { violations } from '../violations.ts'

const visit = useBrowser()

const widths = [
  { width: 360, height: 740, hasDark: true },
  // Every colour that it shows is shown by one of the others.
  { width: 768, height: 1024, hasDark: false },
  { width: 1280, height: 900, hasDark: true },
]

describe('every screen', () => {
  it.each(screensInBoth)(
    '%s wakes without a complaint of the console, and axe has none at three widths, nor in the dark',
    async (path) => {
      const { page, complaints } = await visit({ reducedMotion: 'reduce' })
      await page.goto(path)
      await awake(page)
      for (const { hasDark, ...viewport } of widths) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light' })
        expect(await violations(page), `${viewport.width} px, light`).toEqual([])
        if (!hasDark) continue
        // The scheme changes colours and nothing else.
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(page, ['color-contrast']), `${viewport.width} px, dark`).toEqual([])
      }
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
    },
  )
})

describe('axe finds nothing to complain about', () => {
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
    await awake(page)
    await page.locator('summary', { hasText: 'About' }).click()
    expect(await violations(page)).toEqual([])
  })
})
