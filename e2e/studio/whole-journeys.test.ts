import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Locator, Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { runPublications } from '../../platform/src/documents/run-publications.ts'
import { daysAfter, firstFrom, instantAt, nextYearly, shortDay } from '../support/clock/days.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()
let people = 0

async function logIn(options: Parameters<typeof studio.open>[1] = {}) {
  people += 1
  const name = `Colleague${people}`
  const staffId = await studio.addStaff(name, 'editor')
  const { page } = await studio.open(await studio.linkFor(staffId, 'start'), options)
  await page.locator('#main h1').waitFor()
  return { page, staffId }
}

/** The platform does what is requested, and the line is dead before it can say so. */
async function loseAnswer(route: Route): Promise<void> {
  // Drops the headers that the browser adds itself.
  const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
  const response = await route.fetch({ headers })
  expect(response.ok()).toBe(true)
}

async function openRecord(page: Page, kind: EntryKind, slug: string): Promise<number> {
  const { id } = await studio
    .database()
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  await page.goto(`/entries/${id}`)
  await page.locator('[class$=_editor]').waitFor()
  return id
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
}

/** The plans of one record. */
async function listPlans(entry: number): Promise<readonly string[]> {
  const plans = await studio
    .database()
    .selectFrom('publication')
    .select(['action', 'at'])
    .where('entry_id', '=', entry)
    .where('state', '=', 'waiting')
    .orderBy('at')
    .execute()
  return plans.map(({ action, at }) => `${action} ${at.toISOString()}`)
}

async function typeInto(field: Locator, day: string): Promise<void> {
  await field.getByRole('spinbutton').first().click()
  await field.page().keyboard.type(day.replaceAll('-', ''))
}

it('keeps a text whose session ends while it is written, and saves it after the next login', async () => {
  const { page, staffId } = await logIn()
  await openRecord(page, 'store', 'quiet-corner')
  await studio.database().deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
  await page.getByLabel('In one line, English').fill('Chairs and nothing else')
  await page.getByText('you have been logged out').waitFor()
  await page.goto(await studio.linkFor(staffId, 'start'))
  await page.getByText('1 text is on this device only').waitFor()
  await page.getByRole('link', { name: 'Quiet Corner' }).first().click()
  await page.getByText(/^Saved \d/).waitFor()
  await page.reload()
  await expect
    .poll(() => page.getByLabel('In one line, English').inputValue())
    .toBe('Chairs and nothing else')
})

it('lets two editors of one text both read it before one of them decides', async () => {
  const [{ page: ada }, { page: ben }] = await Promise.all([logIn(), logIn()])
  await Promise.all([openRecord(ada, 'news', 'new-roof'), openRecord(ben, 'news', 'new-roof')])
  const text = (page: Page) => page.getByRole('textbox', { name: 'Description, English' })
  // Ben writes before he hears of Ada.
  await ben.route('**/presence', () => {})
  await text(ada).fill('The roof is green.')
  await ada.getByText(/^Saved \d/).waitFor()
  await text(ben).fill('The roof is red.')
  const dialog = ben.getByRole('dialog', { name: /changed the same field/ })
  await dialog.getByText('The roof is green.').waitFor()
  await ben.unroute('**/presence')
  await dialog.getByText('The roof is red.').waitFor()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await ben.getByText(/^Saved \d/).waitFor()
  await ada.reload()
  await text(ada).getByText('The roof is red.').waitFor()
})

it('takes no save of its own for a colleague’s when the phone loses its answer', async () => {
  const { page } = await logIn(phone)
  const id = await openRecord(page, 'store', 'quiet-corner')
  let lost = 0
  await page.route(`**/entries/${id}/draft`, async (route) => {
    if (lost === 0) await loseAnswer(route)
    lost += 1
    await (lost < 3 ? route.abort() : route.continue())
  })
  await page.getByLabel('Telephone').fill('902-555-0177')
  await page.getByText('no connection').waitFor()
  await page.getByLabel('Telephone').fill('902-555-0178')
  await page.getByText(/^Saved \d/).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByText('A colleague changed').count()).toBe(0)
  await page.unroute(`**/entries/${id}/draft`)
  await page.reload()
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('902-555-0178')
})

it('makes one record of a new text when the phone loses the answer, and the page is loaded again', async () => {
  const { page } = await logIn(phone)
  let lost = 0
  await page.route('**/api/v1/entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (lost === 0) await loseAnswer(route)
    lost += 1
    await (lost < 3 ? route.abort() : route.continue())
  })
  await page.goto('/entries/new-promotion')
  const name = page.getByLabel('Name, English')
  await name.fill('Lost lamps')
  await page.getByText('no connection').waitFor()
  await name.fill('Lost lamps, found')
  await expect.poll(() => lost).toBeGreaterThan(1)
  await page.reload()
  await page.getByText(/^Saved \d/).waitFor({ timeout: 30_000 })
  const found = await page.evaluate(async () => {
    const response = await fetch('/api/v1/entries?kind=promotion&state=draft')
    return JSON.stringify(await response.json()).match(/"slug":"lost-lamps[^"]*"/g)
  })
  expect(found).toHaveLength(1)
  await expect.poll(() => name.inputValue()).toBe('Lost lamps, found')
})

it('plans over the night in which the clocks go forward, in the time of the mall', async () => {
  // Before the second Sunday in March, and not today, when ten in the evening may be over.
  const saturday = firstFrom(daysAfter(nextYearly('03-06'), 1), 6)
  const sunday = daysAfter(saturday, 1)
  const { page } = await logIn({ timezoneId: 'Asia/Tokyo' })
  const id = await openRecord(page, 'promotion', 'parking')
  await page.getByLabel('Place on the home page').fill('4')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('At a set time', { exact: true }).check()
  await typeInto(page.getByRole('group', { name: 'Day', exact: true }), saturday)
  await page.getByLabel('Time', { exact: true }).fill('22:00')
  await page.getByLabel('Take it off the site at a set time').check()
  await typeInto(page.getByRole('group', { name: 'Day on which it is taken off' }), sunday)
  await page.getByLabel('Time at which it is taken off').fill('02:30')
  await page.getByRole('button', { name: 'Schedule' }).click()
  // The record and the notice both say it.
  await page
    .getByText(new RegExp(`goes? live ${shortDay(saturday).source}, 10:00`))
    .first()
    .waitFor()
  // There is no 2:30 in this night: it becomes 3:30.
  await page
    .getByText(new RegExp(`until ${shortDay(sunday).source}, 3:30`))
    .first()
    .waitFor()
  expect(await listPlans(id)).toEqual([
    `publish ${instantAt(saturday, '22:00')}`,
    `withdraw ${instantAt(sunday, '03:30')}`,
  ])
})

it('replaces the plan of a record by a new one, which begins with the old times', async () => {
  // All of it in the winter's time.
  const monday = firstFrom(daysAfter(nextYearly('01-02'), 1), 1)
  const [thursday, sunday] = [daysAfter(monday, 3), daysAfter(monday, 6)]
  const { page } = await logIn()
  // A record without dates of its own, which would be over in another year.
  const id = await openRecord(page, 'page', 'about')
  const plan = async (day: string, time: string) => {
    await page.getByRole('button', { name: 'Publish …' }).click()
    await page.getByLabel('At a set time', { exact: true }).check()
    await typeInto(page.getByRole('group', { name: 'Day', exact: true }), day)
    await page.getByLabel('Time', { exact: true }).fill(time)
  }
  await plan(monday, '06:00')
  await page.getByLabel('Take it off the site at a set time').check()
  await typeInto(page.getByRole('group', { name: 'Day on which it is taken off' }), sunday)
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page
    .getByText(new RegExp(`goes? live ${shortDay(monday).source}`))
    .first()
    .waitFor()
  expect(await listPlans(id)).toEqual([
    `publish ${instantAt(monday, '06:00')}`,
    `withdraw ${instantAt(sunday, '23:59')}`,
  ])

  await page.getByRole('button', { name: 'Publish …' }).click()
  await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('06:00')
  await expect.poll(() => page.getByLabel('Time at which it is taken off').inputValue()).toBe('23:59')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await plan(thursday, '07:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page
    .getByText(new RegExp(`goes? live ${shortDay(thursday).source}`))
    .first()
    .waitFor()
  expect(await listPlans(id)).toEqual([
    `publish ${instantAt(thursday, '07:00')}`,
    `withdraw ${instantAt(sunday, '23:59')}`,
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone: everything is as it was before.').waitFor()
  expect(await listPlans(id)).toEqual([
    `publish ${instantAt(monday, '06:00')}`,
    `withdraw ${instantAt(sunday, '23:59')}`,
  ])
  await runPublications(studio.database(), new Date(instantAt(monday, '20:00')))
  await page.reload()
  await page.getByText(new RegExp(`until ${shortDay(sunday).source}`)).waitFor()
})

it('withdraws a promotion that the home page features, and puts it back in its place', async () => {
  const { page } = await logIn()
  const featured = async () =>
    JSON.stringify(await studio.platform.json('/homepage', new Date('2026-11-21T15:00:00Z')))
  const before = await featured()
  expect(before).toContain('Half-price nets')
  await openRecord(page, 'promotion', 'half-price-nets')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Take it off the site' }).click()
  await page.getByText('It is off the site.').waitFor()
  expect(await featured()).not.toContain('Half-price nets')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone: everything is as it was before.').waitFor()
  expect(await featured()).toContain('Half-price nets')
})

it('takes away what a role may no longer do as soon as an act is refused, and keeps the text', async () => {
  const { page, staffId } = await logIn()
  await openRecord(page, 'store', 'net-works')
  const role = (name: 'reader' | 'editor') =>
    studio.database().updateTable('staff').set({ role: name }).where('id', '=', staffId).execute()
  await role('reader')
  await page.getByLabel('Telephone').fill('902-555-0100')
  await page.getByText('your role does not allow changes any more').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Publish …' }).count()).toBe(0)
  await expect.poll(() => page.getByLabel('Telephone').getAttribute('readonly')).not.toBeNull()
  expect(await page.getByLabel('Telephone').inputValue()).toBe('902-555-0100')
  await role('editor')
  await page.reload()
  await page.getByText(/^Saved \d/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Publish …' }).count()).toBe(1)
})

it('remarks on a language that is missing, and refuses one that is broken', async () => {
  const { page } = await logIn()
  await page.goto('/entries/new-promotion')
  await page.getByLabel('Name, English').fill('Rope by the metre')
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Any length.')
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByText('Not written in Spanish yet: Name, Description.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Publish now' }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const spanish = page.locator('[class$=_language]', {
    has: page.getByRole('textbox', { name: 'Description, Spanish' }),
  })
  await spanish.getByRole('textbox').click()
  await spanish.getByRole('button', { name: 'Edit as HTML' }).click()
  await spanish.getByRole('textbox').fill('<p><a href="/stores/nowhere">Por metro</a></p>')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Description, Spanish' }).waitFor()
  expect(await page.getByRole('button', { name: 'Publish now' }).isEnabled()).toBe(false)
  await page.keyboard.press('Escape')
  await spanish.getByRole('textbox').fill('<p>Por metro</p>')
  await publish(page)
  await page.getByText('“Rope by the metre” is live.').waitFor()
})
