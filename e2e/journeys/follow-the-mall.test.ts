import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { byTurns } from '../support/by-turns.ts'
import { now } from '../support/clock/run-clock.ts'
import { phone, useBrowser, withoutScript } from '../support/browser.ts'

const visit = useBrowser()

const languages = [
  { name: 'English', prefix: '', iso: 'en-ca', subscribe: 'Subscribe', calendar: 'In your calendar' },
  { name: 'Spanish', prefix: '/es', iso: 'es-mx', subscribe: 'Suscribirse', calendar: 'En tu calendario' },
] as const

const feeds = ['/promotions', '/events-and-news', '/blogs'] as const

describe.each(byTurns(languages))('a visitor who subscribes to feeds, in $name', ({ it, ...words }) => {
  const { prefix } = words
  const origin = inject('siteUrl')

  it.each([
    ['on a desk', {}],
    ['on a phone', phone],
    ['without script', withoutScript],
  ])('subscribes to the calendar of events, %s', async (_, options) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/events-and-news`)
    await page.locator('main summary', { hasText: words.subscribe }).click()
    const link = page.getByRole('link', { name: words.calendar })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`${origin.replace(/^http/, 'webcal')}${prefix}/events.ics`)
    const answer = await page.request.get(`${prefix}/events.ics`)
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect((await answer.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(8)
    expect(browserErrors).toEqual([])
  })

  it.each(feeds)('finds a valid feed of %s in the head', async (path) => {
    const { page } = await visit()
    await page.goto(prefix + path)
    const found = page.locator('head > link[rel="alternate"][type="application/rss+xml"]')
    expect(await found.count()).toBe(1)
    const address = (await found.getAttribute('href')) ?? ''
    expect(address).toBe(`${origin}${prefix}${path}.rss`)
    expect(await page.locator(`main a[href="${prefix}${path}.rss"]`).count()).toBe(1)
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    // The policy of the site's own pages would forbid parsing.
    await page.goto('about:blank')
    const feed = await page.evaluate(readFeed, await answer.text())
    expect(feed.fault).toBe('')
    expect(feed.language).toBe(words.iso)
    expect(feed.items.length).toBeGreaterThan(4)
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length)
    for (const { link, published, text, addresses } of feed.items) {
      expect(link.startsWith(`${origin}${prefix}${path}/`)).toBe(true)
      expect(Date.parse(published)).toBeLessThanOrEqual(now())
      expect(text).not.toBe('')
      expect(addresses.filter((one) => !one.startsWith(origin))).toEqual([])
    }
    const first = await page.request.get(feed.items[0]?.link ?? '')
    expect(first.status()).toBe(200)
    const again = await page.request.get(address, {
      headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
    })
    expect(again.status()).toBe(304)
  })
})

describe('a script on another site', () => {
  it('reads all stores from another origin, and their JSON schema', async () => {
    const { page } = await visit()
    await page.goto('/stores')
    const found = page.locator('head > link[rel="alternate"][type="application/json"]')
    const address = new URL((await found.getAttribute('href')) ?? '', inject('siteUrl')).href
    await page.goto(await openElsewhere())
    const { mall, stores, schema } = await page.evaluate(readOpenData, address)
    expect(mall).toMatchObject({
      name: { en: 'Merrow Quay', es: 'Merrow Quay' },
      time_zone: 'America/Halifax',
    })
    expect(stores).toBeGreaterThan(100)
    expect(schema).toBe('Stores of a shopping centre')
    const again = await fetch(address)
    const etag = again.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

/** The address of an empty page of another origin. */
async function openElsewhere(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
}

/** Runs in the browser: parses a feed with its XML parser. */
function readFeed(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  const textOf = (parent: ParentNode, name: string) => parent.querySelector(name)?.textContent ?? ''
  return {
    fault: textOf(feed, 'parsererror'),
    language: textOf(feed, 'channel > language'),
    items: [...feed.querySelectorAll('channel > item')].map((item) => {
      const content = item.getElementsByTagName('content:encoded')[0]?.textContent ?? ''
      return {
        guid: textOf(item, 'guid'),
        link: textOf(item, 'link'),
        published: textOf(item, 'pubDate'),
        text: textOf(item, 'description'),
        addresses: [...content.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address),
      }
    }),
  }
}

/** Runs on another origin's page, so that only responses with CORS headers can be read. */
async function readOpenData(address: string) {
  const file = await (await fetch(address)).json()
  const schema = await (await fetch(file.$schema)).json()
  return { mall: file.mall, stores: file.stores.length, schema: schema.title }
}
