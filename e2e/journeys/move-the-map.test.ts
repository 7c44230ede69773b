import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { mapWindow, shownPart, untilMovable } from '../support/map-window.ts'
import { boxOf } from '../support/measure.ts'
import { waitUntil } from '../support/wait-until.ts'

const visit = useBrowser()

/** On the style guide, where one level stands alone. */
const path = '/style-guide'

describe('the map in its frame', () => {
  it('is moved by mouse, and a drag is not a click', async () => {
    const { page, browserErrors } = await open()
    const { x, y } = await middleOf(page)
    const before = await viewOf(page)
    await page.mouse.move(x, y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -300)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await viewOf(page)).width).toBeLessThan(before.width / 1.5)
    const near = await viewOf(page)
    const store = await boxOf(frame(page).getByRole('link', { name: 'Café Abedul' }))
    const foot = store.y + store.height - 8
    await page.mouse.move(x, foot)
    await page.evaluate(() => document.addEventListener('click', () => (document.title = 'Clicked')))
    await page.mouse.down()
    await page.mouse.move(x + 60, foot, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await viewOf(page)).x).toBeLessThan(near.x - 1)
    expect(await page.title()).not.toBe('Clicked')
    await frame(page).getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => viewOf(page)).toEqual(before)
    expect(browserErrors).toEqual([])
  })

  it('lets the wheel scroll the page, and explains how to zoom', async () => {
    const { page } = await open()
    const { x, y } = await middleOf(page)
    const before = { view: await viewOf(page), top: await page.evaluate(() => scrollY) }
    await page.mouse.move(x, y)
    // It is shown for a while only, so the wait for it begins first.
    const explained = frame(page).getByText('turn the wheel to zoom').waitFor()
    await page.mouse.wheel(0, 60)
    await explained
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.top)
    expect(await viewOf(page)).toEqual(before.view)
  })

  it('is moved by keys, and follows the focus', async () => {
    const { page } = await open()
    const window = frame(page).getByRole('group', { name: 'Map that can be moved' })
    await window.focus()
    const before = await viewOf(page)
    for (let presses = 1; presses <= 4; presses += 1) {
      await window.press('+')
      await expect.poll(async () => (await viewOf(page)).width).toBeCloseTo(before.width / 1.6 ** presses, 0)
    }
    const near = await viewOf(page)
    for (const [key, right, down] of [
      ['ArrowRight', 1, 0],
      ['ArrowDown', 1, 1],
      ['ArrowUp', 1, 0],
      ['ArrowLeft', 0, 0],
      ['ArrowRight', 1, 0],
    ] as const) {
      await window.press(key)
      await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(near.x + (right * near.width) / 5, 0)
      await expect.poll(async () => (await viewOf(page)).y).toBeCloseTo(near.y + (down * near.height) / 5, 0)
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Café Abedul')
    await expect.poll(async () => (await viewOf(page)).y).toBeLessThan(8)
    await page.keyboard.press('0')
    await expect.poll(() => viewOf(page)).toEqual(before)
  })

  it('takes two fingers, and leaves one to the page', async () => {
    const { page } = await open(phone)
    const { x, y } = await middleOf(page)
    const before = await viewOf(page)
    const touch = await fingersOn(page)
    await touch([x - 20, y], [x + 20, y])
    for (let step = 1; step <= 5; step += 1) await touch([x - 20 - 8 * step, y], [x + 20 + 8 * step, y])
    await touch()
    await expect.poll(async () => (await viewOf(page)).width).toBeLessThan(before.width / 2)
    const near = await viewOf(page)
    const top = await page.evaluate(() => scrollY)
    const explained = frame(page).getByText('with two fingers').waitFor()
    await touch([x, y])
    for (let step = 1; step <= 12; step += 1) await touch([x, y - 12 * step])
    await explained
    await touch()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
    expect(await viewOf(page)).toEqual(near)
  })

  it('is turned on a phone with upright names, and moves as the hand does', async () => {
    const { page, browserErrors } = await open(phone)
    const window = frame(page).getByRole('group', { name: 'Map that can be moved' })
    const store = frame(page).getByRole('link', { name: 'Rowanwood Beds' })
    const [shop, frameBox] = [await boxOf(store.locator('path')), await boxOf(window)]
    expect(shop.height / frameBox.height).toBeGreaterThan(0.2)
    // The west of the building is above, its north on the right.
    expect(shop.y + shop.height / 2).toBeLessThan(frameBox.y + frameBox.height / 2)
    await window.focus()
    await window.press('+')
    // Too small to be read before.
    const name = await boxOf(frame(page).locator('text:visible', { hasText: 'Rowanwood' }))
    expect(name.width).toBeGreaterThan(name.height)
    const near = await boxOf(store)
    await page.mouse.move(frameBox.x + 150, frameBox.y + 150)
    await page.mouse.down()
    await page.mouse.move(frameBox.x + 120, frameBox.y + 190, { steps: 4 })
    await page.mouse.up()
    const dragged = await boxOf(store)
    expect(dragged.x).toBeCloseTo(near.x - 30, -0.5)
    expect(dragged.y).toBeCloseTo(near.y + 40, -0.5)
    await window.press('ArrowUp')
    await expect.poll(async () => (await boxOf(store)).y).toBeGreaterThan(dragged.y + frameBox.height / 6)
    expect(browserErrors).toEqual([])
  })

  it('is shown whole in its frame without script', async () => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(path)
    expect(await frame(page).getByRole('button').count()).toBe(0)
    expect(await viewOf(page)).toMatchObject({ x: 0, width: 160, turn: 90 })
    const [box, window] = await Promise.all([
      boxOf(frame(page).locator('svg[role=group]')),
      boxOf(frame(page).getByRole('group', { name: 'Map that can be moved' })),
    ])
    expect(box).toEqual(window)
  })
})

/** The cost of a frame on a slow phone, counted: times depend on the machine. */
describe('the map under fingers', () => {
  it('is one layer that moves, and is drawn anew when they leave, not while they lie still', async () => {
    const { page } = await openMap()
    const drawn = () => page.locator('#plan svg[role=group]').getAttribute('viewBox')
    const touch = await fingersOn(page)
    const count = await workOf(page)
    await untilQuiet(async () => (await count()).styles)
    const before = { drawn: await drawn(), work: await count() }
    const moves = 20
    await touch([170, 250], [190, 250])
    for (let move = 1; move <= moves; move += 1) await touch([170 - 4 * move, 250], [190 + 4 * move, 250])
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)))
    const after = await count()
    expect(after.layouts - before.work.layouts).toBeLessThanOrEqual(1)
    expect(after.styles - before.work.styles).toBeLessThan(1.5 * moves)
    expect(await drawn()).toBe(before.drawn)
    await touch()
    await expect.poll(drawn).not.toBe(before.drawn)
  })

  it('is only moved where both go the same way, along the line between them', async () => {
    const { page } = await openMap()
    const shown = () => shownPart(page.locator('#plan'))
    const before = await shown()
    const touch = await fingersOn(page)
    await touch([150, 250], [180, 280])
    for (const way of [-20, -40]) await touch([150 + way, 250 + way], [180 + way, 280 + way])
    await touch()
    await expect.poll(async () => (await shown()).x).not.toBe(before.x)
    const { width, turn } = await shown()
    expect([width, turn]).toEqual([expect.closeTo(before.width, 0), before.turn])
  })

  it('has few parts whose place the browser looks up in every frame', async () => {
    const { page } = await openMap()
    await expect.poll(() => page.evaluate(() => globalThis.watched?.length)).toBeGreaterThan(0)
    const parts = await page.evaluate(() => {
      const isSkipped = (part: Element) => getComputedStyle(part).contentVisibility === 'auto'
      return [...(globalThis.watched ?? []), ...[...document.querySelectorAll('*')].filter(isSkipped)].length
    })
    expect(parts).toBeLessThan(40)
  })
})

async function openMap() {
  // Also what the page watches for its links.
  const visitor = await visit({ loadsAhead: true, reducedMotion: 'reduce', ...phone })
  const { page } = visitor
  await page.addInitScript(noteWatched)
  await page.goto('/map')
  await hydrated(page)
  await untilMovable(page.locator('#plan'))
  return visitor
}

declare global {
  var watched: Element[] | undefined
}

/** Runs in the page: notes what its own scripts watch. */
function noteWatched() {
  const { observe } = IntersectionObserver.prototype
  const watched: Element[] = []
  globalThis.watched = watched
  IntersectionObserver.prototype.observe = function note(target) {
    watched.push(target)
    observe.call(this, target)
  }
}

/** How often the browser has calculated styles and layouts. */
async function workOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { styles: valueOf('RecalcStyleCount'), layouts: valueOf('LayoutCount') }
  }
}

/** Waits until a number stays the same for half a second: what the page does after its hydration is done. */
async function untilQuiet(read: () => Promise<number>) {
  let [before, since] = [await read(), performance.now()]
  await waitUntil('a page at rest', async () => {
    const now = await read()
    if (now !== before) [before, since] = [now, performance.now()]
    return performance.now() - since > 500
  })
}

async function open(options = {}) {
  const visitor = await visit({ reducedMotion: 'reduce', ...options })
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  await frame(visitor.page).scrollIntoViewIfNeeded()
  await untilMovable(frame(visitor.page))
  return visitor
}

function frame(page: Page) {
  return page.locator('[data-example="map-frame/a level that can be moved"]')
}

function viewOf(page: Page) {
  return shownPart(frame(page))
}

async function middleOf(page: Page) {
  const box = await boxOf(mapWindow(frame(page)))
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Fingers that lie on the screen from one call to the next; without any they are lifted. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  let isDown = false
  return async (...places: readonly (readonly [x: number, y: number])[]) => {
    const type = places.length === 0 ? 'touchEnd' : isDown ? 'touchMove' : 'touchStart'
    isDown = places.length > 0
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
