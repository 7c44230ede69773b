import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { useBrowser, withoutScript } from '../support/browser.ts'
import { nextYearly } from '../support/clock/days.ts'
import { boxOf } from '../support/measure.ts'

const visit = useBrowser()

/** Printed pages, and their sheets of letter paper. */
const sheets = [
  { path: '/hours', most: 1 },
  { path: '/es/hours', most: 1 },
  { path: `/hours?date=${nextYearly('01-01')}`, most: 2 },
  { path: '/stores/ixtle', most: 1 },
  { path: '/es/stores/ixtle', most: 1 },
  { path: '/promotions/fogbound-two-off-a-bag', most: 1 },
  { path: '/es/promotions/fogbound-two-off-a-bag', most: 1 },
  { path: '/events-and-news/roof-rink', most: 1 },
  { path: '/es/events-and-news/boardwalk-night-market', most: 1 },
]

describe('on paper', () => {
  it.each(sheets)('$path takes no more than $most sheet', async ({ path, most }) => {
    const { page } = await visit()
    await page.goto(path, { waitUntil: 'load' })
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const paper = await page.pdf({ format: 'Letter', margin })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(most)
  })

  it.each([
    { path: '/map/print', sheets: 1 },
    { path: '/es/map/print?paper=a4', sheets: 1 },
    { path: '/map/boards', sheets: 10 },
    { path: '/es/map/boards?paper=a4', sheets: 10 },
    { path: '/map/print?stops=s1.s2.s3.s40&visit=end%3Dnorth-slip&leg=0-0.1.2.3', sheets: 1 },
    { path: '/map', sheets: 1 },
    // A level on each.
    { path: '/map?from=ferry-door&to=casa-jicara', sheets: 2 },
  ])('$path fills $sheets of the chosen size', async ({ path, sheets: count }) => {
    const { page } = await visit()
    await page.goto(path, { waitUntil: 'load' })
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(count)
    const height = path.includes('a4')
      ? /\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/
      : /\/MediaBox\s*\[0 0 612 792/
    expect(paper).toMatch(height)
  })

  it.each(['/favorites', '/es/favorites'])(
    '%s has 25 items on one sheet, with places and hours',
    async (path) => {
      const { page } = await visit()
      // None of them is over within a week.
      const stores = Array.from({ length: 18 }, (_, at) => `s${at + 1}`)
      const value = [...stores, 'p7', 'p9', 'p10', 'p12', 'e1', 'e6', 'e10'].join('.')
      await page.context().addCookies([{ name: 'favorites', value, url: inject('siteUrl') }])
      await page.goto(path, { waitUntil: 'load' })
      const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
      const paper = (await page.pdf({ format: 'Letter', margin })).toString('latin1')
      expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
      await page.emulateMedia({ media: 'print' })
      const printed = page.locator('main').getByRole('listitem').filter({ visible: true })
      expect(await printed.count()).toBe(25)
      const boots = printed.filter({ hasText: 'Bollard Boots' }).first().locator('span').first()
      const hours = (await boots.innerText()).toLowerCase()
      await page.getByRole('img', { name: /Code|Código/ }).waitFor()
      await page.goto(path.replace('favorites', 'stores/bollard-boots'))
      const today = page.locator('tr[data-today] td').first()
      expect((await today.innerText()).toLowerCase()).toContain(hours)
      expect(hours).toMatch(/\w/)
    },
  )

  it('says which level the map shows, with all names, and where the others are', async () => {
    const { page } = await visit()
    await page.goto('/map?level=2')
    await page.emulateMedia({ media: 'print' })
    const title = await page.locator('#plan').evaluate((plan) => getComputedStyle(plan, '::before').content)
    expect(title).toBe('"Plan of Level 2"')
    await page.locator('main a[href$="/map/print"]').waitFor()
    expect(await page.getByRole('heading', { name: 'Get there' }).isVisible()).toBe(false)
    const cut = await page.locator('#plan svg[role=group]').evaluate((drawing) => {
      const sheet = drawing.getBoundingClientRect()
      const boxes = [...drawing.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      return boxes.filter(({ width, top, bottom }) => width > 0 && (top < sheet.top || bottom > sheet.bottom))
        .length
    })
    expect(cut).toBe(0)
  })

  it.each([
    {
      path: '/map?from=ferry-door&to=casa-jicara',
      options: {},
      levels: ['Plan of Level 1', 'Plan of Level 2'],
    },
    {
      path: '/es/map?from=ferry-door&to=casa-jicara&level=2',
      options: withoutScript,
      levels: ['Plano del nivel 2', 'Plano del nivel 1'],
    },
    {
      path: '/map?stops=s1.s40.s60&visit=&leg=0-0.1.2',
      options: {},
      levels: ['Plan of Level 1', 'Plan of Level 2', 'Plan of Level 3'],
    },
  ])('$path has each level of the way, with its name', async ({ path, options, levels }) => {
    const { page } = await visit(options)
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const printed = page.locator('main section', { has: page.locator('> svg, > div svg[role=group]') })
    const names = await printed.evaluateAll((sections) =>
      sections
        .filter((section) => section.checkVisibility() && section.querySelector('svg path[class*="_route"]'))
        .map((section) => getComputedStyle(section, '::before').content.slice(1, -1)),
    )
    expect(names).toEqual(levels)
    expect(await page.locator('#quiet').isVisible()).toBe(false)
  })

  it.each([
    '/blogs/seven-folds',
    '/es/events-and-news/roof-rink',
    '/promotions/fogbound-two-off-a-bag',
    '/stores/ixtle',
  ])('%s keeps the pictures of its text whole, with their captions', async (path) => {
    const { page } = await visit()
    const sizes = [
      [1600, 1200],
      [900, 1600],
      [3000, 300],
    ] as const
    const figures = sizes.map(
      ([width, height]) =>
        `<figure><img src="/text.jpg?${height}" alt="" width="${width}" height="${height}" loading="lazy">` +
        `<figcaption>A caption</figcaption></figure><p>${'Words after it. '.repeat(50)}</p>`,
    )
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        await route.fulfill({
          response,
          body: html.replace(/prose[^>]*>[^]*?<\/p>/, `$&${figures.join('')}`),
        })
      },
    )
    await page.route('/text.jpg?*', async (route) => {
      const height = Number(new URL(route.request().url()).search.slice(1))
      const [width = 0] = sizes.find((size) => size[1] === height) ?? []
      const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } })
      await route.fulfill({ body: await picture.jpeg().toBuffer() })
    })
    await page.goto(path, { waitUntil: 'load' })
    await page.emulateMedia({ media: 'print' })
    // A printing browser loads what is off the screen.
    await page.pdf({ format: 'A4' })
    const printed = page.locator('figure:has([src^="/text.jpg"])')
    expect(await printed.count()).toBe(3)
    const loaded = printed.locator('img')
    await expect
      .poll(() => loaded.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0)))
      .toBe(true)
    // A4 without its margins.
    await page.setViewportSize({ width: 718, height: 1047 })
    const sheet = await boxOf(page.locator('main'))
    for (const figure of await printed.all()) {
      const box = await boxOf(figure)
      expect(box.height).toBeLessThan(1047)
      expect(box.x + box.width).toBeLessThanOrEqual(sheet.x + sheet.width)
    }
    const breaks = await printed.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
    expect(new Set(breaks)).toEqual(new Set(['avoid']))
  })

  it('omits outdated parts', async () => {
    const { page } = await visit()
    await page.emulateMedia({ media: 'print' })
    await page.goto('/hours')
    expect(await page.locator('main').innerText()).not.toMatch(/Open Now|Closed -|Check/)
    expect(await page.locator('main').innerText()).toMatch(/Monday[\s\S]*Holiday hours/)
  })
})
