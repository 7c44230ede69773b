import { expect, it } from 'vitest'
import { findUnreadable } from './find-unreadable.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()

it('shows every word and button of the dialogs on a phone with letters twice as large, and of the choice between two texts', async () => {
  const { page, platform } = await open('/stores', phone)
  const store = platform.find('store', 'ixtle')
  const found: string[] = []
  const look = async (name: string) => {
    for (const line of await findUnreadable(page)) found.push(`${name}: ${line}`)
  }
  // It hears of a colleague by its save alone: else the field may have the new number before it is filled.
  await page.route('**/presence', (route) => route.abort())
  await page.goto(`/entries/${store.id}`)
  const telephone = page.getByLabel('Telephone')
  await telephone.waitFor()
  platform.changeAsColleague(store, { phone: '902-555-0000' })
  await telephone.fill('902-555-1111')
  const choice = page.getByRole('dialog', { name: 'Ben Okafor changed the same field' })
  await choice.waitFor()
  await look('choice')
  await choice.getByRole('button', { name: 'Decide later' }).first().click()
  await look('undecided')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await choice.getByText('902-555-1111').click()
  await choice.getByRole('button', { name: 'Save this choice' }).click()
  await page.getByRole('button', { name: 'Publish now' }).waitFor()
  await page.getByLabel('At a set time', { exact: true }).check()
  await look('publish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await look('menu')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await look('history')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText(/is live/).waitFor()
  platform.changeAsColleague(store, { phone: '902-555-2222' })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog', { name: '1 entry was not taken back' }).waitFor()
  await look('undo')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  await page.getByRole('dialog').getByRole('link', { name: /lamp/i }).first().waitFor()
  await look('search')
  expect(found).toEqual([])
})
