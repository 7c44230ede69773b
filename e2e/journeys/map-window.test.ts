import { createMapPlaces } from '@promenade/domain/map/map-places'
import { distanceBetween } from '@promenade/domain/map/plane'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { readArchive, storesOf } from '../../demo/map/read-archive.ts'
import { casesOf } from '../support/audit.ts'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { mapWindow, shownPart, untilMovable } from '../support/map-window.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()
const still = { reducedMotion: 'reduce' as const }
const route = '/map?from=ferry-door&to=casa-jicara'

describe('the plan is the page', () => {
  it.each([
    { viewport: { width: 360, height: 640 }, path: '/map', share: 0.6 },
    { viewport: { width: 390, height: 844 }, path: '/es/map', share: 0.6 },
    { viewport: { width: 360, height: 640 }, path: `${route}&step=2`, share: 0.45 },
    { viewport: { width: 390, height: 844 }, path: `/es${route}&step=2`, share: 0.45 },
    { viewport: { width: 768, height: 1024 }, path: '/map', share: 0.6 },
    { viewport: { width: 740, height: 360 }, path: '/map', share: 0.6 },
    { viewport: { width: 740, height: 360 }, path: `/es${route}&step=2`, share: 0.6 },
    // A page at 400 %, and a phone with its keyboard.
    { viewport: { width: 320, height: 256 }, path: '/map', share: 0.6 },
    { viewport: { width: 360, height: 460 }, path: `/es${route}&step=2`, share: 0.3 },
  ])('on a phone: $share of the window of $viewport, $path', async ({ viewport, path, share }) => {
    const { page } = await visit({ ...still, viewport, hasTouch: true, isMobile: true })
    await page.goto(path)
    await hydrated(page)
    expect((await boxOf(plan(page))).height).toBeGreaterThanOrEqual(share * viewport.height)
  })

  it.each([
    { prefix: '', start: 'Start', onward: 'Next' },
    { prefix: '/es', start: 'Empezar', onward: 'Siguiente' },
  ])(
    'has the step that one starts, or opens, in the window with text twice as large, under "$prefix"',
    async (words) => {
      const viewport = { width: 390, height: 844 }
      const { page } = await visit({ ...still, viewport, hasTouch: true, isMobile: true })
      await page.addInitScript(() =>
        document.addEventListener(
          'readystatechange',
          () => (document.documentElement.style.fontSize = '200%'),
        ),
      )
      for (const step of ['', '&step=2']) {
        await page.goto(words.prefix + route + step)
        await hydrated(page)
        if (!step) await page.getByRole('link', { name: words.start, exact: true }).click()
        const next = await boxOf(page.getByRole('link', { name: words.onward, exact: true }))
        const [map, sheet] = [await boxOf(plan(page)), await boxOf(page.locator('[data-sheet]'))]
        expect(map.y).toBeGreaterThanOrEqual(0)
        expect(next.y).toBeGreaterThan(sheet.y)
        for (const { y, height } of [sheet, next]) expect(y + height).toBeLessThanOrEqual(viewport.height + 1)
      }
    },
  )

  it.each([
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ])(
    'on a wide screen: as high as what the header leaves, with a panel that folds away, %o',
    async (viewport) => {
      const { page, browserErrors } = await visit({ ...still, viewport })
      await page.goto('/map')
      await hydrated(page)
      const box = await boxOf(plan(page))
      expect(box.y + box.height).toBe(viewport.height)
      expect(box.x).toBe(0)
      const corner = await plan(page).evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).borderRadius,
      )
      expect(corner).toBe('0px')
      const list = page.getByRole('heading', { name: 'Select a Store' })
      expect((await boxOf(list)).x).toBeGreaterThan(box.width)
      const fold = page.getByRole('button', { name: 'List and directions' })
      await fold.press('Enter')
      await list.waitFor({ state: 'hidden' })
      expect((await boxOf(plan(page))).width).toBeGreaterThan(viewport.width - 60)
      expect(await fold.getAttribute('aria-expanded')).toBe('false')
      await fold.press('Enter')
      await list.waitFor()
      expect(browserErrors).toEqual([])
    },
  )

  it.each([
    { width: 360, height: 640 },
    { width: 740, height: 360 },
    { width: 1280, height: 800 },
  ])('ends with the footer, %o', async (viewport) => {
    const { page } = await visit({ ...still, viewport })
    await page.goto('/map')
    await hydrated(page)
    await untilMovable(page.locator('#plan'))
    const footer = await boxOf(page.locator('body').getByRole('contentinfo'))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBe(Math.round(footer.y + footer.height))
  })

  it.each([still, withoutScript])('shows the chosen one of twelve levels, %j', async (options) => {
    const { page } = await visit({ ...options, viewport: { width: 390, height: 844 } })
    await page.goto('/map?level=1')
    const row = page.locator('#plan nav ul')
    await row.evaluate((levels) => {
      const others = Array.from({ length: 9 }, () => levels.lastElementChild?.cloneNode(true) ?? '')
      levels.prepend(...others.slice(0, 5))
      levels.append(...others.slice(5))
    })
    for (const place of [0, 250, 2000]) {
      await row.evaluate((levels, left) => levels.scrollTo(left, 0), place)
      const [box, chosen] = [await boxOf(row), await boxOf(row.locator('[aria-current]'))]
      expect(chosen.x).toBeGreaterThanOrEqual(box.x)
      expect(chosen.x + chosen.width).toBeLessThanOrEqual(box.x + box.width + 1)
    }
  })

  it('zooms by the wheel alone, and is moved by a trackpad', async () => {
    const { page } = await visit({ ...still, viewport: { width: 1280, height: 800 } })
    await page.goto('/map')
    await hydrated(page)
    await untilMovable(page.locator('#plan'))
    const box = await boxOf(plan(page))
    const before = await widthShown(page)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => widthShown(page)).toBeLessThan(before / 1.5)
    const left = await leftShown(page)
    await page.mouse.wheel(200, 0)
    await expect.poll(() => leftShown(page)).toBeGreaterThan(left)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  it('turns to the direction of a followed step', async () => {
    const { page } = await visit({ ...still, viewport: { width: 360, height: 640 }, hasTouch: true })
    await page.goto(`${route}&step=2`)
    await hydrated(page)
    const [start, end] = [
      page.locator('#plan svg [class*="_stepStart"]'),
      page.locator('#plan svg [class*="_change"]').first(),
    ]
    await expect.poll(async () => (await boxOf(start)).y - (await boxOf(end)).y).toBeGreaterThan(80)
  })
})

const goals = ['ixtle', 'underhill-market', 'kelpwick', 'origami-tuesday', 'the-salt-ledger', 'xanthe']

/** In `npm run audit` a hundred more between random places of the mall, always the same ones. */
const routes = casesOf(
  [
    ...goals.map((to) => ({ from: 'ferry-door', to })),
    // A pin on its point would hide the last turn of these.
    { from: 'fathom-denim', to: 'wick-and-wharf' },
    { from: 'static-and-sons', to: 'men-3-2' },
  ],
  randomRoutes(100),
)

const phone = { hasTouch: true, isMobile: true }
const desktop = { hasTouch: false, isMobile: false }
const screens = casesOf(
  [
    { ...phone, viewport: { width: 360, height: 640 } },
    { ...phone, viewport: { width: 740, height: 360 } },
    { ...desktop, viewport: { width: 1280, height: 800 } },
  ],
  [
    { ...phone, viewport: { width: 390, height: 844 } },
    { ...desktop, viewport: { width: 1440, height: 900 } },
  ],
)

// Each route on one of the screens, by turns; in `npm run audit` on all.
describe('a route is framed clear of what lies over the plan', () => {
  it.each(screens.map((screen, turn) => ({ ...screen, turn })))(
    'with its start, its turns, its end and its changes of level, $viewport',
    async ({ turn, ...screen }) => {
      const { page } = await visit({ ...still, ...screen })
      for (const [index, { from, to }] of routes.entries()) {
        if (!inject('isAudit') && index % screens.length !== turn) continue
        await page.goto(`${index % 2 === 0 ? '' : '/es'}/map?from=${from}&to=${to}`)
        await hydrated(page)
        await boxOf(page.locator('#plan svg [class*="_start"]'))
        // It is framed once its window has been measured.
        await expect.poll(() => page.evaluate(findCoveredMarks), { message: `${from} → ${to}` }).toEqual([])
      }
    },
  )
})

/** Routes of 10 m and more. */
function randomRoutes(count: number): { from: string; to: string }[] {
  const map = readArchive()
  const { all } = createMapPlaces(map, storesOf(map))
  const random = seededRandom(7)
  const found: { from: string; to: string }[] = []
  while (found.length < count) {
    const [from, to] = [0, 0].map(() => all[Math.floor(random() * all.length)])
    if (!from || !to || (from.levelId === to.levelId && distanceBetween(from.at, to.at) < 10)) continue
    found.push({ from: from.slug, to: to.slug })
  }
  return found
}

/** Runs in the page: marks and turns of the route that are outside the plan, or under a button, the levels, the sheet or a pin's head. */
function findCoveredMarks(): string[] {
  const middleOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const marks = document.querySelectorAll(
    '#plan svg :is([class*="_start"], [class*="_pin"], [class*="_change"])',
  )
  const covers = [...document.querySelectorAll('[data-over-map], [data-sheet]')].map((element) =>
    element.getBoundingClientRect(),
  )
  const plan = document.querySelector('#plan [data-page]')?.getBoundingClientRect() ?? new DOMRect()
  const isIn = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const isUnderCover = (at: { x: number; y: number }) =>
    covers.some((box) => isIn(at, box)) || !isIn(at, plan)
  // A pin is as wide as its head, which is round.
  const heads = [...document.querySelectorAll('#plan svg [class*="_pin"] path')].map((pin) => {
    const { x, y, width } = pin.getBoundingClientRect()
    return { x: x + width / 2, y: y + width / 2, radius: width / 2 }
  })
  const isUnderPin = (at: { x: number; y: number }) =>
    heads.some(({ x, y, radius }) => Math.hypot(at.x - x, at.y - y) < radius)
  const covered = [...marks].flatMap((mark) => {
    const at = middleOf(mark)
    const isPin = mark.matches('[class*="_pin"]')
    return isUnderCover(at) || (!isPin && isUnderPin(at))
      ? [`${mark.getAttribute('class')} at ${Math.round(at.x)}, ${Math.round(at.y)}`]
      : []
  })
  const line = document.querySelector<SVGPathElement>('#plan svg [class*="_routeEdge"]')
  const toScreen = line?.getScreenCTM()
  if (!line || !toScreen) return ['no route']
  const hidden = turnsOf(line).flatMap((turn) => {
    const at = turn.matrixTransform(toScreen)
    return isUnderPin(at) || isUnderCover(at) ? [`turn at ${Math.round(at.x)}, ${Math.round(at.y)}`] : []
  })
  return [...covered, ...hidden]

  /** Where the line changes its direction by 25° or more. */
  function turnsOf(path: SVGPathElement): DOMPoint[] {
    const points: DOMPoint[] = []
    const found: DOMPoint[] = []
    for (const [, command = '', numbers = ''] of (path.getAttribute('d') ?? '').matchAll(
      /([Mhvl])([^Mhvl]*)/g,
    )) {
      const values = [...numbers.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
      const size = command === 'h' || command === 'v' ? 1 : 2
      for (let at = 0; at < values.length; at += size) {
        const [first = 0, second = 0] = values.slice(at, at + size)
        const { x, y } = points.at(-1) ?? new DOMPoint()
        if (command === 'M') points.splice(0, Infinity, new DOMPoint(first, second))
        else
          points.push(new DOMPoint(x + (command === 'v' ? 0 : first), y + (command === 'v' ? first : second)))
        const [a, b, c] = points.slice(-3)
        if (!a || !b || !c) continue
        const degrees =
          ((Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)) * 180) / Math.PI
        if (Math.abs(degrees - 360 * Math.round(degrees / 360)) >= 25) found.push(b)
      }
    }
    return found
  }
}

function plan(page: Page) {
  return mapWindow(page.locator('#plan'))
}

async function widthShown(page: Page) {
  return (await shownPart(page.locator('#plan'))).width
}

async function leftShown(page: Page) {
  return (await shownPart(page.locator('#plan'))).x
}
