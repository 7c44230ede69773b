import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { hydrated, useBrowser, withoutScript } from '../support/browser.ts'
import { arrived, boxOf } from '../support/measure.ts'
import { findCutOff } from '../support/cut-off.ts'
import { forwardRequest } from '../support/forward-request.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { noteShifts } from '../support/note-shifts.ts'

const visit = useBrowser()

const widths = [320, 360, 375, 414, 480, 767, 768, 769, 900, 992, 1024, 1199, 1280, 1920]

const languages = [
  {
    path: '/jobs',
    open: 'Open Now Until 10:30 p.m.',
    closed: 'Closed - Opens Wednesday, September 23 at 10:30 a.m.',
  },
  {
    path: '/es/jobs',
    open: 'Abierto ahora hasta las 22:30',
    closed: 'Cerrado - Abre el miércoles 23 de septiembre a las 10:30',
  },
]

/** Text spaced as WCAG 1.4.12 says. */
const spaced =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

describe.each(languages)('the header of $path', ({ path, open, closed }) => {
  it('has a status line and one row at every width, with any status', async () => {
    const { page } = await visit({ ...withoutScript, viewport: { width: 1280, height: 800 } })
    await page.goto(path)
    await arrived(page)
    const rows = []
    for (const text of [undefined, open, closed]) {
      if (text !== undefined) await page.evaluate(setStatus, text)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        rows.push({ text, width, ...(await page.evaluate(readHeader)) })
      }
    }
    expect(rows.filter(({ count, outside }) => count !== 2 || outside.length > 0)).toEqual([])
  })

  it.each([
    { width: 320, css: '' },
    { width: 360, css: spaced },
    { width: 640, css: 'html { font-size: 200% }' },
  ])('cuts off no part of the status that the mall is open: $width px, $css', async ({ width, css }) => {
    const { page } = await visit({ ...withoutScript, viewport: { width, height: 800 } })
    await page.goto(path)
    await arrived(page)
    await page.evaluate(setStatus, open)
    await page.evaluate(addStyles, css)
    expect(await page.evaluate(findCutOff)).toEqual([])
  })

  it('is painted whole, however slowly it comes', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 640 } })
    await page.addInitScript(noteShifts)
    await page.goto((await startSlowNetwork()) + path)
    await page.locator('footer').waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined()
  })

  it('leaves the content of a phone to begin within 130 px, with the alert', async () => {
    const { page } = await visit({ ...withoutScript, viewport: { width: 360, height: 640 } })
    await page.goto(path)
    expect(await page.locator('body > aside').isVisible()).toBe(true)
    expect((await boxOf(page.locator('main'))).y).toBeLessThanOrEqual(130)
  })
})

describe('the header', () => {
  it.each([1, 2, 3])('scrolls at %i px, and the page does not', async (offset) => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 } })
    await page.goto('/jobs')
    await hydrated(page)
    await page.mouse.wheel(0, offset)
    await page.locator('body > header[data-scrolled]').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
    await frames(page)
    expect(await page.evaluate(() => scrollY)).toBe(offset)
  })

  it.each([
    { how: 'a short window', height: 400, size: '100%', isStuck: false },
    { how: 'large text', height: 640, size: '200%', isStuck: false },
    { how: 'any other window', height: 640, size: '100%', isStuck: true },
  ])('stays at the top of $how: $isStuck', async ({ height, size, isStuck }) => {
    const { page } = await visit({ viewport: { width: 360, height } })
    await page.goto('/jobs')
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
    await page.evaluate(() => scrollTo(0, 1000))
    const bottom = await page.evaluate(
      () => document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0,
    )
    expect(bottom > 0).toBe(isStuck)
  })
})

/** Runs in the page: the number of rows of controls in the header, and those outside the window. */
function readHeader() {
  const links = [...document.querySelectorAll('body > header :is(a, button, summary)')].filter((link) =>
    link.checkVisibility({ visibilityProperty: true }),
  )
  const boxes = links.map((link) => link.getBoundingClientRect()).filter(({ height }) => height > 0)
  // Controls of one row have nearly the same vertical position.
  const rows = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2 / 12)))
  const outside = boxes.filter(({ left, right }) => left < 0 || right > innerWidth).map(({ right }) => right)
  const names = document.querySelector('body > header > :last-child > a')?.getClientRects()
  return { count: rows.size, outside, sign: names?.length }
}

/** Runs in the page. */
function setStatus(text: string) {
  const line = document.querySelector('body > header [data-state] > :last-child')
  const [first, hyphen, second] = line?.children ?? []
  const [state, opening] = text.split(' - ')
  if (first && hyphen && second) {
    first.textContent = state ?? ''
    second.textContent = opening ?? ''
  } else if (line) line.textContent = text
}

/** Runs in the page. */
function addStyles(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

function frames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
}

/** Serves the site over a network that delivers the links of a header one by one. Returns its origin. */
async function startSlowNetwork(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document')
      return forwardRequest(request, response, inject('siteUrl'))
    void deliverSlowly(request.url ?? '/', response)
  })
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listenLocally(server)}`
}

async function deliverSlowly(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(inject('siteUrl') + path)
  const [before = '', header = '', after = ''] = (await answer.text()).split(/(<header.*<\/header>)/s)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
  for (const part of [before, ...header.split(/(?<=<\/a>)/), after]) {
    response.write(part)
    await setTimeout(40)
  }
  response.end()
}
