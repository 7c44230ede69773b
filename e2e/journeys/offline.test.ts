import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayInWords, today } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { casesOf } from '../support/audit.ts'
import { hydrated, useBrowser } from '../support/browser.ts'
import { entryScript } from '../support/built-routes.ts'
import { isOfTheSite, lineOf, untilCached, useDevice } from '../support/offline-pages.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  {
    prefix: '',
    locale: 'en',
    line: (day: string) => new RegExp(`^Offline: as of ${day}, [^,]+$`),
    titles: { '/stores': 'Stores', '/hours': 'Hours', '/map': 'Centre Map', '/stores/ixtle': 'Ixtle' },
    uncached: { title: 'You are offline', mode: 'All stores' },
  },
  {
    prefix: '/es',
    locale: 'es',
    // Within a line its weekday is in lower case.
    line: (day: string) => new RegExp(`^Sin conexión: información del ${day}, [^,]+$`, 'i'),
    titles: {
      '/stores': 'Tiendas',
      '/hours': 'Horarios',
      '/map': 'Mapa del centro',
      '/stores/ixtle': 'Ixtle',
    },
    uncached: { title: 'No tienes conexión', mode: 'Todas las tiendas' },
  },
] as const

/** A device for each language: to fill its cache takes most of the time of a test. */
const openEnglishPage = useDevice()
const openSpanishPage = useDevice()

const english = { ...languages[0], openPage: openEnglishPage }
const spanish = { ...languages[1], openPage: openSpanishPage }

/** In `npm test`, Spanish has its turn with pages that were never visited. */
const inTurn = casesOf<typeof english | typeof spanish>([english], [spanish])

describe.each(inTurn)('without a network, under "$prefix"', ({ prefix, locale, line, titles, openPage }) => {
  it('shows the listed and the visited pages, each with its date', async () => {
    const { page, browserErrors } = await openPage()
    const dayBefore = dayInWords(today(), locale)
    await page.goto(`${prefix}/stores/ixtle`)
    await untilCached(page, `${prefix}/stores/ixtle`)
    // Another one if midnight is in between.
    const day = `(?:${dayBefore}|${dayInWords(today(), locale)})`
    await page.context().setOffline(true)
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(prefix + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await lineOf(page).textContent()).toMatch(line(day))
      await hydrated(page)
      await expect.poll(() => brokenPictures(page)).toEqual([])
      expect(await violations(page), path).toEqual([])
    }
    expect(await page.evaluate(hasMapData)).toBe(true)
    expect(browserErrors.filter(isOfTheSite)).toEqual([])
  })
})

/** The language makes no difference to these, so one is enough. */
describe.each([spanish])('without a network, under "$prefix"', ({ prefix, titles, uncached, openPage }) => {
  it('the map finds routes between any two places, by its form and by its address', async () => {
    const { page, browserErrors } = await openPage()
    await page.goto(`${prefix}/map`)
    await untilCached(page, `${prefix}/map`)
    await page.context().setOffline(true)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.locator('select[name=from]').selectOption('ferry-door')
    await page.locator('select[name=to]').selectOption('casa-jicara')
    await page.locator('input[name=stepfree]').check()
    await page.locator('input[name=quiet]').check()
    await page.locator('form:has(select[name=from]) button[type=submit]').click()
    await expect.poll(() => steps(page).count()).toBeGreaterThan(3)
    const shown = await steps(page).allTextContents()
    await page
      .getByText(/camino.* más tranquilo/, { exact: false })
      .first()
      .waitFor()
    await page.locator('#plan svg a[href*="level="]').first().click()
    await expect.poll(() => page.url()).toContain('level=')
    await expect.poll(() => page.locator('nav [aria-current]').filter({ hasText: '2' }).count()).toBe(1)
    // All of that in the same document.
    expect(await page.locator('body[data-same]').count()).toBe(1)
    await page.reload()
    await lineOf(page).waitFor()
    await expect.poll(() => steps(page).allTextContents()).toEqual(shown)
    expect(browserErrors.filter(isOfTheSite)).toEqual([])
    await page.context().setOffline(false)
    await page.goto(page.url())
    expect(await lineOf(page).count()).toBe(0)
    expect(await steps(page).allTextContents()).toEqual(shown)
  })

  it('a link leads to a cached page, and instead of an uncached one to the fallback', async () => {
    const { page } = await openPage()
    await page.goto(`${prefix}/hours`)
    await untilCached(page, `${prefix}/stores`)
    await page.context().setOffline(true)
    await page.locator(`header a[href="${prefix}/jobs"]`).first().click()
    await page.getByRole('heading', { level: 1, name: uncached.title }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/jobs`)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: uncached.mode }).click()
    await page.getByRole('heading', { level: 1, name: titles['/stores'] }).waitFor()
    await lineOf(page).waitFor()
  })
})

describe('with a network again', () => {
  it('an unused page reloads at once, and so do the others', async () => {
    const { page } = await openEnglishPage()
    await page.goto('/hours')
    await untilCached(page, '/hours')
    await page.context().setOffline(true)
    const tab = await page.context().newPage()
    await tab.addInitScript(logWhenHydrated)
    const hydrated = tab.waitForEvent('console', (message) => message.text() === 'hydrated')
    await tab.goto('/hours')
    await hydrated
    const fresh = tab.waitForEvent('domcontentloaded')
    await page.context().setOffline(false)
    await dispatchOnline(tab)
    await fresh
    await expect.poll(() => lineOf(tab).count()).toBe(0)
    for (const path of ['/hours', '/stores']) {
      await page.goto(path)
      await page.locator('main').waitFor()
      expect(await lineOf(page).count(), path).toBe(0)
    }
  })

  it('a link on a cached page loads the next page without a new document', async () => {
    const { page } = await openEnglishPage()
    await page.goto('/hours')
    await untilCached(page, '/hours')
    await page.context().setOffline(true)
    await page.reload()
    await hydrated(page)
    // A page in use is not reloaded.
    await page.keyboard.press('Shift')
    await page.context().setOffline(false)
    await page.locator('header a[href="/jobs"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    await expect.poll(() => lineOf(page).count()).toBe(0)
  })
})

describe('the offline cache', () => {
  it('is never shown while the server responds', async () => {
    const { page } = await openEnglishPage()
    await page.goto('/stores')
    await untilCached(page, '/stores')
    await page.evaluate(spoil, '/stores')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
  })

  it('is replaced for a new version of the content', async () => {
    const { page } = await visit({ hasServiceWorker: true })
    await page.goto('/hours')
    await untilCached(page, '/hours')
    await page.evaluate(renameVersion)
    await page.evaluate(spoil, '/stores')
    await page.goto('/jobs')
    await untilCached(page, '/jobs')
    await page.context().setOffline(true)
    await page.goto('/stores')
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    await page.goto('/hours')
    await lineOf(page).waitFor()
  })

  it('is not used with save-data', async () => {
    const { page } = await visit({ hasServiceWorker: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.goto('/hours')
    const isHydrating = async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(
        (script) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(script)),
        entryScript(),
      )
    }
    await expect.poll(isHydrating).toBe(true)
    await hydrated(page)
    // As long as the site waits at most: a browser that gets no processor time may never be idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

/** Last: the clock of the device stays where it is set. */
describe('the opening status on a cached page', () => {
  const hour = 3_600_000

  it('is computed from the clock, and hidden after the last known change', async () => {
    const { page } = await openEnglishPage()
    await page.goto('/hours')
    const badge = page.locator('main [data-state]').first()
    const shown = await badge.textContent()
    await untilCached(page, '/hours')
    await page.context().setOffline(true)
    const later = async (hours: number) => {
      await page.clock.setFixedTime(now() + hours * hour)
      await page.reload()
      await hydrated(page)
    }
    // On a day that is closed all day the status stays the same for long.
    for (const hours of [12, 24, 36, 46]) {
      await later(hours)
      await expect.poll(() => badge.isVisible()).toBe(true)
      if ((await badge.textContent()) !== shown) break
    }
    expect(await badge.textContent()).not.toBe(shown)
    await later(49)
    await expect.poll(() => badge.isVisible()).toBe(false)
  })
})

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}

/** Playwright's own reads count as a visitor's touch; this reads from inside the page. */
function logWhenHydrated(): void {
  const look = () => {
    // oxlint-disable-next-line no-console
    if (document.querySelector('[data-cached][data-counts]') !== null) console.info('hydrated')
  }
  new MutationObserver(look).observe(document, { subtree: true, attributes: true })
}

/**
 * Chromium fires no `online` event in a document that was loaded while emulating offline, and `evaluate` would count as
 * user activation.
 */
async function dispatchOnline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session
    .send('Runtime.evaluate', { expression: "window.dispatchEvent(new Event('online'))" })
    .catch((error: Error) => {
      // The page has heard it by itself and reloads already.
      if (!error.message.includes('navigated or closed')) throw error
    })
}

/** True when the map's data is cached under the address in the list. */
async function hasMapData(): Promise<boolean> {
  const [name = ''] = await caches.keys()
  const paths = (await (await caches.open(name)).keys()).map(({ url }) => url)
  const address = paths.find((url) => url.includes('/map/data.json?v='))
  return address !== undefined && (await fetch(address)).ok
}

/** Large pictures are not cached: their place is empty, not broken. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  )
}

/** Replaces a cached page, to tell it from that of the server. */
async function spoil(path: string): Promise<void> {
  const [name = ''] = await caches.keys()
  const headers = { 'content-type': 'text/html' }
  const cache = await caches.open(name)
  await cache.delete(path, { ignoreVary: true })
  await cache.put(path, new Response('<h1>spoiled</h1>', { headers }))
}

/** Moves the cache to an older version. */
async function renameVersion(): Promise<void> {
  const [name = ''] = await caches.keys()
  const [older, present] = [await caches.open('kept older'), await caches.open(name)]
  for (const request of await present.keys()) {
    const response = await present.match(request, { ignoreVary: true })
    if (response !== undefined) await older.put(request, response)
  }
  await caches.delete(name)
}
