import { describe, expect, it } from 'vitest'
import { awake, phone, useBrowser } from '../browser.ts'
import { screensInBoth } from '../screens.ts'
import { violations } from '../violations.ts'

const visit = useBrowser()

const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

describe('every screen', () => {
  it.each(screensInBoth)(
    '%s wakes without a complaint of the console, and axe has none at three widths, light and dark',
    async (path) => {
      const { page, complaints } = await visit({ reducedMotion: 'reduce' })
      await page.goto(path)
      await awake(page)
      for (const viewport of widths) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: 'light' })
        expect(await violations(page), `${viewport.width} px, light`).toEqual([])
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
