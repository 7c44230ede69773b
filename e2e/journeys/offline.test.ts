import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { awake, useBrowser } from '../support/browser.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  {
    prefix: '',
    line: /^Offline: as of \w+, \w+ \d+, [^,]+$/,
    titles: { '/stores': 'Stores', '/hours': 'Hours', '/map': 'Centre Map', '/stores/ixtle': 'Ixtle' },
    unkept: { title: 'You are offline', way: 'All stores' },
  },
  {
    prefix: '/es',
    line: /^Sin conexión: información del \S+ \d+ de \S+, [^,]+$/,
    titles: {
      '/stores': 'Tiendas',
      '/hours': 'Horarios',
      '/map': 'Mapa del centro',
      '/stores/ixtle': 'Ixtle',
    },
    unkept: { title: 'No tienes conexión', way: 'Todas las tiendas' },
  },
]

describe.each(languages)('without a network, under "$prefix"', ({ prefix, line, titles }) => {
  it('what most visits are for is there, and what was visited, and says as of when', async () => {
    const { page, complaints } = await visit({ keepsSite: true })
    await page.goto(`${prefix}/stores/ixtle`)
    await kept(page, `${prefix}/stores/ixtle`)
    await page.context().setOffline(true)
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(prefix + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await lineOf(page).textContent()).toMatch(line)
      await awake(page)
      await expect.poll(() => brokenPictures(page)).toEqual([])
      expect(await violations(page), path).toEqual([])
    }
    expect(await page.evaluate(hasMapData)).toBe(true)
    expect(complaints.filter(isOfTheSite)).toEqual([])
  })
})

/** Which language the rest is in makes no difference to it. */
describe.each(languages.slice(1))(
  'without a network, under "$prefix"',
  ({ prefix, line, titles, unkept }) => {
    it('the map finds ways between any two places, by its form and by its address', async () => {
      const { page, complaints } = await visit({ keepsSite: true })
      await page.goto(`${prefix}/map`)
      await kept(page, `${prefix}/map`)
      await page.context().setOffline(true)
      await page.evaluate(() => document.body.setAttribute('data-same', ''))
      await page.locator('select[name=from]').selectOption('ferry-door')
      await page.locator('select[name=to]').selectOption('casa-jicara')
      await page.locator('input[name=stepfree]').check()
      await page.locator('form:has(select[name=from]) button[type=submit]').click()
      await expect.poll(() => steps(page).count()).toBeGreaterThan(3)
      const said = await steps(page).allTextContents()
      await page.locator('#plan svg a[href*="level="]').first().click()
      await expect.poll(() => page.url()).toContain('level=')
      await expect.poll(() => page.locator('nav [aria-current]').filter({ hasText: '2' }).count()).toBe(1)
      // All that without another document.
      expect(await page.locator('body[data-same]').count()).toBe(1)
      await page.reload()
      await lineOf(page).waitFor()
      await expect.poll(() => steps(page).allTextContents()).toEqual(said)
      expect(complaints.filter(isOfTheSite)).toEqual([])
      await page.context().setOffline(false)
      await page.goto(page.url())
      expect(await lineOf(page).count()).toBe(0)
      expect(await steps(page).allTextContents()).toEqual(said)
    })

    it('a link leads to what is kept, and what is not leads to what is', async () => {
      const { page } = await visit({ keepsSite: true })
      await page.goto(`${prefix}/hours`)
      await kept(page, `${prefix}/stores`)
      await page.context().setOffline(true)
      await page.locator(`header a[href="${prefix}/jobs"]`).first().click()
      await page.getByRole('heading', { level: 1, name: unkept.title }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${prefix}/jobs`)
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: unkept.way }).click()
      await page.getByRole('heading', { level: 1, name: titles['/stores'] }).waitFor()
      expect(await lineOf(page).textContent()).toMatch(line)
    })
  },
)

describe('what a kept page says of being open', () => {
  const hour = 3_600_000

  it('is worked out anew, and is not said where the page knows no further', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.goto('/hours')
    const badge = page.locator('main [data-state]').first()
    const said = await badge.textContent()
    await kept(page, '/hours')
    await page.context().setOffline(true)
    const later = async (hours: number) => {
      await page.clock.setFixedTime(Date.now() + hours * hour)
      await page.reload()
      await awake(page)
    }
    // On a day that is closed from morning to night the same is said for long.
    for (const hours of [12, 24, 36, 46]) {
      await later(hours)
      await expect.poll(() => badge.isVisible()).toBe(true)
      if ((await badge.textContent()) !== said) break
    }
    expect(await badge.textContent()).not.toBe(said)
    await later(49)
    expect(await badge.isVisible()).toBe(false)
  })
})

describe('with a network again', () => {
  it('an untouched page is fresh at once, and so is every other', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.goto('/hours')
    await kept(page, '/hours')
    await page.context().setOffline(true)
    const tab = await page.context().newPage()
    await tab.addInitScript(sayWhenAwake)
    const awakened = tab.waitForEvent('console', (message) => message.text() === 'awake')
    await tab.goto('/hours')
    await awakened
    const fresh = tab.waitForEvent('domcontentloaded')
    await page.context().setOffline(false)
    await sayOnline(tab)
    await fresh
    await expect.poll(() => lineOf(tab).count()).toBe(0)
    for (const path of ['/hours', '/stores']) {
      await page.goto(path)
      await page.locator('main').waitFor()
      expect(await lineOf(page).count(), path).toBe(0)
    }
  })

  it('a kept page leads on to fresh ones without a new document', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.goto('/hours')
    await kept(page, '/hours')
    await page.context().setOffline(true)
    await page.reload()
    await awake(page)
    // From here on the visitor’s hands are on the page.
    await page.keyboard.press('Shift')
    await page.context().setOffline(false)
    await page.locator('header a[href="/jobs"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
    await expect.poll(() => lineOf(page).count()).toBe(0)
  })
})

describe('what is kept', () => {
  it('is never shown while the server answers', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.goto('/hours')
    await kept(page, '/hours')
    await page.evaluate(spoil, '/hours')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Hours' }).waitFor()
  })

  it('is made anew for a new version of the content', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.goto('/hours')
    await kept(page, '/hours')
    await page.evaluate(renameVersion)
    await page.evaluate(spoil, '/stores')
    await page.goto('/jobs')
    await kept(page, '/jobs')
    await page.context().setOffline(true)
    await page.goto('/stores')
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor()
    await page.goto('/hours')
    await lineOf(page).waitFor()
  })

  it('is nothing for a visitor who saves data', async () => {
    const { page } = await visit({ keepsSite: true })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
    })
    await page.goto('/hours')
    const isHydrating = async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /entry\.client/.test(name)),
      )
    }
    await expect.poll(isHydrating).toBe(true)
    await awake(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})

function lineOf(page: Page) {
  return page.locator('[data-cached] [role=status]')
}

function steps(page: Page) {
  return page.locator('section[aria-labelledby="route"] ol > li')
}

/** Waits until this page and what the site names are on the device, and nothing older. */
async function kept(page: Page, path: string): Promise<void> {
  await awake(page)
  const isKept = async (path: string) => {
    const [name, ...more] = await caches.keys()
    if (name === undefined || more.length > 0) return false
    const paths = await (await caches.open(name)).keys()
    const kept = paths.map(({ url }) => new URL(url).pathname)
    return kept.includes(path) && kept.some((path) => /^\/offline\/\w+\.json$/.test(path))
  }
  await expect.poll(() => page.evaluate(isKept, path), { timeout: 30_000 }).toBe(true)
}

/** Playwright's own reads count as a visitor's touch; this reads from inside the page. */
function sayWhenAwake(): void {
  const look = () => {
    // oxlint-disable-next-line no-console
    if (document.querySelector('[data-cached][data-counts]') !== null) console.info('awake')
  }
  new MutationObserver(look).observe(document, { subtree: true, attributes: true })
}

/**
 * Chromium forgets with a new document that it was told to be offline, and then has no reason to say that it no longer is.
 * `evaluate` would count as a visitor's hands on the page.
 */
async function sayOnline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: "window.dispatchEvent(new Event('online'))" })
}

/** What ways are found with is there as well, under the address that the list names. */
async function hasMapData(): Promise<boolean> {
  const [name = ''] = await caches.keys()
  const paths = (await (await caches.open(name)).keys()).map(({ url }) => url)
  const address = paths.find((url) => url.includes('/map/data.json?v='))
  return address !== undefined && (await fetch(address)).ok
}

/** Pictures that are not small are not kept: their place is empty, not broken. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  )
}

/** What was kept is exchanged, so that it can be told from what the server says. */
async function spoil(path: string): Promise<void> {
  const [name = ''] = await caches.keys()
  const headers = { 'content-type': 'text/html' }
  const cache = await caches.open(name)
  await cache.delete(path, { ignoreVary: true })
  await cache.put(path, new Response('<h1>spoilt</h1>', { headers }))
}

/** What was kept is of an older version from here on. */
async function renameVersion(): Promise<void> {
  const [name = ''] = await caches.keys()
  const [older, present] = [await caches.open('kept older'), await caches.open(name)]
  for (const request of await present.keys()) {
    const answer = await present.match(request, { ignoreVary: true })
    if (answer !== undefined) await older.put(request, answer)
  }
  await caches.delete(name)
}

/** The browser itself says of each thing asked for in vain that there is no network. */
function isOfTheSite(complaint: string): boolean {
  return !complaint.includes('ERR_INTERNET_DISCONNECTED')
}
