import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { mapWindow, shownPart, untilMovable } from '../support/map-window.ts'
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
      for (const [name, height] of [
        [raise, 'high'],
        [lower, 'middle'],
        [lower, 'low'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).tap()
        await untilHeight(page, height)
        tops.push(await top(page))
      }
      const [middle = 0, high = 0, again = 0, low = 0] = tops
      expect(again).toBe(middle)
      expect(middle - high).toBeGreaterThan(200)
      expect(low - middle).toBeGreaterThan(24)
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
      await drag(page, -260)
      const high = await top(page)
      expect(high).toBeLessThan(middle - 200)
      await drag(page, 20)
      expect(await top(page)).toBe(high)
      await drag(page, 380)
      expect(await top(page)).toBeGreaterThan(middle + 24)
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
      await untilHeight(page, 'low')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect.poll(() => isFocusSeen(page)).toBe(true)
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
    expect((await boxOf(mapWindow(page.locator('#plan')))).height).toBeGreaterThanOrEqual(256)
  })

  it('is beside the step on the first screen of a phone held sideways', async () => {
    const { page } = await visit({ ...still, viewport: { width: 740, height: 360 } })
    await page.goto(prefix + ways['step by step'])
    await hydrated(page)
    const plan = await boxOf(mapWindow(page.locator('#plan')))
    const step = await boxOf(page.locator('#way [role=group] p').nth(1))
    const next = await boxOf(page.locator('#way a[data-landing]'))
    expect(step.x).toBeGreaterThan(plan.x + plan.width)
    for (const { y, height } of [plan, step, next]) expect(y + height).toBeLessThanOrEqual(360)
    expect(plan.height).toBeGreaterThanOrEqual(0.4 * 360)
  })
})

it.each([{ viewport: { width: 740, height: 360 } }, { viewport: { width: 360, height: 640 } }])(
  'shows every stop of a visit, with nothing over it, at $viewport.width px',
  async ({ viewport }) => {
    const { page } = await visit({ ...still, viewport })
    await page.goto('/map?leg=0-1.0.2&stops=s1.s2*45.s3')
    await hydrated(page)
    const stops = page.locator('#stops a')
    await expect.poll(() => stops.count()).toBe(3)
    const covered = () =>
      stops.evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, top, height } = link.getBoundingClientRect()
            return [2, height / 2, height - 2].some(
              (y) => !link.contains(document.elementFromPoint(left + 4, top + y)),
            )
          })
          .map((link) => link.textContent),
      )
    await expect.poll(covered).toEqual([])
  },
)

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
    // It is shown for a while only, so the wait for it begins first.
    const said = page.getByText('does not say which way it faces').waitFor()
    await button.tap()
    await said
    await expect.poll(() => button.count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/can be moved/)
    await page.goto('/map')
    await hydrated(page)
    await page.getByRole('button', { name: 'Turn north up' }).waitFor()
    expect(await button.count()).toBe(0)
  })
})

describe('the plan', () => {
  it('is turned by two fingers as they turn, to a quarter from nearby, and back by a button', async () => {
    const { page } = await visit({ ...phone, reducedMotion: 'reduce' })
    await page.goto('/map')
    await hydrated(page)
    await untilMovable(page.locator('#plan'))
    const turned = async () => (await shownPart(page.locator('#plan'))).turn
    // A building fills a portrait window better on its side.
    await expect.poll(turned).toBe(90)
    await twist(page, 50)
    await expect.poll(turned).toBeGreaterThan(120)
    const free = await turned()
    expect(free).toBeLessThan(145)
    await twist(page, 188 - free)
    await expect.poll(turned).toBe(180)
    await page.getByRole('button', { name: 'Turn north up' }).tap()
    await expect.poll(async () => Math.abs((await turned()) % 90)).toBeGreaterThan(0)
  })

  it('is moved by one finger, thrown, and zoomed by a double tap', async () => {
    const { page } = await visit(phone)
    await page.goto('/map?store=ixtle')
    await hydrated(page)
    await untilMovable(page.locator('#plan'))
    const shop = page.locator('#plan svg a[href*="store=ixtle"] path').first()
    const before = await boxOf(shop)
    const { x, y } = middleOf(await boxOf(mapWindow(page.locator('#plan'))))
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at })
    await touch('touchStart', { x, y })
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x: x - 6 * step, y: y - 9 * step })
    await touch('touchEnd')
    // The plan follows with the next frame.
    await expect.poll(async () => (await boxOf(shop)).y).toBeLessThanOrEqual(before.y - 50)
    const after = await boxOf(shop)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(after.x).toBeLessThanOrEqual(before.x - 35)
    // In the page, since two messages from here may take longer than a double tap may.
    await page.locator('#plan svg[role=group]').evaluate((svg) => {
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        svg.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 7,
            pointerType: 'touch',
            clientX: 60,
            clientY: 300,
          }),
        )
    })
    await expect.poll(async () => (await boxOf(shop)).width).toBeGreaterThan(1.5 * after.width)
  })
})

async function top(page: Page) {
  return Math.round((await boxOf(page.locator('[data-sheet]'))).y)
}

/** The click of a tap comes after the tap. */
async function untilHeight(page: Page, height: 'high' | 'middle' | 'low') {
  await page.locator(`[data-height="${height}"] > [data-sheet]`).waitFor()
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

/** Two fingers turn clockwise around their middle. */
async function twist(page: Page, degrees: number) {
  const { x, y } = middleOf(await boxOf(mapWindow(page.locator('#plan'))))
  const session = await page.context().newCDPSession(page)
  for (let step = 0; step <= 10; step += 1) {
    const angle = (degrees * step * Math.PI) / 1800
    const [right, down] = [50 * Math.cos(angle), 50 * Math.sin(angle)]
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

function middleOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return { x: x + width / 2, y: y + height / 2 }
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
