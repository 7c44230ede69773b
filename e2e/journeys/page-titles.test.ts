import { expect, inject, it } from 'vitest'
import { hydrated, useBrowser } from '../support/browser.ts'

const visit = useBrowser()

it.each([
  ['/hours?date=2026-12-24', /^Thursday, December 24 · .*· Merrow Quay$/],
  ['/es/hours?date=2026-12-24', /^Jueves 24 de diciembre · /],
  ['/hours?week=2026-12-21', /^December 21 to 27 · /],
  ['/es/hours?week=2026-12-21', /^Del 21 al 27 de diciembre · /],
  ['/stores/ixtle?date=2026-12-24', /^Thursday, December 24 · Ixtle · /],
  ['/es/stores/ixtle?week=2026-12-21', /^Del 21 al 27 de diciembre · Ixtle · /],
  ['/events-and-news?when=2026-12-12', /^Saturday, December 12 · /],
  ['/es/events-and-news?when=2026-12-12', /^Sábado 12 de diciembre · /],
  ['/es/events-and-news?kind=events&when=weekend', /^Eventos · Este fin de semana · /],
  ['/map?level=2', /^Level 2 · /],
  ['/es/map?level=2', /^Nivel 2 · /],
  ['/map?store=ixtle&level=1', /^Ixtle · Level 1 · /],
  ['/es/promotions?kind=coupon', /^Cupones · /],
  ['/jobs?type=part-time', /^Part-time · /i],
])('the title of %s begins with what is chosen: %s', async (path, title) => {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&')).toMatch(title)
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
