import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { untilMovable } from '../support/map-window.ts'
import { readMapLabels } from '../support/labels-of-map.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()

const languages = [
  { prefix: '', zoomIn: 'Zoom in' },
  { prefix: '/es', zoomIn: 'Acercar' },
] as const

/** Each with one of the levels, and the names that are read there at first, before one zooms. */
const windows = [
  { viewport: { width: 360, height: 640 }, level: 1, first: 15 },
  { viewport: { width: 390, height: 844 }, level: 2, first: 15 },
  { viewport: { width: 740, height: 360 }, level: 3, first: 6 },
  { viewport: { width: 740, height: 360 }, level: 1, first: 4 },
  { viewport: { width: 768, height: 1024 }, level: 1, first: 15 },
  { viewport: { width: 1280, height: 800 }, level: 2, first: 20 },
  { viewport: { width: 1440, height: 900 }, level: 3, first: 22 },
] as const

/** A twentieth is lost where the browser rounds the size of letters. */
const readable = { letters: 10.9, logo: 23.9 }

const presses = 5

describe.each(byTurns(languages))('the names on the map, under "$prefix"', ({ it, prefix, zoomIn }) => {
  it.each(windows)(
    'are readable, and clear of each other and of buttons, at every zoom: $viewport, level $level',
    async ({ viewport, level, first }) => {
      const { page, browserErrors } = await visit({ viewport, reducedMotion: 'reduce' })
      await page.goto(`${prefix}/map?level=${level}`)
      await hydrated(page)
      await untilMovable(page.locator('#plan'))
      const counts = [await expectReadable(page)]
      for (let press = 1; press <= presses; press += 1) {
        await page.getByRole('button', { name: zoomIn, exact: true }).click()
        counts.push(await expectReadable(page))
      }
      expect(counts[0]).toBeGreaterThanOrEqual(first)
      expect(browserErrors).toEqual([])
    },
  )

  it.each(windows)(
    'are readable without script too: $viewport, level $level',
    async ({ viewport, level }) => {
      const { page } = await visit({ viewport, ...withoutScript })
      for (const query of [`?level=${level}`, '?store=ixtle', '?from=stairs-north&to=origami-tuesday']) {
        await page.goto(`${prefix}/map${query}`)
        await expectReadable(page)
        expect((await page.evaluate(readMapLabels, '#plan svg')).cut).toEqual([])
      }
    },
  )
})

async function expectReadable(page: Page, drawing = '#plan svg'): Promise<number> {
  const { smallest, lowestLogo, count, overlaps, covered } = await page.evaluate(readMapLabels, drawing)
  expect(smallest).toBeGreaterThan(readable.letters)
  expect(lowestLogo).toBeGreaterThan(readable.logo)
  expect(overlaps).toEqual([])
  expect(covered).toEqual([])
  return count
}

it.each([
  { width: 360, names: 4 },
  { width: 1280, names: 12 },
])('are readable on the sheet to print, $width px', async ({ width, names }) => {
  const { page } = await visit({ viewport: { width, height: 900 } })
  await page.goto('/map/print')
  const counts: number[] = []
  for (const level of [1, 2, 3])
    counts.push(await expectReadable(page, `main section:nth-of-type(${level}) > svg`))
  expect(Math.max(...counts)).toBeGreaterThanOrEqual(names)
})

it('name a favorite and what is searched for at first sight, however small their units', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
  await page.goto('/map?level=1')
  await hydrated(page)
  const nameOf = (slug: string) => page.locator(`#plan svg a[href$="=${slug}"] text:visible`)
  expect(await nameOf('tick-and-mend').count()).toBe(0)
  await page.goto('/stores')
  await hydrated(page)
  await page.getByRole('button', { name: 'Save Tick & Mend to favorites' }).click()
  await page.getByRole('link', { name: 'Favorites: 1' }).waitFor()
  await page.goto('/map?level=1&filter=kiosko')
  await hydrated(page)
  await expect.poll(() => nameOf('tick-and-mend').count()).toBe(1)
  await expect.poll(() => nameOf('kiosko').count()).toBe(1)
  await expectReadable(page)
})

/** Windows and ways to a store; its name stands at its pin. */
const pinned = [
  { viewport: { width: 740, height: 360 }, path: '/map?store=ixtle', name: 'Ixtle' },
  { viewport: { width: 390, height: 844 }, path: '/map?store=tick-and-mend', name: 'Tick & Mend' },
  { viewport: { width: 360, height: 640 }, path: '/map?store=mcauleys', name: "McAuley's" },
  {
    viewport: { width: 1280, height: 800 },
    path: '/es/map?store=the-lightship-cinema',
    name: 'The Lightship Cinema',
  },
  {
    viewport: { width: 1280, height: 800 },
    path: '/map?from=boardwalk-door&to=thirteen-pearls',
    name: 'Thirteen Pearls',
  },
  {
    viewport: { width: 360, height: 640 },
    path: '/es/map?from=ferry-door&to=casa-jicara&level=2',
    name: 'Casa Jícara',
  },
] as const

it.each(pinned)(
  'names the chosen store and the end of a route clear of pin and route: $path in $viewport',
  async ({ viewport, path, name }) => {
    const { page } = await visit({ viewport, reducedMotion: 'reduce' })
    await page.goto(path)
    await hydrated(page)
    await untilMovable(page.locator('#plan'))
    // React writes more names after the map has moved, when it has time.
    await expect.poll(async () => (await page.evaluate(findCrossed)).shown).toContain(name)
    await expectReadable(page)
    expect((await page.evaluate(findCrossed)).crossed).toEqual([])
  },
)

/** All of a plan, and the way to its second stop. */
const stopsPlan = 'stops=s1.s2.s3.s40&visit=end%3Dnorth-slip'
const planned = [
  { viewport: { width: 360, height: 640 }, path: '/es/map?leg=0-0.1.2.3' },
  { viewport: { width: 740, height: 360 }, path: '/map?leg=0-0.1.2.3' },
  { viewport: { width: 1280, height: 800 }, path: '/map?leg=0-0.1.2.3' },
  { viewport: { width: 390, height: 844 }, path: '/map?leg=2-0.1.2.3&from=7-and-salt&to=abarrotes-la-marea' },
]

describe.each([{}, withoutScript])('the stops of a plan, with %j', (options) => {
  it.each(planned)('have their names clear of the pins: $path in $viewport', async ({ viewport, path }) => {
    const { page } = await visit({ viewport, reducedMotion: 'reduce', ...options })
    await page.goto(`${path}&${stopsPlan}`)
    if (!('javaScriptEnabled' in options)) await untilMovable(page.locator('#plan'))
    const all = ['7 & Salt', 'Abarrotes La Marea', 'Aizome Works']
    const names = path.includes('leg=2') ? all.slice(0, 2) : all
    await expect
      .poll(async () => (await page.evaluate(findCrossed)).shown)
      .toEqual(expect.arrayContaining(names))
    await expectReadable(page)
    const { crossed, stops } = await page.evaluate(findCrossed)
    expect(stops).toBeGreaterThan(0)
    expect(crossed).toEqual([])
  })
})

/** Plans of ten stops: nearly all on one side of a level, all over a level, and by turns on two levels. */
const fullPlans = [
  { stops: 's1.s97.s120.s6.s37.s7.s99.s8.s30.s102', viewport: { width: 360, height: 640 }, names: 3 },
  { stops: 's1.s6.s19.s36.s90.s9.s54.s46.s22.s3', viewport: { width: 360, height: 640 }, names: 3 },
  { stops: 's1.s97.s120.s6.s37.s7.s99.s8.s30.s102', viewport: { width: 390, height: 844 }, names: 4 },
  { stops: 's1.s17.s97.s11.s6.s47.s37.s18.s99.s80', viewport: { width: 360, height: 640 }, names: 3 },
  { stops: 's1.s6.s19.s36.s90.s9.s54.s46.s22.s3', viewport: { width: 740, height: 360 }, names: 4 },
  { stops: 's1.s97.s120.s6.s37.s7.s99.s8.s30.s102', viewport: { width: 1280, height: 800 }, names: 9 },
]

describe.each([{}, withoutScript])('the ten stops of a plan, with %j', (options) => {
  it.each(fullPlans)(
    'each have a number of their own, and names that are clear of them: $stops in $viewport',
    async ({ stops, viewport, names }) => {
      const hasScript = !('javaScriptEnabled' in options)
      const { page } = await visit({ viewport, reducedMotion: 'reduce', ...options })
      await page.goto(`/map?leg=0-0.1.2.3.4.5.6.7.8.9&stops=${stops}&visit=end%3Dnorth-slip`)
      if (hasScript) await untilMovable(page.locator('#plan'))
      const written = page.locator('#plan svg [class*="_atPin"] text:visible')
      await expect.poll(() => written.count()).toBeGreaterThanOrEqual(names)
      await expectReadable(page)
      for (const press of hasScript ? ['', 'Zoom in', 'Zoom in', 'Turn north up'] : ['']) {
        if (press) await page.getByRole('button', { name: press, exact: true }).click()
        expect((await page.evaluate(readMapLabels, '#plan svg')).overlaps).toEqual([])
        expect(await page.evaluate(findTouchingPins)).toEqual([])
      }
      for (const level of await page.locator('#plan nav a').all()) {
        const { x, width } = await boxOf(level)
        expect(x + width).toBeLessThanOrEqual(viewport.width)
      }
    },
  )
})

/** Runs in the page: pairs of pins on the plan whose heads overlap. */
function findTouchingPins(): string[] {
  const pins = [...document.querySelectorAll('#plan svg [class*="_pin_"]')].map((pin) => ({
    number: pin.querySelector('text')?.textContent,
    box: pin.querySelector('path')?.getBoundingClientRect() ?? new DOMRect(),
  }))
  return pins.flatMap((one, index) =>
    pins.slice(index + 1).flatMap((other) => {
      const across = Math.abs(one.box.x + one.box.width / 2 - other.box.x - other.box.width / 2)
      const down = Math.abs(one.box.top - other.box.top)
      const need = (one.box.width + other.box.width) / 2
      return Math.hypot(across, down) < need ? [`${one.number} × ${other.number}`] : []
    }),
  )
}

/** Runs in the page: the names of the plan, and those under a pin or a route. */
function findCrossed() {
  const texts = [...document.querySelectorAll('#plan svg text:not([class*=_pin] > text)')].filter(
    (text) => text.getBoundingClientRect().width > 0 && Number(getComputedStyle(text).opacity) > 0,
  )
  const pins = [...document.querySelectorAll('#plan svg [class*=_pin] > path')].map((pin) =>
    pin.getBoundingClientRect(),
  )
  const points = [...document.querySelectorAll<SVGPathElement>('#plan svg path[class*=_routeEdge]')].flatMap(
    (line) => {
      const length = line.getTotalLength()
      return Array.from({ length: 400 }, (_, index) =>
        line.getPointAtLength((index * length) / 400).matrixTransform(line.getScreenCTM() ?? undefined),
      )
    },
  )
  const crossed = texts.filter((text) => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect()
    // The empty space above and below the letters may be crossed.
    const [upper, lower] = [top + height * 0.2, bottom - height * 0.2]
    const isUnderPin = pins.some(
      (pin) => pin.left < right && left < pin.right && pin.top < lower && upper < pin.bottom,
    )
    return isUnderPin || points.some(({ x, y }) => x > left && x < right && y > upper && y < lower)
  })
  const nameOf = ({ textContent }: Element) => textContent
  return { shown: texts.map(nameOf), crossed: crossed.map(nameOf), stops: pins.length }
}

it('stay as the server sent them until the map is moved, and more are written when one zooms', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })
  await page.goto('/map?level=1')
  await hydrated(page)
  const drawing = page.locator('#plan svg[role=group]')
  const written = () => drawing.locator('text').count()
  const served = { box: await drawing.getAttribute('viewBox'), texts: await written() }
  await untilMovable(page.locator('#plan'))
  expect({ box: await drawing.getAttribute('viewBox'), texts: await written() }).toEqual(served)
  const name = page.locator('#plan svg a[href$="=tick-and-mend"] text')
  expect(await name.count()).toBe(0)
  for (let press = 0; press <= presses; press += 1)
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => name.count()).toBeGreaterThan(0)
  expect(await written()).toBeGreaterThan(served.texts)
})

it('shows the kinds of stores without a name by symbols, which give way to names', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await page.goto('/map?level=1')
  await hydrated(page)
  await untilMovable(page.locator('#plan'))
  const shown = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('#plan svg [data-room]')].filter(
          (line) => line.checkVisibility() && Number.parseFloat(getComputedStyle(line).strokeWidth) > 0,
        ).length,
    )
  expect(await shown()).toBeGreaterThan(10)
  for (let press = 1; press <= presses; press += 1)
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(shown).toBeLessThan(5)
})

it('shows the building with its shops first, not the car parks around it', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } })
  await page.goto('/map')
  await hydrated(page)
  const share = await page.evaluate(() => {
    const units = [...document.querySelectorAll('#plan svg a > path')].map((unit) =>
      unit.getBoundingClientRect(),
    )
    const plan = document.querySelector('#plan svg')?.getBoundingClientRect() ?? new DOMRect()
    const [left, right] = [
      Math.min(...units.map((unit) => unit.left)),
      Math.max(...units.map((unit) => unit.right)),
    ]
    return { share: (right - left) / plan.width, isWithin: left >= plan.left && right <= plan.right }
  })
  expect(share.isWithin).toBe(true)
  expect(share.share).toBeGreaterThan(0.85)
})
