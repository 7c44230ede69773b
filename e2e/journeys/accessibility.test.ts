import { localePath } from '@promenade/domain/locale/locale-path'
import { describe, expect, it } from 'vitest'
import { awake, phone, useBrowser } from '../browser.ts'
import { screens } from '../screens.ts'
import { violations } from '../violations.ts'

const visit = useBrowser()

/** Each screen is seen at three widths; `npm run audit axe` sees every language at every width and in every scheme. */
const ways = [
  { locale: 'en', light: { width: 360, height: 740 }, dark: { width: 768, height: 1024 } },
  { locale: 'es', light: { width: 1280, height: 900 }, dark: { width: 360, height: 740 } },
] as const

describe.each(ways)('every screen, in $locale', ({ locale, light, dark }) => {
  it.each(screens.map((path) => localePath(path, locale)))(
    '%s wakes without a complaint of the console, and axe has none, light and dark',
    async (path) => {
      const { page, complaints } = await visit({ reducedMotion: 'reduce', viewport: light })
      await page.goto(path)
      await awake(page)
      expect(await violations(page), `${light.width} px, light`).toEqual([])
      // The scheme changes colours and nothing else.
      await page.setViewportSize(dark)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, ['color-contrast']), `${dark.width} px, dark`).toEqual([])
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
