import { expect, it } from 'vitest'
import { daysAfter, shortDay, today } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { useStudio } from './open.ts'

const open = useStudio()

const inDays = (days: number) => new Date(now() + days * 86_400_000).toISOString()

/** A promotion that Ben has planned for tomorrow. */
async function openPlanned(path: string) {
  const opened = await open('/')
  const promotion = opened.platform.find('promotion', 'candle-tin-refill')
  promotion.scheduled = [{ id: 9_001, action: 'publish', at: inDays(1), by: 'Ben Okafor' }]
  await opened.page.goto(path.replace(':id', `${promotion.id}`))
  return { ...opened, promotion }
}

it('says what a publication replaces, with when and by whom, before it is planned', async () => {
  const tomorrow = shortDay(daysAfter(today(), 1))
  const { page, promotion } = await openPlanned('/entries/:id')
  await page.getByRole('button', { name: 'Publish …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(new RegExp(`^Goes live ${tomorrow.source}, .*, planned by Ben Okafor$`)).waitFor()
  expect(await dialog.getByLabel('This replaces it').isChecked()).toBe(true)
  await dialog.getByLabel('Now', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(promotion.scheduled).toEqual([])
})

it('lets both plans stand at different moments, and its line names both; at one moment it is refused', async () => {
  const { page, promotion } = await openPlanned('/entries/:id')
  await page.getByRole('button', { name: 'Publish …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('It stays: both happen, one after the other').check()
  await dialog.getByText('Something is planned for this entry at this very moment').waitFor()
  expect(await dialog.getByRole('button', { name: 'Schedule' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Time', { exact: true }).fill('23:45')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(promotion.scheduled).toHaveLength(2)
  await page
    .locator('[class*=editorChips]')
    .getByText(/changes go live .* changes go live /)
    .waitFor()
})

it('asks before many are changed for which something is planned', async () => {
  const { page, platform, promotion } = await openPlanned('/whats-on?kind=promotion&q=save')
  await page.getByLabel(/^Select all \d/).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Something is planned for one of them' })
  await dialog.getByText(/Goes live .*, planned by Ben Okafor/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(platform.writes).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Go on and leave the plans' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => platform.writes).toEqual(['POST /change-sets'])
  expect(promotion.scheduled).toHaveLength(1)
})
