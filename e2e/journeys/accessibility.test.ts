import { localePath } from '@promenade/domain/locale/locale-path'
import { describe, expect, it } from 'vitest'
import { findSmallTargets } from '../accessibility/find-small-targets.ts'
import { awake, phone, useBrowser, useVisitor } from '../support/browser.ts'
import { fitsLongerWords, fitsSmallAndLarge } from '../support/room-for-text.ts'
import { screens } from '../support/screens.ts'
import { keepsTextApart } from '../support/text-apart.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

/** Each language is seen in one way; `npm run audit` sees both at every width and in every scheme. */
const ways = [
  { locale: 'en', width: 360, scheme: 'light', text: 'a third longer', fits: fitsLongerWords },
  {
    locale: 'es',
    width: 1280,
    scheme: 'dark',
    text: 'at 320 px and twice as large',
    fits: fitsSmallAndLarge,
  },
] as const

describe.each(ways)('every screen, $locale, $width px, $scheme', ({ locale, width, scheme, text, fits }) => {
  const viewport = { width, height: 800 }
  const visitor = useVisitor({ reducedMotion: 'reduce', viewport, colorScheme: scheme })

  it.each(screens.map((path) => localePath(path, locale)))(
    `%s wakes without a complaint, axe has none, no text lies on another, and it fits ${text}`,
    async (path) => {
      const { page, complaints } = visitor()
      const before = complaints.length
      await page.setViewportSize(viewport)
      await page.goto(path)
      await awake(page)
      expect(await violations(page)).toEqual([])
      const small = await page.evaluate(findSmallTargets)
      expect(small.filter(({ isTooSmall, isPrimary }) => isTooSmall || isPrimary)).toEqual([])
      await keepsTextApart(page, width)
      await fits(page)
      expect(complaints.slice(before).filter((line) => !line.includes('status of 404'))).toEqual([])
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
