import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { readPage, styleSheetsIn } from '../support/read-page.ts'

const visit = useBrowser({ loadsAhead: true })

const toHours = (page: Page) => page.locator('header a[href="/hours"]').first()
const bar = (page: Page) => page.locator('body > [data-phase]')

/** Delays the data of `/hours` until the returned function is called. */
async function delayHours(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/hours.data*', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Scrolls by half a window at a time, since distant parts are laid out only near the viewport. */
function readDownTo(page: Page, end: number): Promise<void> {
  return page.evaluate(async (top) => {
    for (let y = 0; y <= top; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  }, end)
}

/** Runs in the page. */
function hrefsOf(links: readonly Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}

/** Runs in the page: the first fully visible tile and its position. */
function topTile(): { name: string; top: number } {
  const tiles = [...document.querySelectorAll('main section li')]
  const tile = tiles.find((one) => one.getBoundingClientRect().top > 100)
  return { name: tile?.textContent ?? '', top: tile?.getBoundingClientRect().top ?? 0 }
}

describe('the progress bar', () => {
  it('is 5 px high, shows after 200 ms, runs for 5000 ms and fades when the page is there', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/stores')
    await hydrated(page)
    await page.clock.pauseAt(now() + 60_000)
    const release = await delayHours(page)
    const asked = page.waitForRequest('**/hours.data*')
    await toHours(page).click()
    await asked
    await page.clock.runFor(150)
    expect(await bar(page).getAttribute('data-phase')).toBe('hidden')
    // The timer starts with the render of the navigation, up to 150 ms of this clock later than the request.
    const steps = [50, 50, 50, 50, 50]
    const phaseLater = () =>
      page.clock.runFor(steps.pop() ?? 0).then(() => bar(page).getAttribute('data-phase'))
    await expect.poll(phaseLater).toBe('running')
    const style = await bar(page).evaluate((element) => {
      const { height, transitionDuration, transitionProperty } = getComputedStyle(element)
      return { height, transitionDuration, transitionProperty }
    })
    expect(style).toEqual({ height: '5px', transitionDuration: '5s', transitionProperty: 'transform' })
    release()
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    await expect.poll(() => bar(page).getAttribute('data-phase')).toBe('done')
    await page.clock.runFor(200)
    expect(await bar(page).getAttribute('data-phase')).toBe('done')
    await page.clock.runFor(400)
    await expect.poll(() => bar(page).getAttribute('data-phase')).toBe('hidden')
  })

  it('is not shown for a page that loads at once', async () => {
    const { page } = await visit()
    await page.clock.install()
    await page.goto('/stores')
    await hydrated(page)
    await page.clock.pauseAt(now() + 60_000)
    await bar(page).evaluate((element) => {
      const record = () =>
        (document.documentElement.dataset['phases'] += `${element.getAttribute('data-phase')} `)
      new MutationObserver(record).observe(element, { attributes: true })
    })
    await toHours(page).click()
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
    await page.clock.runFor(2_000)
    expect(await page.evaluate(() => document.documentElement.dataset['phases'])).toBeUndefined()
  })
})

describe('a new page', () => {
  it('begins at its top with the focus on its title, announced once', async () => {
    const { page, browserErrors } = await visit()
    await page.goto('/stores')
    await hydrated(page)
    await page.evaluate(() => {
      const said: string[] = []
      Object.assign(window, { said })
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement && target.id === 'page-title')
          said.push(`focus ${target.textContent}`)
      })
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const region = target.parentElement?.closest('[role="status"], [aria-live]')
          if (region?.textContent) said.push(`status ${region.textContent}`)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.locator('header[data-scrolled] nav a[href="/jobs"]').click()
    await page.waitForFunction(() => document.activeElement?.id === 'page-title')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => page.title()).toMatch(/^Jobs/)
    expect(await page.evaluate(() => 'said' in window && window.said)).toEqual(['focus Jobs'])
    expect(browserErrors).toEqual([])
  })

  it('is at its former position after going back', async () => {
    // A phone's width, at which a letter is laid out when it scrolls near.
    const { page } = await visit({ viewport: { width: 390, height: 700 } })
    await page.goto('/stores')
    await hydrated(page)
    await readDownTo(page, 6_000)
    const left = await page.evaluate(topTile)
    // By position: a locator's click would scroll first.
    const jobs = page.locator('header[data-scrolled] nav a[href="/jobs"]')
    await jobs.evaluate((link: HTMLAnchorElement) => link.click())
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    // Within a pixel, since heights are rounded.
    const near = { name: left.name, top: expect.closeTo(left.top, -1) }
    await expect.poll(() => page.evaluate(topTile)).toEqual(near)
  })

  it.each([
    { path: '/stores', choice: 'Coffee & Tea', outcome: /^\d+ stores?$/ },
    { path: '/es/stores', choice: 'Café y té', outcome: /^\d+ tiendas?$/ },
    { path: '/jobs', choice: 'Part-time', outcome: /^\d+ jobs?$/ },
    { path: '/es/jobs', choice: 'Medio tiempo', outcome: /vacante/ },
    { path: '/promotions', choice: 'Coupons', outcome: /^\d+ coupons?$/ },
    { path: '/events-and-news', choice: 'News', outcome: /news item/ },
  ])('is not a choice within a page: $path announces its count', async ({ path, choice, outcome }) => {
    const { page } = await visit()
    await page.goto(path)
    await hydrated(page)
    const status = page.getByRole('main').getByRole('status')
    const before = await status.textContent()
    const link = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${choice}`) })
      .first()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => status.textContent()).not.toBe(before)
    await expect.poll(() => status.textContent()).toMatch(outcome)
    await expect.poll(() => page.locator(':focus').textContent()).toContain(choice)
  })
})

/** Counts page transitions. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function counted(...given) {
      const { dataset } = document.documentElement
      if (this.id === 'main') dataset['turns'] = String(Number(dataset['turns'] ?? 0) + 1)
      return animate.apply(this, given)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['turns'] ?? 0))
}

describe('the transition to another page', () => {
  it.each([
    { reducedMotion: 'no-preference' as const, expected: 1 },
    { reducedMotion: 'reduce' as const, expected: 0 },
  ])(
    'plays $expected times with motion: $reducedMotion, and never for a choice within a page',
    async ({ reducedMotion, expected }) => {
      const { page } = await visit({ reducedMotion })
      const transitions = await countTransitions(page)
      await page.goto('/stores')
      await hydrated(page)
      await page.getByRole('link', { name: 'Stores starting with Q', exact: true }).click()
      await page.getByRole('heading', { level: 2, name: 'A', exact: true }).waitFor({ state: 'hidden' })
      await expect.poll(() => page.url()).toContain('letter=Q')
      expect(await transitions()).toBe(0)
      await toHours(page).click()
      await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
      await expect.poll(transitions).toBe(expected)
    },
  )
})

describe('the prefetched pages', () => {
  const ahead = (page: Page) => page.locator('head link[rel="prefetch"][href*=".data"]')

  it('are pages of visible links, one of each kind, when the browser is idle', async () => {
    const { page, browserErrors } = await visit({ viewport: { width: 1280, height: 1600 } })
    await page.goto('/stores')
    await hydrated(page)
    await expect.poll(() => ahead(page).count()).toBeGreaterThan(0)
    const kinds = await ahead(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.replace(/[^/]*$/, '')),
    )
    expect(kinds).toEqual(['/stores/'])
    expect(browserErrors).toEqual([])
  })

  it('include every style sheet of the page', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 1600 } })
    const styleSheets = () => page.locator('head link[rel="stylesheet"]').evaluateAll(hrefsOf)
    // As sent: an open page soon has those of others that it loads ahead.
    const needed = styleSheetsIn((await readPage('/stores/ixtle')).html)
    expect(styleSheetsIn((await readPage('/stores')).html)).not.toEqual(expect.arrayContaining(needed))
    await page.goto('/stores')
    await hydrated(page)
    await expect.poll(styleSheets).toEqual(expect.arrayContaining(needed))
  })

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on a 2g network', { saveData: false, effectiveType: 'slow-2g' }],
  ])('are not fetched for a visitor who %s', async (_, connection) => {
    const { page } = await visit({ viewport: { width: 1280, height: 1600 } })
    await page.addInitScript((stub) => {
      Object.defineProperty(navigator, 'connection', { value: stub })
    }, connection)
    await expectNothingAhead(page)
  })

  it('are not fetched without a network', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 1600 } })
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
    await expectNothingAhead(page)
  })

  it('wait for input of a visitor with save-data, such as a pointer move', async () => {
    const { page, browserErrors } = await visit()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
      // Delays hydration until the pointer is over the page.
      window.requestAnimationFrame = (act) => window.setTimeout(act, 500)
    })
    await page.mouse.move(5, 5)
    await page.goto('/stores')
    await page.mouse.move(5, 6)
    await hydrated(page)
    expect(browserErrors).toEqual([])
  })

  async function expectNothingAhead(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback
      window.requestIdleCallback = (act, options) =>
        whenIdle.call(window, (deadline) => {
          act(deadline)
          if (options?.timeout === 2_000) document.documentElement.dataset['looked'] = 'yes'
        })
    })
    await page.goto('/stores')
    await hydrated(page)
    await page.waitForFunction(() => document.documentElement.dataset['looked'] === 'yes')
    // Two frames later an intersection observer would have reported visible links.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await ahead(page).count()).toBe(0)
  }
})

describe('the history', () => {
  it.each([
    ['a page', (page: Page) => toHours(page), '/hours'],
    ['the other language', (page: Page) => page.locator('header a[href^="/language/"]'), '/es/stores'],
  ])('forgets a search that was abandoned for %s', async (_, link, path) => {
    const { page } = await visit()
    const entries = () => page.evaluate(() => window.history.length)
    await page.goto('/stores')
    await hydrated(page)
    const before = await entries()
    await page.locator('header a[href$="/search-results"]').click()
    await page.getByRole('combobox').waitFor()
    expect(await entries()).toBe(before + 1)
    await link(page).click()
    await page.waitForURL(`**${path}`)
    await page.locator('#main').waitFor()
    await expect.poll(entries).toBe(before + 1)
  })
})

describe('a link of the frame', () => {
  it('is followed within the document, and marked where it leads to the page itself', async () => {
    const { page, browserErrors } = await visit({ viewport: { width: 1280, height: 800 } })
    await page.goto('/stores')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.locator('footer a[href="/contact-us"]').click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    const current = page.locator('header nav a[aria-current="page"]')
    await expect.poll(() => current.evaluateAll(hrefsOf)).toEqual(['/contact-us'])
    // A page below the one in the menu.
    await page.goto('/jobs')
    await page.locator('main li a[href^="/jobs/"]').first().click()
    await page.waitForURL('**/jobs/*')
    await expect.poll(() => current.getAttribute('href')).toBe('/jobs')
    expect(browserErrors).toEqual([])
  })

  it('is prefetched when the pointer is over its link', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 } })
    await page.goto('/stores')
    await hydrated(page)
    const fetched = page.waitForRequest('**/jobs.data*')
    await page.locator('header nav a[href="/jobs"]').hover()
    await fetched
    expect(new URL(page.url()).pathname).toBe('/stores')
  })

  it('opens a tab of its own for a visitor who holds Control', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 800 } })
    await page.goto('/stores')
    await hydrated(page)
    const opened = page.context().waitForEvent('page')
    await page.locator('header nav a[href="/jobs"]').click({ modifiers: ['ControlOrMeta'] })
    await (await opened).getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/stores')
  })
})
