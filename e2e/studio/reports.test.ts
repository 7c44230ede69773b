import { expect, it } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { now } from '../support/clock/run-clock.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio(demoDocuments(new Date(now())))

type Report = FakePlatform['reports']['all'][number]['json']

/** Two visitors report on a store, one of whom wants an answer. */
function reportOn(platform: FakePlatform, slug: string): number {
  const { id } = platform.find('store', slug)
  const at = new Date(now()).toISOString()
  const shared = { locale: 'es', at, path: ['phone'] } satisfies Partial<Report>
  platform.reports.add(id, { ...shared, problem: 'contact', message: 'Termina en 88.', wantsAnswer: true })
  platform.reports.add(id, { ...shared, problem: 'closed', path: [], message: null, wantsAnswer: false })
  return id
}

it('lists what visitors report, and takes each of the two decisions with its undo', async () => {
  const { page, platform } = await open('/faults')
  reportOn(platform, 'ixtle')
  await page.reload()
  await page.getByRole('heading', { name: 'Visitors say it is wrong' }).waitFor()
  const closed = page.getByText('1 visitor says: It has closed, or is not there.')
  await closed.waitFor()
  await page.getByRole('button', { name: /^Not so: Ixtle: .* It has closed/ }).click()
  await page.getByText('Marked as not so.').waitFor()
  await closed.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await closed.waitFor()
  await page.getByRole('button', { name: /^Mended: Ixtle: .* “Termina en 88\.”$/ }).click()
  await page.getByText('Marked as mended. At 10:40 a.m. 1 visitor gets a message.', { exact: true }).waitFor()
  await page.getByText('Termina en 88.').waitFor({ state: 'detached' })
})

it('makes a search that found nothing a synonym of a store, with its undo', async () => {
  const { page, platform } = await open('/faults')
  platform.reports.searches.push('piraguas')
  await page.reload()
  await page.getByRole('heading', { name: 'Searches that found nothing this week' }).waitFor()
  await page.getByRole('button', { name: 'Make “piraguas” a synonym of' }).click()
  const choice = page.getByRole('combobox', { name: 'Make “piraguas” a synonym of' })
  await expect.poll(() => choice.evaluate((element) => element === document.activeElement)).toBe(true)
  await choice.selectOption({ label: 'Ixtle' })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Make it so' }).click()
  await page.getByText('Whoever searches for “piraguas” finds Ixtle.').waitFor()
  const tags = () => platform.find('store', 'ixtle').published?.document['tags']
  expect(tags()).toMatchObject({ es: expect.arrayContaining(['piraguas']) })
  await choice.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Make “piraguas” a synonym of' }).waitFor()
  expect(tags()).not.toMatchObject({ es: expect.arrayContaining(['piraguas']) })
})

it('shows them above the record, each with the way to its field, on a phone in Spanish', async () => {
  const { page, platform } = await open('/stores', { ...phone, locale: 'es' })
  const id = reportOn(platform, 'ixtle')
  await page.goto(new URL(`/entries/${id}`, page.url()).href)
  await page.getByRole('heading', { name: '2 visitantes avisan que aquí hay algo mal' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'El teléfono o la dirección está mal' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-phone/)
  await page.getByRole('button', { name: 'Ya quedó: todos' }).click()
  await page.getByRole('heading', { name: /avisan/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByRole('heading', { name: '2 visitantes avisan que aquí hay algo mal' }).waitFor()
})
