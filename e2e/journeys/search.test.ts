import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { boxOf } from '../support/measure.ts'
import { linksIn, partOf, readPage, textOf } from '../support/read-page.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const opener = (page: Page) => page.locator('header a[href$="/search-results"]')
const field = (page: Page) => page.getByRole('combobox')
const options = (page: Page) => page.getByRole('option')

/** Types a text and waits for its suggestions; those for its beginning may come first. */
async function typeUntilSuggested(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })
  await options(page).first().waitFor()
}

/** A visitor with the search open and the focus in its field. */
async function withSearchOpen(path: string, visitor = visit()) {
  const { page, browserErrors } = await visitor
  await page.goto(path)
  await hydrated(page)
  await opener(page).click()
  await field(page).and(page.locator(':focus')).waitFor()
  return { page, browserErrors }
}

describe('a visitor without script', () => {
  it.each([
    { prefix: '', typed: 'mcauleys', store: /McAuley's/, tab: /^Stores/ },
    { prefix: '', typed: 'Zapatreia', store: /Zapatería Lucero/, tab: /^Stores/ },
    { prefix: '/es', typed: 'zapateria', store: /Zapatería Lucero/, tab: /^Tiendas/ },
    { prefix: '/es', typed: 'winter boots', store: /McAuley's/, tab: /^Tiendas/ },
  ])('finds $store under $prefix by typing $typed', async ({ prefix, typed, store, tab }) => {
    const { page, browserErrors } = await visit(withoutScript)
    await page.goto(prefix || '/')
    await opener(page).click()
    await page.waitForURL(`**${prefix}/search-results`)
    await page.getByRole('searchbox').fill(typed)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(/searchQuery=/)
    expect(await page.getByRole('searchbox').inputValue()).toBe(typed)
    const link = page.getByRole('main').getByRole('link', { name: store })
    await link.waitFor()
    await page.getByRole('main').getByRole('link', { name: tab }).click()
    await page.waitForURL(/searchQuery=.*&tab=/)
    await page.goBack()
    await link.click()
    await page.waitForURL(`**${prefix}/stores/*`)
    expect(browserErrors).toEqual([])
  })

  it.each([
    ['/search-results?searchQuery=gift+cards', '/pages/gift-cards'],
    ['/search-results?searchQuery=where+is+the+parking', '/pages/directions-and-parking'],
    ['/search-results?searchQuery=christmas+eve', /\/hours\?date=\d{4}-12-24$/],
    ['/es/search-results?searchQuery=tarjetas+de+regalo', '/es/pages/gift-cards'],
    ['/es/search-results?searchQuery=empleo', '/es/jobs'],
    ['/es/search-results?searchQuery=nochebuena', /\/es\/hours\?date=\d{4}-12-24$/],
  ])('finds the matching page first: %s', async (path, to) => {
    const first = firstResult(await readPage(path))
    expect(first).toMatch(to)
    expect((await readPage(first)).status).toBe(200)
  })

  it.each([
    ['/search-results?searchQuery=shoes', 'Stores', 'shoes · Search · Merrow Quay'],
    ['/search-results?searchQuery=bath+body', 'Stores', 'bath body · Search · Merrow Quay'],
    ['/es/search-results?searchQuery=zapatos', 'Tiendas', 'zapatos · Búsqueda · Merrow Quay'],
  ])('sees matching stores first, and the query in the title: %s', async (path, tab, title) => {
    const page = await readPage(path)
    expect(page.title).toBe(title)
    expect(textOf(/<a\b[^>]* aria-current=[^]*?<\/a>/.exec(partOf(page.html, 'main'))?.[0] ?? '')).toContain(
      tab,
    )
    expect(firstResult(page)).toContain('/stores/')
  })

  it('expands the pages that only mention it', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/search-results?searchQuery=coffee')
    const unfold = page.getByRole('main').locator('summary')
    const hidden = page.getByRole('main').locator('details').getByRole('link')
    expect(await hidden.first().isVisible()).toBe(false)
    const count = Number(/\d+/.exec((await unfold.textContent()) ?? '')?.[0])
    await unfold.click()
    await hidden.first().waitFor({ state: 'visible' })
    expect(await hidden.count()).toBe(count)
  })

  it.each(['/search-results', '/es/search-results'])(
    'shows a useful page for any query, %s',
    async (path) => {
      const { page, browserErrors } = await visit(withoutScript)
      const questions = [
        '',
        '?searchQuery=%20%20',
        `?searchQuery=${'x'.repeat(500)}`,
        '?searchQuery=%3Cimg%20src=x%3Exyzzy',
      ]
      for (const question of questions) {
        expect((await page.goto(path + question))?.status()).toBe(200)
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
        expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(4)
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overhang).toBeLessThanOrEqual(0)
      }
      expect(await page.getByRole('main').getByText('<img src=x>xyzzy').count()).toBe(1)
      expect(browserErrors).toEqual([])
    },
  )

  it('sees why something was found, and suggestions when nothing was', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/search-results?searchQuery=botas')
    await page.getByText('Found in: tags “botas”').first().waitFor()
    expect(await page.locator('mark').first().textContent()).toBe('botas')
    await page.goto('/search-results?searchQuery=xyzzyplugh')
    await page.getByText('Nothing found for “xyzzyplugh”.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'All stores' }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  })
})

/** The address of the first result. */
function firstResult({ html }: { readonly html: string }): string {
  return linksIn(partOf(partOf(html, 'main'), 'h3'))[0]?.href ?? ''
}

describe.each([
  { name: 'English', home: '/', hours: '/hours', typed: 'fogbuond', results: /result/ },
  { name: 'Spanish', home: '/es', hours: '/es/hours', typed: 'fogbuond', results: /resultado/ },
])('a visitor with script, in $name', ({ home, hours, typed, results }) => {
  it('finds a store by keyboard alone, with a typo', async () => {
    const { page, browserErrors } = await visit()
    await page.goto(hours)
    await hydrated(page)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await field(page).and(page.locator(':focus')).waitFor()
    expect(await page.locator('#main').isVisible()).toBe(false)
    expect(await page.locator('footer').isVisible()).toBe(false)
    await typeUntilSuggested(page, typed)
    expect(await page.getByRole('status').filter({ hasText: results }).count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    const active = await field(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`#${active}`).textContent()).toContain('Fogbound Coffee')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${home === '/' ? '' : home}/stores/fogbound`)
    await page.waitForFunction(() => document.activeElement?.id === 'page-title')
    await field(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**${hours}`)
    await page.locator('#main').waitFor({ state: 'visible' })
    expect(await field(page).count()).toBe(0)
    expect(browserErrors).toEqual([])
  })

  it('goes to all results with Enter', async () => {
    const { page } = await withSearchOpen(home)
    await page.keyboard.type('coffee')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search-results\?searchQuery=coffee$/)
    await field(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('coffee')
  })
})

describe('the open search', () => {
  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the back button', (page: Page) => page.goBack()],
    ['its own button', (page: Page) => page.getByRole('main').getByRole('button', { name: 'Close' }).click()],
  ])('is closed by %s, and the visitor is where they were', async (_, close) => {
    const { page, browserErrors } = await visit()
    await page.goto('/hours')
    await hydrated(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => window.scrollTo(0, 300))
    // The header becomes lower when it is scrolled, so the position is read again.
    await page.waitForFunction(() => document.querySelector('header[data-scrolled]') !== null)
    // By position: a locator's click would scroll first.
    const { x, y, width, height } = await boxOf(opener(page))
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(200)
    await page.mouse.click(x + width / 2, y + height / 2)
    await field(page).and(page.locator(':focus')).waitFor()
    await typeUntilSuggested(page, 'boots')
    await close(page)
    await page.locator('#main').waitFor({ state: 'visible' })
    await expect.poll(() => opener(page).evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
    expect(new URL(page.url()).pathname).toBe('/hours')
    expect(asked.filter((url) => url.includes('.data'))).toEqual([])
    expect(browserErrors).toEqual([])
  })

  it('closes on navigation by a link of the header', async () => {
    const { page } = await withSearchOpen('/stores')
    await page.locator('header a[href="/hours"]').first().click()
    await page.waitForURL('**/hours')
    await field(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/stores')
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    expect(await field(page).count()).toBe(0)
  })

  it('closes when another search is made from the page of results', async () => {
    const { page } = await withSearchOpen('/search-results?searchQuery=tea')
    await page.keyboard.type('boots')
    await page.keyboard.press('Enter')
    await page.waitForURL(/searchQuery=boots/)
    await page.waitForFunction(() => document.activeElement?.id === 'page-title')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('boots')
  })

  it('has a list of at most 200 px, in which arrow keys wrap around', async () => {
    const { page } = await withSearchOpen('/')
    await typeUntilSuggested(page, 'coffee')
    const list = page.getByRole('listbox')
    expect(await list.evaluate((box) => box.getBoundingClientRect().height)).toBeLessThanOrEqual(200)
    await page.keyboard.press('ArrowUp')
    const last = page.locator('[aria-selected="true"]')
    expect(await last.getAttribute('id')).toBe(`suggestion-${(await options(page).count()) - 1}`)
    const isInView = await last.evaluate((option) => {
      const frame = option.parentElement?.getBoundingClientRect()
      const { top, bottom } = option.getBoundingClientRect()
      return frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1
    })
    expect(isInView).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('[aria-selected="true"]').count()).toBe(0)
  })

  it('ignores keys of an input method', async () => {
    const { page } = await withSearchOpen('/')
    await typeUntilSuggested(page, 'coffee')
    await page.keyboard.press('ArrowDown')
    await field(page).evaluate((input) => {
      for (const key of ['Enter', 'Escape', 'ArrowDown']) {
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
        )
      }
    })
    expect(await field(page).getAttribute('aria-activedescendant')).toBe('suggestion-0')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
  })

  it('shows suggestions for the latest text, whatever response arrives last', async () => {
    const { page } = await withSearchOpen('/')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => (asked = resolve))
    await page.route('**/suggestions?searchQuery=fogbound', async (route) => {
      const response = await route.fetch()
      asked()
      await held
      // The page may be closed already.
      await route.fulfill({ response }).catch(() => {})
    })
    await field(page).fill('fogbound')
    await isAsked
    await field(page).fill('ixtle')
    await options(page).filter({ hasText: 'Ixtle' }).first().waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    expect(await options(page).filter({ hasText: 'Fogbound' }).count()).toBe(0)
    expect(await page.getByRole('status').filter({ hasText: 'ixtle' }).count()).toBe(1)
  })

  it('shows where a store is and whether it is open', async () => {
    const { page } = await withSearchOpen('/')
    await typeUntilSuggested(page, 'fogbound')
    const first = options(page).first()
    expect(await first.textContent()).toMatch(/Store · .*Level 1, unit 112 · (?:Open Now|Closed)/)
  })

  it('reports failing suggestions, and still opens the results', async () => {
    const { page } = await withSearchOpen('/')
    await page.route('**/search-results/suggestions*', (route) => route.abort())
    await page.keyboard.type('boots')
    await page.getByText('Suggestions are not available right now').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/searchQuery=boots/)
  })

  it('works by touch on a phone, from the menu bar', async () => {
    const { page } = await visit(phone)
    await page.goto('/es')
    await hydrated(page)
    await opener(page).tap()
    await field(page).fill('baños')
    await options(page).first().tap()
    await page.waitForURL(/\/es\/(?:map|pages)/)
  })

  it.each([
    ['/', 1280, 'light'],
    ['/es', 360, 'dark'],
  ] as const)('has no axe violations, on %s at %d px, %s', async (path, width, colorScheme) => {
    const { page } = await withSearchOpen(path, visit({ viewport: { width, height: 800 }, colorScheme }))
    expect(await violations(page)).toEqual([])
    await typeUntilSuggested(page, 'boots')
    await page.keyboard.press('ArrowDown')
    expect(await violations(page)).toEqual([])
  })
})
