import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { findSmallTargets } from '../accessibility/find-small-targets.ts'
import { askInEnglish, declineLanguage, openAsked, refuseConsent } from './banners.ts'
import { useVisitor } from './browser.ts'
import { findBrokenWords } from './broken-words.ts'
import { findCutOff } from './cut-off.ts'
import { findCramped, findTooNarrow, lasting, usualPatience } from './room-for-text.ts'
import { type ScreenVisit, screenVisits } from './screen-visits.ts'
import { axeScript, colourViolations, otherViolations } from './violations.ts'
import { waitUntilStable } from './wait-until-stable.ts'

/** In how many files the screens are walked, of which none takes more than a thirtieth of the run. */
const partsOfWalk = 6

/** Loads each screen of a part once in both languages, and looks at it in every respect that needs its layout. */
export function walkScreens(part: number): void {
  // The browser prefers the other language, so that English pages have both banners.
  const visitor = useVisitor({
    baseURL: inject('analyticsSiteUrl'),
    locale: 'es-MX',
    reducedMotion: 'reduce',
    loadsAhead: false,
  })
  beforeAll(async () => {
    await visitor().page.addInitScript(askInEnglish)
    await visitor().page.addInitScript({ content: axeScript })
  })

  const visits = screenVisits(inject('isAudit')).filter((_, place) => (place >> 1) % partsOfWalk === part - 1)

  it.each(visits)('$path, $width px, $scheme, by the rules of $rules', async (visit) => {
    const { page, browserErrors } = visitor()
    const before = browserErrors.length
    await openStable(page, visit)
    await lookUnderBanners(page, visit)
    await lookAtSize(page, visit)
    // The status of a page that is missing or gone.
    const errors = browserErrors.slice(before).filter((line) => !/status of 4(?:04|10)/.test(line))
    expect.soft(errors, 'errors of the browser').toEqual([])
  })
}

async function openStable(page: Page, { path, width, scheme }: ScreenVisit): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: scheme })
  await openAsked(page, path)
  expect.soft(new URL(page.url()).pathname, 'address').toBe(path.replace(/\?.*$/, ''))
}

/** On a small phone. */
async function lookUnderBanners(page: Page, { width, isAsked, under }: ScreenVisit): Promise<void> {
  if (!isAsked) return
  if (under.length > 0) await page.setViewportSize({ width: 360, height: 640 })
  expect.soft(await declineLanguage(page, under), 'hidden focus').toEqual([])
  await refuseConsent(page)
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => scrollTo(0, 0))
}

async function lookAtSize(page: Page, { width, rules, widths }: ScreenVisit): Promise<void> {
  await waitUntilStable(page)
  const find = rules === 'colours' ? colourViolations : otherViolations
  expect.soft(await find(page), 'axe').toEqual([])
  expect.soft(await smallTargets(page), 'small targets').toEqual([])
  expect.soft(await findAtBreakpoints(page, widths), 'both sides of breakpoints').toEqual([])
  const faults = rules === 'colours' ? findCramped(page, width) : findTooNarrow(page)
  expect.soft(await faults, 'room for texts').toEqual([])
}

/** Targets smaller than 24 px, and primary ones smaller than 44. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const small = await page.evaluate(findSmallTargets)
  return small.filter(({ isTooSmall, isPrimary }) => isTooSmall || isPrimary).map(({ name }) => name)
}

/** Texts that are cut off, and words of titles that are broken, at some widths. */
export async function findAtBreakpoints(
  page: Page,
  widths: readonly number[],
  patience = usualPatience,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const find of [findCutOff, findBrokenWords])
      for (const fault of await lasting(() => page.evaluate(find), patience))
        found.push(`${width} px: ${fault}`)
  }
  return found
}
