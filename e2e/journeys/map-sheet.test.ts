import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }
const still = { ...phone, reducedMotion: 'reduce' as const }

const languages = [
  {
    prefix: '',
    raise: 'More of the list, less of the plan',
    lower: 'More of the plan, less of the list',
    find: 'Find a store',
  },
  {
    prefix: '/es',
    raise: 'Más lista y menos plano',
    lower: 'Más plano y menos lista',
    find: 'Buscar una tienda',
  },
] as const

describe.each(byTurns(languages))(
  'the sheet over the map, under "$prefix"',
  ({ it, prefix, raise, lower, find }) => {
    it('has three heights, which its buttons reach', async () => {
      const { page, browserErrors } = await visit(still)
      await page.goto(`${prefix}/map`)
      await hydrated(page)
      const tops = [await top(page)]
      for (const name of [raise, lower, lower]) {
        await page.getByRole('button', { name, exact: true }).tap()
        tops.push(await top(page))
      }
      const [middle = 0, high = 0, again = 0, low = 0] = tops
      expect(again).toBe(middle)
      expect(middle - high).toBeGreaterThan(50)
      expect(low - middle).toBeGreaterThan(50)
      const button = page.getByRole('button', { name: lower, exact: true })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await violations(page)).toEqual([])
      expect(browserErrors).toEqual([])
    })

    it('is dragged by its bar, and comes to rest at a height', async () => {
      const { page } = await visit(still)
      await page.goto(`${prefix}/map`)
      await hydrated(page)
      const middle = await top(page)
      await drag(page, -160)
      const high = await top(page)
      expect(high).toBeLessThan(middle - 50)
      await drag(page, 20)
      expect(await top(page)).toBe(high)
      await drag(page, 300)
      expect(await top(page)).toBeGreaterThan(middle + 50)
    })

    it('has the search and the levels within reach at every height', async () => {
      const { page } = await visit(still)
      await page.goto(`${prefix}/map?from=ferry-door&to=casa-jicara`)
      await hydrated(page)
      await page.goto(`${prefix}/map`)
      await hydrated(page)
      await page.getByRole('button', { name: lower, exact: true }).tap()
      await page.getByRole('link', { name: find, exact: true }).tap()
      await expect
        .poll(() => page.getByRole('searchbox').evaluate((one) => one === document.activeElement))
        .toBe(true)
      await page.keyboard.type('jicara')
      await page.locator('#main li a[href*="store=casa-jicara"]').tap()
      await page.waitForURL(/store=casa-jicara/)
      // The store is shown on the plan, and its lines in the sheet.
      await expect.poll(() => isSeen(page, '#chosen')).toBe(true)
      await expect.poll(() => isSeen(page, '#plan svg path[class*="_selected"]')).toBe(true)
      expect(await isSeen(page, '#plan nav [aria-current]')).toBe(true)
    })

    it('shows what a keyboard focuses, in the sheet and on the plan', async () => {
      const { page } = await visit(still)
      await page.goto(`${prefix}/map`)
      await hydrated(page)
      await page.getByRole('button', { name: lower, exact: true }).tap()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect.poll(() => isFocusSeen(page)).toBe(true)
      await page.getByRole('button', { name: raise, exact: true }).tap()
      await page.locator('#plan nav a').first().focus()
      await expect.poll(() => isFocusSeen(page)).toBe(true)
    })

    it('is the page below the map without script', async () => {
      const { page } = await visit({ ...phone, ...withoutScript })
      await page.goto(`${prefix}/map`)
      const plan = await boxOf(page.locator('#plan'))
      expect(await top(page)).toBeGreaterThanOrEqual(plan.y + plan.height)
      expect(await page.getByRole('link', { name: find, exact: true }).isVisible()).toBe(false)
    })
  },
)

const ways = {
  'at rest': '/map',
  'with a route': '/map?from=ferry-door&to=casa-jicara&stepfree=1',
  'step by step': '/map?from=ferry-door&to=casa-jicara&stepfree=1&step=2',
}

describe.each(['', '/es'])('the plan, under "%s/"', (prefix) => {
  it.each(Object.entries(ways))('has 40 %% of the window %s, with text twice as large', async (_, path) => {
    const { page } = await visit(still)
    await page.goto(prefix + path)
    await hydrated(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect((await boxOf(page.locator('#plan svg[role=group]').locator('..'))).height).toBeGreaterThanOrEqual(
      256,
    )
  })

  it('is beside the step on the first screen of a phone held sideways', async () => {
    const { page } = await visit({ ...still, viewport: { width: 740, height: 360 } })
    await page.goto(prefix + ways['step by step'])
    await hydrated(page)
    const plan = await boxOf(page.locator('#plan svg[role=group]').locator('..'))
    const step = await boxOf(page.locator('#way [role=group] p').nth(1))
    const next = await boxOf(page.locator('#way a[data-landing]'))
    expect(step.x).toBeGreaterThan(plan.x + plan.width)
    for (const { y, height } of [plan, step, next]) expect(y + height).toBeLessThanOrEqual(360)
    expect(plan.height).toBeGreaterThanOrEqual(0.4 * 360)
  })
})

const sensors = ['accelerometer', 'gyroscope', 'magnetometer']

describe('the compass', () => {
  it('shows the heading at the visitor’s position after a press', async () => {
    const { page } = await visit({ ...still, isMobile: true, permissions: sensors })
    await page.goto('/map?from=ferry-door&to=casa-jicara')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Show which way I am facing' })
    await button.tap()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await page.evaluate(() =>
      dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { alpha: 90, absolute: true })),
    )
    const drawing = page.locator('#plan svg[role=group]')
    await expect.poll(() => drawing.getAttribute('data-compass')).toBe('')
    const before = await drawing.evaluate((one) => getComputedStyle(one).getPropertyValue('--heading'))
    expect(before).toMatch(/^\d+deg$/)
    await button.tap()
    await expect.poll(() => drawing.getAttribute('data-compass')).toBe(null)
  })

  it('is gone where the device sends no heading, and never there without a position', async () => {
    const { page } = await visit({ ...still, isMobile: true })
    await page.goto('/map?from=ferry-door&to=casa-jicara')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Show which way I am facing' })
    await button.tap()
    // It is shown for a while only.
    await page.getByText('does not say which way it faces').waitFor()
    await expect.poll(() => button.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /can be moved/,
    )
    await page.goto('/map')
    await hydrated(page)
    await page.getByRole('button', { name: 'Zoom in' }).waitFor()
    expect(await button.count()).toBe(0)
  })
})

describe('the plan', () => {
  it('is turned by a quarter and back by a button, and by two fingers', async () => {
    const { page } = await visit(still)
    await page.goto('/map')
    await hydrated(page)
    const shop = page.locator('#plan svg a[href*="store=ixtle"] path')
    const isWide = async () => {
      const box = await page
        .locator('#plan svg[role=group]')
        .evaluate((svg) => getComputedStyle(svg).transform)
      return box === 'none'
    }
    await shop.waitFor({ state: 'attached' })
    expect(await isWide()).toBe(true)
    await page.getByRole('button', { name: 'Turn the plan on its side' }).tap()
    expect(await isWide()).toBe(false)
    await page.getByRole('button', { name: 'Turn the plan upright' }).tap()
    expect(await isWide()).toBe(true)
    await twist(page)
    await expect.poll(isWide).toBe(false)
  })
})

async function top(page: Page) {
  return Math.round((await boxOf(page.locator('[data-sheet]'))).y)
}

async function drag(page: Page, down: number) {
  const y = (await top(page)) + 20
  await page.mouse.move(120, y)
  await page.mouse.down()
  await page.mouse.move(120, y + down / 2, { steps: 4 })
  await page.mouse.move(120, y + down, { steps: 4 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await page.mouse.move(120, y + down)
  await page.mouse.up()
}

/** Two fingers turn by a bit more than half a quarter. */
async function twist(page: Page) {
  const box = await boxOf(page.locator('#plan svg[role=group]'))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const session = await page.context().newCDPSession(page)
  for (let step = 0; step <= 6; step += 1) {
    const [right, down] = [50 * Math.cos(step / 6), 50 * Math.sin(step / 6)]
    await session.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [
        { x: x - right, y: y - down, id: 0 },
        { x: x + right, y: y + down, id: 1 },
      ],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** True if the middle of an element is not covered. */
function isSeen(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const found = document.elementsFromPoint(x + width / 2, y + height / 2)
      const isCovered = element.closest('[data-sheet]') === null && found[0]?.closest('[data-sheet]')
      return width > 0 && y >= 0 && y + height <= innerHeight && !isCovered
    })
}

function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const found = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 10))
    return found !== null && (document.activeElement?.contains(found) ?? false)
  })
}
