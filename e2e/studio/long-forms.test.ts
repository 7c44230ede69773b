import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { phone, useStudio } from './open.ts'

const day = (name: string, date: string) => ({ name: { en: name, es: name }, date, hours: '12:00-23:00' })

const store = {
  kind: 'store',
  slug: 'oakum',
  document: {
    name: 'Oakum',
    categories: ['fashion'],
    email: 'nobody',
    hours: {
      regular: { monday: '10:00-20:00' },
      holidays: [day('Midsummer', '06-24'), day('Harbour Day', '08-03'), day('Lantern Night', '11-11')],
    },
  },
} as const

const open = useStudio([store])

async function openStore(options = {}) {
  const { page, platform } = await open('/', options)
  const record = platform.find('store', 'oakum')
  await page.goto(`/entries/${record.id}`)
  const days = page.getByRole('group', { name: 'Special days' })
  await days.locator('summary', { hasText: 'Midsummer' }).waitFor()
  return { page, days, record }
}

/** The names of the items, in their order. */
function namesOf(days: Locator): Promise<readonly string[]> {
  return days.locator('summary b').allTextContents()
}

function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
}

it('folds the items of a long list under their names and hours', async () => {
  const { page, days } = await openStore(phone)
  expect(await namesOf(days)).toEqual(['Midsummer', 'Harbour Day', 'Lantern Night'])
  expect(await days.getByText('12:00 p.m. – 11:00 p.m.').first().isVisible()).toBe(true)
  expect(await days.getByLabel('Name, English').first().isVisible()).toBe(false)
  await days.locator('summary', { hasText: 'Harbour Day' }).tap()
  await expect.poll(() => days.getByLabel('Name, English').nth(1).isVisible()).toBe(true)
  await days.getByRole('button', { name: 'Special days: Add one' }).tap()
  await expect.poll(() => days.getByLabel('Name, English').nth(3).isVisible()).toBe(true)
  await expect
    .poll(() =>
      days
        .getByLabel('Name, English')
        .nth(3)
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  expect(await days.getByLabel('Name, English').first().isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

it('moves the focus along with a moved item, which stays open, and to the next after a removal', async () => {
  const { page, days, record } = await openStore()
  await days.locator('summary', { hasText: 'Lantern Night' }).click()
  await days.getByRole('button', { name: 'Move “Lantern Night” up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => namesOf(days)).toEqual(['Midsummer', 'Lantern Night', 'Harbour Day'])
  await expect.poll(() => focusedLabel(page)).toBe('Move “Lantern Night” up')
  await page.keyboard.press('Enter')
  await expect.poll(() => namesOf(days)).toEqual(['Lantern Night', 'Midsummer', 'Harbour Day'])
  expect(
    await days.locator('details').evaluateAll((all) => all.map((one) => one.hasAttribute('open'))),
  ).toEqual([true, false, false])
  await days.getByRole('button', { name: 'Remove “Lantern Night”' }).press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Remove “Midsummer”')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedLabel(page)).toBe('Remove “Harbour Day”')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-hours.holidays')
  await expect.poll(() => record.draft?.document).not.toHaveProperty('hours.holidays')
})

it('names in the list of sections what is found in each, and goes there by keyboard', async () => {
  const { page } = await openStore()
  const sections = page.getByRole('navigation', { name: 'Parts of this form' })
  await sections
    .getByRole('link', { name: /^Contact/ })
    .getByText('1', { exact: true })
    .waitFor()
  expect(await sections.getByRole('link', { name: 'Hours' }).textContent()).toBe('Hours')
  const heading = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Alt+PageDown')
  await expect.poll(heading).toBe('What it is')
  await page.keyboard.press('Alt+PageDown')
  await expect.poll(heading).toBe('Hours')
  await expect.poll(() => sections.evaluate((list) => list.getBoundingClientRect().top)).toBe(0)
  await page.keyboard.press('Alt+PageUp')
  await expect.poll(heading).toBe('What it is')
})

it('saves and publishes by keys', async () => {
  const { page, record } = await openStore()
  await page.getByLabel('Name of the store, English').fill('Oakum & Twine')
  await page.keyboard.press('Control+s')
  await page.getByText('Everything is saved').first().waitFor()
  await expect.poll(() => record.draft?.document).toMatchObject({ name: { en: 'Oakum & Twine' } })
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Publish/ })
    .waitFor()
})

it('walks the rows of a list by the arrow keys', async () => {
  const { page } = await open('/stores', {
    documents: ['Anchor', 'Binnacle', 'Capstan'].map((name) => ({
      kind: 'store' as const,
      slug: name.toLowerCase(),
      document: { name },
    })),
  })
  await page.getByRole('link', { name: 'Anchor' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Capstan')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Binnacle')
})
