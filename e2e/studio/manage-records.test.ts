import { expect, it } from 'vitest'
import { phone, useStudio } from './open.ts'

const open = useStudio()

it('finds records by filters that stay in the address', async () => {
  const { page } = await open('/whats-on')
  await page.getByLabel('Kind', { exact: true }).selectOption('event')
  await page.getByLabel('Find in this list').fill('film')
  await page.waitForURL(/kind=event.*q=film/)
  await page.reload()
  await page.getByRole('link', { name: 'A film on the mainsail' }).waitFor()
  await expect.poll(() => page.locator('main table tbody tr').count()).toBe(1)
})

it('changes a field of a whole selection at once, and takes it back at once', async () => {
  const { page, platform } = await open('/whats-on?kind=promotion&q=save')
  await page.getByLabel(/^Select all \d/).check()
  await page.getByRole('button', { name: 'Change a field …' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Show it first in lists' })
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Show it first in lists' }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change \d/ })
    .click()
  const promotion = platform.find('promotion', 'candle-tin-refill')
  await expect.poll(() => promotion.published?.document['featured']).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => promotion.published?.document['featured']).toBeUndefined()
})

it('publishes one field of a selection and leaves the drafts of colleagues as they are', async () => {
  const { page, platform } = await open('/whats-on?kind=promotion&q=save')
  const promotion = platform.find('promotion', 'candle-tin-refill')
  const live = promotion.published?.document['description']
  const unready = { description: { en: '<p>Not ready yet.</p>' } }
  platform.changeAsColleague(promotion, unready)
  await page.reload()
  await page.getByLabel(/^Select all \d/).check()
  await page.getByRole('button', { name: 'Change a field …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption({ label: 'Show it first in lists' })
  await dialog.getByRole('checkbox', { name: 'Show it first in lists' }).check()
  await dialog.getByRole('button', { name: /^Change \d/ }).click()
  await expect.poll(() => promotion.published?.document['featured']).toBe(true)
  expect(promotion.published?.document['description']).toEqual(live)
  expect(promotion.draft?.document).toMatchObject({ ...unready, featured: true })
})

it('keeps what is selected when more is, and when the list shows something else', async () => {
  const { page } = await open('/stores')
  for (const number of [0, 1, 2]) await page.locator('main table tbody [type=checkbox]').nth(number).check()
  await page.getByText('3 selected').waitFor()
  await page.getByLabel('Find in this list').fill('ixtle')
  await page.getByLabel('Select “Ixtle”').check()
  await page.getByText('4 selected').waitFor()
  await page.getByLabel('Select “Ixtle”').uncheck()
  await page.getByText('3 selected').waitFor()
})

it('asks before it takes many off the site, with their number', async () => {
  const { page, platform } = await open('/whats-on?kind=promotion')
  const promotion = platform.find('promotion', 'candle-tin-refill')
  await page.getByLabel(/^Select all \d/).check()
  const count = await page.locator('main table tbody tr').count()
  expect(count).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Take off the site' }).click()
  const dialog = page.getByRole('dialog', { name: `Take ${count} entries off the site?` })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(promotion.published).toBeDefined()
  await page.getByRole('button', { name: 'Take off the site' }).click()
  await dialog.getByRole('button', { name: `Take ${count} off the site` }).click()
  await expect.poll(() => promotion.published).toBeUndefined()
})

it('moves a record to the bin and takes it out again', async () => {
  const { page, platform } = await open('/')
  const promotion = platform.find('promotion', 'candle-tin-refill')
  await page.goto(`/entries/${promotion.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Move to the bin' }).click()
  await page.waitForURL('**/whats-on')
  expect(promotion.isDeleted).toBe(true)
  await page.goto('/bin')
  await page.getByRole('button', { name: 'Take it out of the bin' }).click()
  await expect.poll(() => promotion.isDeleted).toBe(false)
})

it('goes back to an older version', async () => {
  const { page, platform } = await open('/')
  const store = platform.find('store', 'ixtle')
  const old = store.published?.document['phone']
  platform.changeAsColleague(store, { phone: '902-555-0000' })
  await page.goto(`/entries/${store.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  const [newest, first] = [
    page.locator('[class*=revisions] > li').first(),
    page.locator('[class*=revisions] > li').nth(1),
  ]
  await newest.locator('summary').click()
  await newest.getByText('902-555-0000').waitFor()
  await first.locator('summary').click()
  await first.getByRole('button', { name: 'Go back to this version' }).click()
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe(old)
})

it("begins a copy without the old one's days", async () => {
  const { page, platform } = await open('/')
  const promotion = platform.find('promotion', 'candle-tin-refill')
  await page.goto(`/entries/${promotion.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.locator('[class*=editorHead]').getByText('Draft').waitFor()
  await expect.poll(() => page.getByLabel('Name, English').inputValue()).toContain('Bring the tin back')
  await page.getByLabel('Name, English').fill('Bring the tin back again')
  await page.waitForURL(/entries\/\d+$/)
  const copy = () => [...platform.entries.values()].at(-1)?.draft?.document
  await expect.poll(copy).toMatchObject({ name: { en: 'Bring the tin back again' }, store: 'wick-and-wharf' })
  expect(copy()).not.toHaveProperty('start')
})

it('moves items of a list by buttons, by touch on a phone', async () => {
  const { page, platform } = await open('/', phone)
  const home = platform.find('homepage', 'homepage')
  await page.goto(`/entries/${home.id}`)
  const [first, second] = [home.published?.document['featured_stores']].flat()
  await page
    .getByRole('group', { name: 'Stores' })
    .getByRole('button', { name: /^Move “.*” down$/ })
    .first()
    .tap()
  await expect
    .poll(() => [home.draft?.document['featured_stores']].flat().slice(0, 2))
    .toEqual([second, first])
})

it('changes Christmas Eve for the centre', async () => {
  const { page, platform } = await open('/hours')
  await page.getByRole('link', { name: 'Christmas Eve' }).click()
  await page.getByLabel('Hours of the centre on this day, closes').fill('14:00')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('“Christmas Eve” is live.').waitFor()
  const eve = [...platform.entries.values()].find(({ published }) => published?.document['date'] === '12-24')
  expect(eve?.published?.document['hours']).toBe('09:00-14:00')
})

it('offers a reader nothing that the platform would refuse', async () => {
  const { page, platform } = await open('/')
  platform.role = 'reader'
  await page.goto('/whats-on')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: 'New promotion' }).count()).toBe(0)
  await page.goto(`/entries/${platform.find('store', 'ixtle').id}`)
  await expect.poll(() => page.getByLabel('Telephone').getAttribute('readonly')).not.toBeNull()
  expect(await page.getByRole('button', { name: 'Publish …' }).count()).toBe(0)
})

it('shows the columns that one chooses, and keeps them on the device', async () => {
  const children = [{ slug: 'restaurants', name: { en: 'Restaurants', es: 'Restaurantes' } }]
  const { page } = await open('/stores', {
    documents: [
      { kind: 'category', slug: 'food', document: { name: { en: 'Food', es: 'Comida' }, children } },
      {
        kind: 'store',
        slug: 'oakum',
        document: { name: 'Oakum', categories: ['restaurants'], phone: '555-0117' },
      },
      { kind: 'store', slug: 'ballast', document: { name: 'Ballast' } },
    ],
  })
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Categories' }).check()
  await page.getByRole('checkbox', { name: 'Telephone' }).check()
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row', { name: /Oakum/ })
  await row.getByText('Food › Restaurants').waitFor()
  await page.reload()
  await row.getByText('555-0117').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Categories',
    'Telephone',
    'State',
    'Last changed',
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(
    await page.getByText('Telephone:').evaluateAll((all) => all.map((one) => one.checkVisibility())),
  ).toEqual([false, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
