import { localePath } from '@promenade/domain/locale/locale-path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findSmallTargets } from '../accessibility/find-small-targets.ts'
import { casesOf } from '../support/audit.ts'
import { hydrated, phone, useBrowser, useVisitor } from '../support/browser.ts'
import { fitsLongerWords, fitsSmallAndLarge } from '../support/room-for-text.ts'
import { screens } from '../support/screens.ts'
import { waitUntilStable } from '../support/wait-until-stable.ts'
import { colourViolations, otherViolations, violations } from '../support/violations.ts'
import type { Visitor } from '../support/visitor.ts'

const visit = useBrowser()

/**
 * Each screen in one language by all rules but those of colours, in the other by those of colours: by turns, so that over the
 * screens each language meets each width and scheme. `npm run audit` takes all turns.
 */
const visits = (otherTurns: readonly number[]) =>
  casesOf([0], otherTurns).flatMap((turn) => screens.map((path, place) => visitOf(path, place + turn)))

describe('every screen', () => {
  const visitor = useVisitor({ reducedMotion: 'reduce' })

  it.each(visits([1, 2, 3]).map(({ path, width }) => [path, width] as const))(
    '%s, %i px, has no violations, and fits texts a third longer',
    async (path, width) => {
      const { page } = visitor()
      const browserErrors = await openQuietly(visitor(), path, width, 'light')
      expect(await otherViolations(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      await fitsLongerWords(page)
      expect(browserErrors()).toEqual([])
    },
  )

  const inColour = visits([1, 2, 3, 4, 5, 6, 7])

  it.each(inColour.map(({ otherPath, otherWidth, scheme }) => [otherPath, otherWidth, scheme] as const))(
    '%s, %i px, %s, has no faint colours, and fits small windows and large text',
    async (path, width, scheme) => {
      const { page } = visitor()
      const browserErrors = await openQuietly(visitor(), path, width, scheme)
      expect(await colourViolations(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      await fitsSmallAndLarge(page, width)
      expect(browserErrors()).toEqual([])
    },
  )
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

function visitOf(path: string, turn: number) {
  const [english, spanish] = [path, localePath(path, 'es')]
  const [isEnglish, isSmall, isLight] = [1, 2, 4].map((bit) => (turn & bit) === 0)
  return {
    path: isEnglish ? english : spanish,
    width: isSmall ? 360 : 1280,
    otherPath: isEnglish ? spanish : english,
    otherWidth: isSmall ? 1280 : 360,
    scheme: isLight ? ('light' as const) : ('dark' as const),
  }
}

function viewportOf(width: number) {
  return { width, height: 800 }
}

/** Opens a hydrated page; returns its console errors from then on, but for the status of a page that is missing or gone. */
async function openQuietly(
  { page, browserErrors }: Visitor,
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
) {
  const before = browserErrors.length
  await page.setViewportSize(viewportOf(width))
  await page.emulateMedia({ colorScheme })
  await page.goto(path)
  await hydrated(page)
  await waitUntilStable(page)
  return () => browserErrors.slice(before).filter((line) => !/status of 4(?:04|10)/.test(line))
}

async function smallTargets(page: Page) {
  const small = await page.evaluate(findSmallTargets)
  return small.filter(({ isTooSmall, isPrimary }) => isTooSmall || isPrimary)
}
