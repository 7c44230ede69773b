import { expect, it } from 'vitest'
import { daysAfter, today } from '../support/clock/days.ts'
import { useStudio } from './open.ts'
import { tabTo } from './tab-to.ts'

const open = useStudio()

it('puts up a promotion by keyboard alone', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(page, /^Put up a promotion$/)
  await page.keyboard.press('Enter')
  // A new record begins in its first field, and Enter goes on to the next.
  await page.getByLabel('Name, English').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Lamps')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name, Spanish').and(page.locator(':focus')).waitFor()
  await tabTo(page, /^Description, English/)
  await page.keyboard.type('All of them.')
  // The keys of the sheet work in an editor of texts and in a date, which take every Enter for themselves.
  const publishing = page.getByRole('dialog', { name: 'Publish “Lamps”' })
  await page.keyboard.press('Control+Enter')
  await publishing.waitFor()
  await page.keyboard.press('Escape')
  await publishing.waitFor({ state: 'detached' })
  // The last field of the text leads on: Tab does not stay in it.
  await tabTo(page, /^Description, Spanish/)
  await tabTo(page, /First day/)
  const start = daysAfter(today(), -2)
  await page.keyboard.type(start.replaceAll('-', ''))
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Publish now' }).and(page.locator(':enabled')).waitFor()
  await tabTo(page, /^Publish now$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => [...platform.entries.values()].at(-1)?.published?.document['start']).toBe(start)
})

it('searches by keyboard and gives the focus to the screen that is found', async () => {
  const { page } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('film on')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /A film on the mainsail/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'A film on the mainsail' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

it('closes a dialog by Escape and gives the focus back', async () => {
  const { page, platform } = await open('/')
  await page.goto(`/entries/${platform.find('store', 'ixtle').id}`)
  await page.getByRole('button', { name: 'Publish …' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish …')
})

it('changes every control of a store by keyboard alone', async () => {
  const { page, platform } = await open('/')
  const store = platform.find('store', '7-and-salt')
  await page.goto(`/entries/${store.id}`)
  await page.locator('details summary').first().focus()
  await page.keyboard.press('Enter')
  const draft = () => store.draft?.document
  const press = async (name: string | RegExp, ...keys: readonly string[]) => {
    await page.getByRole('button', { name }).first().focus()
    for (const key of keys) await page.keyboard.press(key)
  }
  const categories = page.getByRole('combobox', { name: 'Categories: Add one' })
  await categories.focus()
  await page.keyboard.type('fashion')
  await page
    .getByRole('option', { name: /fashion/i })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Moved within the mall' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('combobox', { name: 'Monday' }).focus()
  await page.keyboard.type('Open')
  await page.getByLabel('Monday, closes').focus()
  await page.keyboard.type('0330P')
  await page.getByLabel('Words people search for, English').focus()
  await page.keyboard.type('twine')
  await page.keyboard.press('Enter')
  // A new item gets the focus a moment later, in its first field.
  const addTo = async (list: string) => {
    await press(`${list}: Add one`, 'Enter')
    await page
      .getByRole('group', { name: list })
      .locator(':is(input, textarea, select):focus')
      .waitFor({ state: 'attached' })
  }
  await addTo('Calm hours')
  await page.getByRole('group', { name: 'Calm hours' }).getByRole('checkbox', { name: 'Tuesday' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('group', { name: 'Calm hours' }).getByLabel('From and until, opens').focus()
  await page.keyboard.type('1000A')
  await addTo('Special days')
  await page
    .getByRole('group', { name: 'Special days' })
    .getByRole('combobox', { name: 'Day', exact: true })
    .focus()
  await page.keyboard.type('At Easter')
  await press('From the library', 'Enter')
  await page.getByRole('dialog').getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(draft).toMatchObject({
    categories: expect.arrayContaining(['fashion']),
    flags: expect.arrayContaining(['relocated']),
    hours: {
      regular: { monday: '10:00-15:30' },
      calm: [{ days: ['tuesday'], hours: '10:00-20:00' }],
      holidays: [{ date: 'easter' }],
    },
    tags: { en: expect.arrayContaining(['twine']) },
  })
})
