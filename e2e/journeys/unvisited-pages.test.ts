import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { casesOf } from '../support/audit.ts'
import { useBrowser } from '../support/browser.ts'
import { isOfTheSite, lineOf, untilCached } from '../support/offline-pages.ts'
import { violations } from '../support/violations.ts'

const visit = useBrowser()

const languages = [
  {
    prefix: '',
    line: /^Offline: as of \w+, \w+ \d+, [^,]+$/,
    known: {
      brief: 'This much of the page is on your device.',
      favorites: 'Your favorites',
      notOpen: 'Not open yet.',
      directions: 'Directions',
    },
  },
  {
    prefix: '/es',
    line: /^Sin conexión: información del \S+ \d+ de \S+, [^,]+$/,
    known: {
      brief: 'De esta página, esto es lo que está en tu dispositivo.',
      favorites: 'Tus favoritos',
      notOpen: 'Todavía no abre.',
      directions: 'Cómo llegar',
    },
  },
]

/** In `npm test`, English has its turn with visited pages. */
const inTurn = casesOf(languages.slice(1), languages.slice(0, 1))

describe.each(inTurn)('without a network, under "$prefix"', ({ prefix, line, known }) => {
  it('opens any store, offer and event, and the favorites, though never visited', async () => {
    const { page, browserErrors } = await visit({
      hasServiceWorker: true,
      viewport: { width: 360, height: 640 },
    })
    await page.goto(`${prefix}/hours`)
    await untilCached(page, `${prefix}/hours`)
    const item = await itemOf(page, `${prefix}/stores/kiosko`)
    const hours = await hoursOnline(`${prefix}/stores/kiosko`)
    const { origin } = new URL(page.url())
    await page.context().setOffline(true)
    const main = page.locator('main')
    await page.goto(`${prefix}/stores/kiosko`)
    await page.getByRole('heading', { level: 1, name: 'Kiosko' }).waitFor()
    expect(await page.title()).toMatch(/^Kiosko/)
    expect(await lineOf(page).textContent()).toMatch(line)
    await main.getByText(known.brief).waitFor()
    expect(await main.locator('a[href^="tel:"]:visible').count()).toBe(1)
    const days = await main.locator('tbody tr:visible td').allTextContents()
    expect(days.filter((text) => /\d.*\d|Closed|Cerrado/.test(text))).toHaveLength(7)
    // On a special day its name follows: on a line of its own online, here after a dot.
    expect(days[0]?.replace(' · ', '')).toBe(hours)
    expect(await violations(page)).toEqual([])
    await main.getByRole('link', { name: known.directions, exact: true }).click()
    await page.waitForURL(/\/map\?to=kiosko/)
    await page.goto(`${prefix}/stores/jollof-and-jib`)
    await main.getByText(known.notOpen).filter({ visible: true }).waitFor()
    for (const path of ['/promotions/raincoats-quarter-off', '/events-and-news/boardwalk-night-market']) {
      await page.goto(prefix + path)
      await main.getByText(known.brief).waitFor()
    }
    await page.context().addCookies([{ name: 'favorites', value: `${item}.s1`, url: origin }])
    await page.goto(`${prefix}/favorites`)
    await page.getByRole('heading', { level: 1, name: known.favorites }).waitFor()
    const names = main.getByRole('heading', { level: 2 })
    expect(await names.allTextContents()).toEqual(['Kiosko', '7 & Salt'])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(isCached, '/favorites')).toBe(false)
    await names.first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Kiosko' }).waitFor()
    expect(browserErrors.filter(isOfTheSite)).toEqual([])
  })
})

/** Today's hours of the store, as another visitor reads them online. */
async function hoursOnline(path: string): Promise<string | null> {
  const { page } = await visit()
  await page.goto(path)
  return page
    .locator('main tbody tr', { hasText: /Today|Hoy/ })
    .locator('td')
    .textContent()
}

/** The favorite of the store, from its page. */
async function itemOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  return /value="(s\d+)"/.exec(html)?.[1] ?? ''
}

async function isCached(end: string): Promise<boolean> {
  const [name = ''] = await caches.keys()
  const requests = await (await caches.open(name)).keys()
  return requests.some(({ url }) => new URL(url).pathname.endsWith(end))
}
