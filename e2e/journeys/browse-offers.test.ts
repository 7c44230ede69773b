import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { END_CHECK_MS, stepIn } from '../../site/app/components/promo-carousel/steps.ts'
import { SLIDE_MS } from '../../site/app/components/carousel/slide-to.ts'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()

const widths = [
  { width: 1280, step: 400 },
  { width: 360, step: 360 },
] as const

describe.each(widths)('the offers on the home page of a window $width px wide', ({ width, step }) => {
  it(`go ${step} px with each step, and stop at both ends`, async () => {
    expect(stepIn(width)).toBe(step)
    // Without the slide, which has a test of its own.
    const still = { viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
    const { page, browserErrors } = await visit(still)
    const { next, previous, at, end } = await openOffers(page)
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true')
    expect(await next.getAttribute('aria-disabled')).toBe('false')
    for (let place = step; place < (await end()); place += step) {
      await next.click()
      await expect.poll(at).toBeCloseTo(place, 0)
    }
    await next.click()
    await expect.poll(at).toBeCloseTo(await end(), 0)
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
    expect(await previous.getAttribute('aria-disabled')).toBe('false')
    // At the end the button keeps the focus, and `aria-disabled` says that it is off.
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
    await next.press('Enter')
    expect(await at()).toBeCloseTo(await end(), 0)
    while ((await at()) > 1) {
      const before = await at()
      await previous.click()
      await expect.poll(at).toBeLessThan(before)
      await expect.poll(async () => Math.abs((await at()) % step)).toBeLessThan(1)
    }
    await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true')
    expect(browserErrors).toEqual([])
  })
})

describe('the offers on the home page', () => {
  it('slide for half a second, and check the end half a second after the step', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } })
    await page.clock.install()
    const { next, previous, at } = await openOffers(page)
    await page.clock.pauseAt(now() + 60_000)
    await next.click()
    await page.clock.runFor(SLIDE_MS / 2)
    const halfway = await at()
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(399)
    expect(await previous.getAttribute('aria-disabled')).toBe('true')
    await page.clock.runFor(SLIDE_MS / 2 + 50)
    expect(await at()).toBeCloseTo(400, 0)
    // The browser fires scroll events in its own time, independent of the emulated clock.
    const afterCheck = async () => {
      await page.clock.runFor(END_CHECK_MS)
      return previous.getAttribute('aria-disabled')
    }
    await expect.poll(afterCheck).toBe('false')
  })

  it('jump with reduced motion', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    const { next, at } = await openOffers(page)
    await next.click()
    expect(await at()).toBeCloseTo(400, 0)
  })

  it('follow the keyboard: the focused card is visible', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } })
    await openOffers(page)
    const last = page.locator('section[aria-labelledby="featured"] li a').last()
    await last.focus()
    await expect.poll(async () => (await boxOf(last)).x).toBeLessThan(1280)
  })

  it('are a scrolling row without step buttons when no script runs', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/')
    const section = page.locator('section[aria-labelledby="featured"]')
    expect(await section.locator('li').count()).toBeGreaterThan(6)
    const buttons = section.getByRole('button')
    expect(await buttons.count()).toBe(
      await section.getByRole('button', { name: /^Save .* to favorites$/ }).count(),
    )
    await section.getByRole('link').last().click()
    await page.waitForURL(({ pathname }) => /^\/(?:promotions|events-and-news)\/./.test(pathname))
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })
})

async function openOffers(page: Page) {
  await page.goto('/')
  await hydrated(page)
  const section = page.locator('section[aria-labelledby="featured"]')
  const row = section.locator('ul')
  const next = section.getByRole('button', { name: 'More of them' })
  const previous = section.getByRole('button', { name: 'Earlier ones' })
  await next.waitFor()
  return {
    next,
    previous,
    at: () => row.evaluate((list) => list.scrollLeft),
    end: () => row.evaluate((list) => list.scrollWidth - list.clientWidth),
  }
}
