import { expect, inject, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'
import { dayInWords, daysAfter, nextYearly, plainDay, weekInWords } from '../support/clock/days.ts'

const visit = useBrowser()

const christmasEve = nextYearly('12-24')
const saturday = plainDay(6)
const monday = daysAfter(saturday, -5)

it.each([
  [`/hours?date=${christmasEve}`, () => `${dayInWords(christmasEve, 'en')} · `],
  [`/es/hours?date=${christmasEve}`, () => `${dayInWords(christmasEve, 'es')} · `],
  [`/hours?week=${monday}`, () => `${weekInWords(monday, 'en')} · `],
  [`/es/hours?week=${monday}`, () => `${weekInWords(monday, 'es')} · `],
  [`/stores/ixtle?date=${christmasEve}`, () => `${dayInWords(christmasEve, 'en')} · Ixtle · `],
  [`/es/stores/ixtle?week=${monday}`, () => `${weekInWords(monday, 'es')} · Ixtle · `],
  [`/events-and-news?when=${saturday}`, () => `${dayInWords(saturday, 'en')} · `],
  [`/es/events-and-news?when=${saturday}`, () => `${dayInWords(saturday, 'es')} · `],
])('the title of %s begins with the days that are chosen', async (path, begin) => {
  // The year may change between the reading of the clock and the response.
  const begins = [begin()]
  const title = await titleOf(path)
  begins.push(begin())
  expect(
    begins.some((text) => title?.startsWith(text)),
    `${title}, not ${begins.join(' or ')}`,
  ).toBe(true)
  expect(title).toMatch(/· Merrow Quay$/)
})

it.each([
  ['/es/events-and-news?kind=events&when=weekend', /^Eventos · Este fin de semana · /],
  ['/map?level=2', /^Level 2 · /],
  ['/es/map?level=2', /^Nivel 2 · /],
  ['/map?store=ixtle&level=1', /^Ixtle · Level 1 · /],
  ['/es/promotions?kind=coupon', /^Cupones · /],
  ['/jobs?type=part-time', /^Part-time · /i],
])('the title of %s begins with what is chosen: %s', async (path, title) => {
  expect(await titleOf(path)).toMatch(title)
})

it('a filter keeps the key of a campaign in the address, on every page with filters', async () => {
  const { page } = await visit()
  for (const [path, choice] of [
    ['/jobs?utm_source=poster', /type=/],
    ['/promotions?utm_source=poster&kind=coupon', /category=/],
    ['/events-and-news?kind=events&utm_source=poster', /when=week/],
    ['/stores?utm_source=poster&letter=B', /category=/],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const before = new URL(page.url()).searchParams
    await page.locator(`main a[href*="${choice.source}"]`).filter({ visible: true }).first().click()
    await page.waitForURL(choice)
    const { searchParams } = new URL(page.url())
    for (const [key, value] of before) expect([path, key, searchParams.get(key)]).toEqual([path, key, value])
  }
})

async function titleOf(path: string): Promise<string | undefined> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}
