import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findSmallTargets } from '../accessibility/find-small-targets.ts'
import { hydrated, phone, useBrowser, useVisitor } from '../support/browser.ts'
import { fitsLongerWords, fitsSmallAndLarge } from '../support/room-for-text.ts'
import { kindsOfScreens, screens } from '../support/screens.ts'
import { waitUntilStable } from '../support/wait-until-stable.ts'
import { colourViolations, violations } from '../support/violations.ts'
import type { Visitor } from '../support/visitor.ts'

const visit = useBrowser()

/** Checks one combination of width, scheme and language; `npm run audit` checks all. */
describe('every screen, in English, 360 px, light', () => {
  const visitor = useVisitor({ reducedMotion: 'reduce', viewport: viewportOf(360), colorScheme: 'light' })

  it.each(screens)('%s has no violations, and fits texts a third longer', async (path) => {
    const { page } = visitor()
    const browserErrors = await openQuietly(visitor(), path, 360)
    expect(await violations(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await fitsLongerWords(page)
    expect(browserErrors()).toEqual([])
  })
})

describe('every screen, in Spanish, 1280 px, dark', () => {
  const visitor = useVisitor({ reducedMotion: 'reduce', viewport: viewportOf(1280), colorScheme: 'dark' })

  it.each(screens)('%s fits small windows and large text', async (path) => {
    const { page } = visitor()
    const browserErrors = await openQuietly(visitor(), localePath(path, 'es'), 1280)
    expect(kindsOfScreens.includes(path) ? await colourViolations(page) : []).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await fitsSmallAndLarge(page, 1280)
    expect(browserErrors()).toEqual([])
  })
})

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
})

function viewportOf(width: number) {
  return { width, height: 800 }
}

/** Opens a hydrated page; returns its console errors from then on, but for the status of a page that is missing or gone. */
async function openQuietly({ page, browserErrors }: Visitor, path: string, width: number) {
  const before = browserErrors.length
  await page.setViewportSize(viewportOf(width))
  await page.goto(path)
  await hydrated(page)
  await waitUntilStable(page)
  return () => browserErrors.slice(before).filter((line) => !/status of 4(?:04|10)/.test(line))
}

async function smallTargets(page: Page) {
  const small = await page.evaluate(findSmallTargets)
  return small.filter(({ isTooSmall, isPrimary }) => isTooSmall || isPrimary)
}
