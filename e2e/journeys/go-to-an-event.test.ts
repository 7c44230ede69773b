import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { boxOf } from '../support/measure.ts'
import { partOf, readPage, textOf } from '../support/read-page.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    title: 'Events & News',
    events: 'Events',
    week: 'This week',
    event: 'Little Deckhands: kite morning',
    count: /^\d+ events?$/,
    file: 'Calendar file (.ics)',
    google: 'Open in Google Calendar',
    none: 'No events posted.',
    all: 'All events and news',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    title: 'Eventos y noticias',
    events: 'Eventos',
    week: 'Esta semana',
    event: 'Pequeños marineros: mañana de papalotes',
    count: /^\d+ eventos?$/,
    file: 'Archivo de calendario (.ics)',
    google: 'Abrir en Google Calendar',
    none: 'No hay eventos publicados.',
    all: 'Todos los eventos y noticias',
  },
] as const

const modes = [
  { how: 'on a desk', options: {} },
  { how: 'on a phone', options: phone },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))('a visitor who looks for events, in $name', ({ it, ...words }) => {
  const { prefix } = words

  it.each(modes)('finds an event of this week and puts it into a calendar, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(`${prefix}/events-and-news`)
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    const filters = page.locator('main nav')
    await filters.getByRole('link', { name: words.events, exact: true }).click()
    await page.waitForURL(/kind=events/)
    // The screen before has the same link, without this choice.
    await filters.locator('a[href*="kind=events"][href*="when="]').first().waitFor()
    await filters.getByRole('link', { name: words.week, exact: true }).click()
    await page.waitForURL(/kind=events&when=week/)
    await page.getByText(words.count).waitFor()
    // On Sunday. On its day it is also among the events of today.
    await page.getByRole('link', { name: words.event, exact: true }).first().click()
    await page.waitForURL(`**${prefix}/events-and-news/little-deckhands-kite-morning`)
    await page.getByRole('heading', { level: 1, name: words.event }).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: words.file }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
    expect((await download).suggestedFilename()).toBe('little-deckhands-kite-morning.ics')
    const google = await page.getByRole('link', { name: words.google }).getAttribute('href')
    expect(new URL(google ?? '').searchParams.get('text')).toBe(words.event)
    expect(browserErrors).toEqual([])
  })

  it('reads that nothing is posted, with a link to everything', async () => {
    const { text, links } = await readPage(`${prefix}/events-and-news?when=2019-01`)
    expect(text).toContain(words.none)
    const all = links.find((link) => link.text === words.all)?.href ?? ''
    expect(all).toBe(`${prefix}/events-and-news`)
    expect((await readPage(all)).html.match(/<li\b/g)?.length).toBeGreaterThan(10)
  })

  it('is redirected from an old address with its query', async () => {
    const list = await readPage(`${prefix}/events?kind=news`)
    expect([list.status, list.path]).toEqual([200, `${prefix}/events-and-news?kind=news`])
    const event = await readPage(`${prefix}/events/little-deckhands-kite-morning`)
    expect(event.status).toBe(200)
    expect(event.path).toBe(`${prefix}/events-and-news/little-deckhands-kite-morning`)
    expect(textOf(partOf(event.html, 'h1'))).toBe(words.event)
  })

  it('comes from the navigation and changes the date by keyboard, keeping the place', async () => {
    const { page, browserErrors } = await visit()
    await page.goto(prefix === '' ? '/' : prefix)
    await hydrated(page)
    const menu = page.locator('#main-menu')
    await menu.locator('summary', { hasText: words.events }).click()
    await menu.locator(`a[href="${prefix}/events-and-news"]`).click()
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    const week = page.locator('main nav').getByRole('link', { name: words.week, exact: true })
    await week.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/when=week/)
    await page.locator('main nav a[aria-current]', { hasText: words.week }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.week)
    expect(browserErrors).toEqual([])
  })
})

describe('news', () => {
  it('are beside the events, the latest first, and have pages of their own', async () => {
    const { page } = await visit(withoutScript)
    await page.goto('/events-and-news?kind=news')
    const dates = await page.locator('main article p:first-of-type').allTextContents()
    const times = dates.map((date) => Date.parse(date))
    expect(times.length).toBeGreaterThan(5)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    await page.getByRole('link', { name: 'Five new doors, and one that moved over' }).click()
    await page.getByText(/^News of /).waitFor()
    await page.locator('main a[href="/stores/ixtle"]').waitFor()
  })
})

describe('an unknown event', () => {
  it.each([
    '/events-and-news/nowhere',
    '/es/events-and-news/nowhere',
    '/events-and-news/nowhere/calendar.ics',
  ])('%s is not found', async (path) => {
    expect((await readPage(path)).status).toBe(404)
  })
})

it('shows the words in place of a date unbroken beside other events, on a narrow phone', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 640 } })
  await page.goto('/es/events-and-news/roof-rink')
  const words = page.getByRole('main').getByText('En curso', { exact: true }).first()
  const size = await words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  // Its two words have a line each.
  expect((await boxOf(words)).height).toBeLessThan(size * 2.5)
})
