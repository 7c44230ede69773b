import type { Page } from 'playwright-core'
import { addDays } from '@promenade/domain/calendar/dates'
import { dateIn } from '@promenade/domain/calendar/instants'
import { expect, it } from 'vitest'
import { refusal } from '../../studio/testing/fake-answers.ts'
import { timeZone } from '../../studio/testing/fake-entries.ts'
import { now } from '../support/clock/run-clock.ts'
import { untilLoaded } from '../support/open-requests.ts'
import { phone, useStudio } from './open.ts'

const names = ['Oakum', 'Ballast', 'Capstan', 'Anchor', 'Bollard']
const open = useStudio([
  { kind: 'special-day', slug: 'eve', document: { name: { en: 'Eve', es: 'Víspera' }, date: '2026-12-24' } },
  ...names.map((name) => ({ kind: 'store' as const, slug: name.toLowerCase(), document: { name } })),
])

const mostSeen = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Most seen pages' }) })
const heading = (page: Page) => page.getByRole('heading', { name: 'Page views' })

/** The form grows while its parts are loaded. */
async function untilSeen(page: Page, text: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      return page.getByText(text).count()
    })
    .toBe(1)
}

it('a record tells below its form how often its page was seen, in words and bars', async () => {
  const { page, platform } = await open('/stores', phone)
  await page.goto(`/entries/${platform.find('store', 'oakum').id}`)
  await page.getByLabel('Telephone').waitFor()
  expect(await heading(page).count()).toBe(0)
  await untilSeen(page, /^Seen \d+ times in the last 28 days$/)
  await page.getByText(/^\d+ times in the 28 days before$/).waitFor()
  await page.getByRole('img', { name: /^Page views a day from / }).waitFor()
  await page.getByText(/^Most on .*: 40 views\.$/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

it('a record that nobody has seen says so, and one without a page says nothing', async () => {
  const { page, platform } = await open('/stores')
  const unseen = names.map((name) => platform.find('store', name.toLowerCase()).id).find((id) => id % 5 === 0)
  await page.goto(`/entries/${unseen}`)
  await page.getByLabel('Telephone').waitFor()
  await untilSeen(page, /^No figures yet\.$/)
  await page.goto(`/entries/${platform.find('special-day', 'eve').id}`)
  await untilSeen(page, /^Everything is saved$/)
  expect(await heading(page).count()).toBe(0)
})

it('a list compares its records by how often they were seen', async () => {
  const { page, platform } = await open('/stores')
  const { id } = platform.find('store', 'oakum')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Seen (28 days)' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('columnheader', { name: 'Seen (28 days)' }).waitFor()
  await page
    .getByRole('row', { name: /Oakum/ })
    .getByText(String(1_000 + id))
    .waitFor()
  const zeros = names.filter((name) => platform.find('store', name.toLowerCase()).id % 5 === 0)
  await page
    .getByRole('row', { name: new RegExp(zeros.join('|')) })
    .getByText(/: 0$/)
    .waitFor()
})

it('Today names the most seen pages of a week, with the change to the week before', async () => {
  const { page, platform } = await open('/', phone)
  const rows = mostSeen(page).getByRole('listitem')
  const [top = 0, second = 0, ...others] = names
    .map((name) => platform.find('store', name.toLowerCase()).id)
    .filter((id) => id % 5 !== 0)
    .toSorted((one, other) => other - one)
  await expect.poll(() => rows.count()).toBe(2 + others.length)
  const said = (id: number) => {
    const change = 50 + id - ((id * 7) % 120)
    return `${(1_000 + id).toLocaleString('en')} views${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than the week before`
  }
  await expect.poll(() => rows.nth(0).textContent()).toContain(said(top))
  await expect.poll(() => rows.nth(1).textContent()).toContain(said(second))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await rows.nth(0).getByRole('link').click()
  await page.waitForURL(`**/entries/${top}`)
})

it('Today asks for seven whole days, and says when no views are counted yet', async () => {
  const { page } = await open('/stores', { locale: 'es' })
  const asked: string[] = []
  await page.route('**/api/v1/page-views/sums?*', (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: { items: [] } })
  })
  await page.goto('/')
  await page.getByText('Todavía no se ha contado ninguna visita.').waitFor()
  expect(asked).toEqual([`?days=7&last=${addDays(dateIn(now(), timeZone), -1)}`])
})

it('Today is whole without figures of page views', async () => {
  const { page } = await open('/stores')
  const refused = page.waitForResponse((response) => response.url().includes('/page-views/sums'))
  await page.route('**/api/v1/page-views/sums?*', (route) =>
    route.fulfill({ status: 403, json: refusal(403, 'forbidden').body ?? {} }),
  )
  await page.goto('/')
  await refused
  await page.getByRole('heading', { name: 'Recent changes' }).waitFor()
  await untilLoaded(page)
  expect(await mostSeen(page).count()).toBe(0)
})
