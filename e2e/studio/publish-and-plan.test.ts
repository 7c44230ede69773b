import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runPublications } from '../../platform/src/documents/run-publications.ts'
import { daysAfter, firstFrom, instantAt, nextYearly, shortDay } from '../support/clock/days.ts'
import { openStudioOfEditors } from './open-studio-of-editors.ts'

const studio = openStudioOfEditors()
const { openAsEditor, openRecord } = studio

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

it('plans over the night in which the clocks go forward, in the time of the mall', async () => {
  // Before the second Sunday in March, and not today, when ten in the evening may be over.
  const saturday = firstFrom(daysAfter(nextYearly('03-06'), 1), 6)
  const sunday = daysAfter(saturday, 1)
  const { page, id } = await openRecord('promotion', 'parking', { timezoneId: 'Asia/Tokyo' })
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
  // A record without dates of its own, which would be over in another year.
  const { page, id } = await openRecord('page', 'about')
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
  const featured = async () =>
    JSON.stringify(await studio.platform.json('/homepage', new Date('2026-11-21T15:00:00Z')))
  const before = await featured()
  expect(before).toContain('Half-price nets')
  const { page } = await openRecord('promotion', 'half-price-nets')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Take it off the site' }).click()
  await page.getByText('It is off the site.').waitFor()
  expect(await featured()).not.toContain('Half-price nets')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Undone: everything is as it was before.').waitFor()
  expect(await featured()).toContain('Half-price nets')
})

it('remarks on a language that is missing, and refuses one that is broken', async () => {
  const { page } = await openAsEditor('/entries/new-promotion')
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
