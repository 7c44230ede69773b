import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrated, useBrowser, useVisitor, withoutScript } from '../support/browser.ts'
import { arrived, boxOf } from '../support/measure.ts'

const visit = useBrowser()
const small = { viewport: { width: 360, height: 640 }, hasTouch: true }
const laptop = { viewport: { width: 1280, height: 800 } }

/** The lowest place, in pixels from the top of the page, at which the thing that a visitor comes for may begin. */
const places: readonly (readonly [
  what: string,
  path: string,
  find: (page: Page) => Locator,
  maxTop: number,
])[] = [
  ['opening state', '/', (page) => page.locator('header [data-state]'), 60],
  ['first store', '/stores', (page) => page.locator('#letter-A > ul > li'), 640],
  ['store search', '/stores', (page) => page.getByRole('searchbox'), 400],
  ['first offer', '/promotions', (page) => page.locator('main section article, main section li'), 640],
  ['first event', '/events-and-news', (page) => page.locator('main [aria-labelledby^="month-"] li'), 640],
  ['question for a date', '/hours', (page) => page.locator('input[type="date"]'), 640],
  ['opening state of a store', '/stores/ixtle', (page) => page.locator('main [data-state]'), 500],
  ['directions to a store', '/stores/ixtle', (page) => page.locator('main a[href*="/map?to="]'), 500],
  ['call to a store', '/stores/ixtle', (page) => page.locator('main a[href^="tel:"]'), 500],
  ['favorite button of a store', '/stores/ixtle', (page) => page.locator('main header button'), 500],
  ['first field of the form', '/contact-us', (page) => page.locator('main input[name="name"]'), 500],
  ['button that sends it', '/contact-us', (page) => page.locator('main form button[type="submit"]'), 1100],
]

/** The longest texts of the opening state. */
const longestStates: Readonly<Record<string, string>> = {
  '': 'Closed - Opens Wednesday at 10:30 a.m.',
  '/es': 'Cerrado - Abre el miércoles a las 10:30',
}

describe.each(['', '/es'])('on a small phone, under "%s/"', (prefix) => {
  const visitor = useVisitor({ ...small, ...withoutScript })

  it.each(places)('shows the %s of %s high enough', async (_, path, find, maxTop) => {
    const { page } = visitor()
    await page.goto(prefix + path)
    await arrived(page)
    expect(await topOf(find(page))).toBeLessThanOrEqual(maxTop)
  })

  it('shows the favorite button of a store high enough on the evening of a closed day', async () => {
    const { page } = visitor()
    await page.goto(`${prefix}/stores/ixtle`)
    await arrived(page)
    await page
      .locator('main [data-state]')
      .first()
      .evaluate((state, text) => (state.textContent = text), longestStates[prefix] ?? '')
    expect(await topOf(page.locator('main header button'))).toBeLessThanOrEqual(500)
  })

  it.each(['s12', 'p9', 'e10'])('shows the saved item %s, and the button that removes it', async (item) => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.context().addCookies([{ name: 'favorites', value: item, url: inject('siteUrl') }])
    await page.goto(`${prefix}/favorites`)
    const first = page.locator('main section').first().getByRole('listitem').first()
    expect((await boxOf(first)).y).toBeLessThanOrEqual(500)
    const button = await boxOf(page.locator('button[form="remove-favorite"]'))
    expect(button.y + button.height).toBeLessThanOrEqual(640)
  })

  it('has a home page of no more than 6,000 px', async () => {
    const { page } = visitor()
    await page.goto(prefix || '/')
    await arrived(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000)
  })

  it('has a home page that no failed picture stretches', async () => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.route(/\.(?:svg|webp|avif|jpg|png)$/, (route) => route.abort())
    await page.goto(prefix || '/')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await arrived(page)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000)
  })

  it('finds a store by its name in the directory, without a request', async () => {
    const { page } = await visit(small)
    await page.goto(`${prefix}/stores`)
    await hydrated(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.getByRole('searchbox').tap()
    await page.keyboard.type('ixt')
    await expect.poll(() => shownStores(page)).toEqual(['ixtle'])
    await expect.poll(() => new URL(page.url()).search).toBe('?filter=ixt')
    expect(requests.filter((url) => url.includes('/stores.data') || url.includes('/stores?'))).toEqual([])
    await page.getByRole('link', { name: /Ixtle/ }).tap()
    await page.waitForURL(`**${prefix}/stores/ixtle`)
    await page.goBack()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('ixt')
    await expect.poll(() => shownStores(page)).toEqual(['ixtle'])
  })

  it('finds a store by its name without script', async () => {
    const { page } = await visit({ ...small, ...withoutScript })
    await page.goto(`${prefix}/stores?letter=I`)
    await page.getByRole('searchbox').fill('Ixt')
    await page.keyboard.press('Enter')
    await page.waitForURL(/letter=I&filter=Ixt$/)
    expect(await shownStores(page)).toEqual(['ixtle'])
  })
})

/** Lists that begin on the first screen of a laptop too. */
const lists = places.filter(([what]) => ['first store', 'first offer', 'first event'].includes(what))

describe.each(['', '/es'])('on a laptop, under "%s/"', (prefix) => {
  const visitor = useVisitor({ ...laptop, ...withoutScript })

  it.each(lists)('shows the %s of %s high enough', async (_, path, find) => {
    const { page } = visitor()
    await page.goto(prefix + path)
    await arrived(page)
    expect(await topOf(find(page))).toBeLessThanOrEqual(640)
  })

  it.each(['directions-and-parking', 'gift-cards'])('sets the text of %s in both halves', async (slug) => {
    const { page } = visitor()
    await page.goto(`${prefix}/pages/${slug}`)
    await arrived(page)
    const lefts = await page
      .locator('main article :is(h2, p, li)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left))
    const inRightHalf = lefts.filter((left) => left >= 640)
    expect(inRightHalf.length).toBeGreaterThanOrEqual(lefts.length / 4)
  })
})

it('links from an unknown name to the search of the whole site', async () => {
  const { page } = await visit(small)
  await page.goto('/stores')
  await hydrated(page)
  await page.getByRole('searchbox').fill('washroom')
  await page.getByRole('link', { name: 'Search the whole site for “washroom”' }).tap()
  await page.waitForURL('**/search?searchQuery=washroom')
})

it('clears the text with the other filters', async () => {
  const { page } = await visit(small)
  await page.goto('/stores')
  await hydrated(page)
  await page.getByRole('searchbox').fill('ixt')
  await page.getByRole('link', { name: 'Clear filters' }).tap()
  await expect.poll(async () => (await shownStores(page)).length).toBeGreaterThan(100)
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
})

/** Pixels from the top of the page to the first of them that is visible. */
async function topOf(target: Locator): Promise<number | undefined> {
  const [top] = await target.evaluateAll((found) =>
    found.flatMap((element) =>
      element.checkVisibility() ? [element.getBoundingClientRect().top + scrollY] : [],
    ),
  )
  return top
}

/** Slugs of the tiles that are not hidden. */
function shownStores(page: Page): Promise<string[]> {
  return page
    .locator('main section[id] > ul > li > a')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.flatMap((link) => (link.checkVisibility() ? (link.pathname.split('/').at(-1) ?? []) : [])),
    )
}
