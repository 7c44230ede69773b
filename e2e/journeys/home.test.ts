import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { arrived } from '../support/measure.ts'
import { attributeOf, linksIn, partOf, readPage } from '../support/read-page.ts'

const visit = useBrowser({ loadsAhead: true })

describe('the home page', () => {
  it.each([
    { path: '/', words: /Open Now Until|Closed/ },
    { path: '/es', words: /Abierto ahora|Cerrado|Hoy cerrado/ },
  ])('answers whether the mall is open on the first screen of a phone: $path', async ({ path, words }) => {
    const { page } = await visit({ ...phone, ...withoutScript })
    await page.goto(path)
    await arrived(page)
    const status = page.locator('main [data-state]').first()
    expect(await status.textContent()).toMatch(words)
    const bottom = await status.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThan(740)
  })

  it('lists what is on this week with day, time and place', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/')
    const events = page.locator('section[aria-labelledby="this-week"] > ul > li')
    const texts = await events.allTextContents()
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts)
      expect(text).toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d to [A-Z]|Ongoing/)
    expect(texts.filter((text) => /\d (?:a|p)\.m\./.test(text))).not.toEqual([])
    expect(await events.first().locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('links to existing pages only', async () => {
    const links = linksIn((await readPage('/')).html).map(({ href }) => href)
    const own = new Set(links.filter((href) => href.startsWith('/')))
    expect(own.size).toBeGreaterThan(30)
    const responses = await Promise.all(
      [...own].map(async (href) => [href, (await readPage(href)).status] as const),
    )
    expect(responses.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe('the carousel', () => {
  it('plays automatically, and can be paused', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/')
    await hydrated(page)
    const pause = page.getByRole('button', { name: 'Pause' })
    await pause.click()
    await page.getByRole('button', { name: 'Play' }).waitFor()
    const strip = page.getByRole('list', { name: 'Highlights' })
    const place = () => strip.evaluate((list) => Math.round(list.scrollLeft))
    await page.clock.runFor(2_000)
    const paused = await place()
    await page.clock.runFor(30_000)
    expect(await place()).toBe(paused)
    await page.getByRole('button', { name: 'Play' }).click()
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.mouse.move(5, 5)
    await page.clock.runFor(8_000)
    await expect.poll(place).not.toBe(paused)
  })

  it('does not play with reduced motion', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Play' }).waitFor()
  })

  it('goes to the next slide by its button', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' })
    await page.goto('/')
    await hydrated(page)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await page.getByText(/^2 \/ \d$/).waitFor()
  })
})

describe('the feed', () => {
  it.each([
    { path: '/', title: 'Lately, around here' },
    { path: '/es', title: 'Lo último por aquí' },
  ])('shows six feed items with picture, source and day: $path', async (words) => {
    const { page } = await visit(withoutScript)
    await page.goto(words.path)
    const items = page.getByRole('region', { name: words.title }).getByRole('listitem')
    expect(await items.count()).toBe(6)
    for (const item of await items.all()) {
      expect(await item.locator('img[alt]').count()).toBe(1)
      expect(await item.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('opens a picture of a gallery where the gallery is', async () => {
    const { page } = await visit()
    await page.goto('/')
    await hydrated(page)
    const feed = page.getByRole('region', { name: 'Lately, around here' })
    await feed.getByRole('listitem').filter({ hasText: 'Pictures' }).first().getByRole('link').click()
    await page.waitForURL(/\/(?:pages|stores)\/[^#]+#gallery-/)
    await page.locator('dialog').filter({ visible: true }).waitFor()
  })
})

describe('the header', () => {
  it('is scrolled as soon as the page is', async () => {
    const { page } = await visit()
    await page.goto('/')
    await hydrated(page)
    const header = page.locator('body > header')
    expect(await header.getAttribute('data-scrolled')).toBeNull()
    await page.mouse.wheel(0, 300)
    await page.locator('body > header[data-scrolled]').waitFor()
  })

  it('names the owner of the mall in a new tab', async () => {
    const header = partOf((await readPage('/')).html, 'header')
    const owner = /<a\b[^>]* target="_blank"[^>]*>/.exec(header)?.[0] ?? ''
    expect(attributeOf(owner, 'href')).toBe('https://northstay-harbour.example')
    expect(attributeOf(owner, 'rel')).toBe('noopener')
  })
})

describe('the progress bar', () => {
  it('is shown on slow navigations only, 5 px high', async () => {
    const { page } = await visit()
    await page.goto('/')
    await hydrated(page)
    const bar = page.locator('[data-phase]')
    await page.route('**/hours.data*', async (route) => {
      await bar.and(page.locator('[data-phase="running"]')).waitFor()
      await route.continue()
    })
    await page.locator('main a[href="/hours"]').click()
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    await page.locator('[data-phase="hidden"]').waitFor({ state: 'attached' })
    expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe('5px')
  })
})
