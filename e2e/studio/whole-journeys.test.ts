import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { phone } from './open.ts'
import { openStudioOfEditors } from './open-studio-of-editors.ts'

const studio = openStudioOfEditors()
const { openAsEditor, openRecord } = studio

/** The platform does what is requested, and the line is dead before it can say so. */
async function loseAnswer(route: Route): Promise<void> {
  // Drops the headers that the browser adds itself.
  const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
  const response = await route.fetch({ headers })
  expect(response.ok()).toBe(true)
}

it('keeps a text whose session ends while it is written, and saves it after the next login', async () => {
  const { page, staffId } = await openRecord('store', 'quiet-corner')
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
  const [{ page: ada }, { page: ben }] = await Promise.all([
    openRecord('news', 'new-roof'),
    openRecord('news', 'new-roof'),
  ])
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
  const { page, id } = await openRecord('store', 'quiet-corner', phone)
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
  const { page } = await openAsEditor('/entries/new-promotion', phone)
  let lost = 0
  let isBack = false
  await page.route('**/api/v1/entries', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (isBack) return route.continue()
    if (lost === 0) await loseAnswer(route)
    lost += 1
    await route.abort()
  })
  const name = page.getByLabel('Name, English')
  await name.fill('Lost lamps')
  await page.getByText('no connection').waitFor()
  await name.fill('Lost lamps, found')
  await expect.poll(() => lost).toBeGreaterThan(1)
  await page.reload({ waitUntil: 'commit' })
  isBack = true
  await page.getByText(/^Saved \d/).waitFor({ timeout: 30_000 })
  const found = await page.evaluate(async () => {
    const response = await fetch('/api/v1/entries?kind=promotion&state=draft')
    return JSON.stringify(await response.json()).match(/"slug":"lost-lamps[^"]*"/g)
  })
  expect(found).toHaveLength(1)
  await expect.poll(() => name.inputValue()).toBe('Lost lamps, found')
})

it('takes away what a role may no longer do as soon as an act is refused, and keeps the text', async () => {
  const { page, staffId } = await openRecord('store', 'net-works')
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
