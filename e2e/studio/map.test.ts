import { setInDocument } from '@promenade/domain/studio/path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { now } from '../support/clock/run-clock.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { phone, useStudio } from './open.ts'

/** A store that is new, one in the unit of another, and one whose unit the map lacks. */
const units: Readonly<Record<string, string>> = { fogbound: '110', ixtle: '999' }
const newStore = { name: { en: 'Red Herring', es: 'Red Herring' }, categories: ['restaurants'] }
const open = useStudio([
  ...demoDocuments(new Date(now())).map((one) => {
    const unit = one.kind === 'store' ? units[one.slug] : undefined
    return unit === undefined ? one : { ...one, document: setInDocument(one.document, ['unit'], unit) }
  }),
  { kind: 'store', slug: 'red-herring', document: newStore },
])

function placeOf(platform: FakePlatform, state: 'published' | 'draft' = 'published') {
  const document = platform.find('store', 'red-herring')[state]?.document
  return [document?.['unit'], document?.['level']]
}

function unitOnPlan(page: Page, number: string) {
  return page.locator(`[data-unit="${number}"]`)
}

it('mends a store that is not on the map in two presses from its fault, with undo', async () => {
  const { page, platform } = await open('/faults')
  await page.getByRole('link', { name: 'Choose its unit: Red Herring' }).click()
  await unitOnPlan(page, '142').click()
  await page.getByText('Red Herring is in unit 142 for visitors.').waitFor()
  expect(placeOf(platform)).toEqual(['142', 1])
  await page.getByRole('link', { name: 'Red Herring' }).waitFor()
  await expect.poll(() => unitOnPlan(page, '142').getAttribute('data-state')).toBe('taken')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('Not on the map').waitFor()
  expect(placeOf(platform)).toEqual([undefined, undefined])
})

it('puts a store into a unit from the plan, from a record and by dragging', async () => {
  const { page, platform } = await open('/map')
  await unitOnPlan(page, '142').click()
  await page.getByRole('dialog', { name: 'Unit 142' }).getByRole('button', { name: 'Red Herring' }).click()
  await page.getByText('Red Herring is in unit 142 for visitors.').waitFor()
  await page.goto(`/entries/${platform.find('store', 'red-herring').id}`)
  await page.getByRole('link', { name: 'Choose it on the map' }).click()
  await page.getByRole('button', { name: 'Level 2' }).click()
  await unitOnPlan(page, '201').click()
  await page.getByText(/^Red Herring is in unit 201 for visitors, beside /).waitFor()
  expect(placeOf(platform)).toEqual(['201', 2])
  await page.getByRole('button', { name: 'Level 1' }).click()
  await page.getByText('Ixtle', { exact: true }).first().dragTo(unitOnPlan(page, '142'))
  await page.getByText('Ixtle is in unit 142 for visitors.').waitFor()
})

it('shows units that are free or have several stores, and stores without a unit', async () => {
  const { page } = await open('/map')
  const unplaced = page.locator('section', {
    has: page.getByRole('heading', { name: 'Stores without a unit' }),
  })
  await unplaced.getByText('Red Herring').waitFor()
  expect(await unplaced.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Ixtle\s+The map has no unit 999\s+Choose a unit …$/),
    expect.stringMatching(/^Red Herring\s+Not on the map\s+Choose a unit …$/),
  ])
  expect(await unitOnPlan(page, '112').getAttribute('data-state')).toBe('free')
  expect(await unitOnPlan(page, '110').getAttribute('data-state')).toBe('twice')
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Several stores' })
  await page.getByText('1 unit', { exact: true }).waitFor()
})

it('is whole without the plan: by keyboard, in the list', async () => {
  const { page, platform } = await open('/map')
  await page.getByRole('button', { name: 'Choose a unit for Red Herring' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  await page.keyboard.type('142')
  await page.getByRole('button', { name: 'Put it there' }).press('Enter')
  await page.getByText('Red Herring is in unit 142 for visitors.').waitFor()
  expect(placeOf(platform)).toEqual(['142', 1])
})

it('works on a phone in Spanish', async () => {
  const { page, platform } = await open('/map', { ...phone, locale: 'es', colorScheme: 'dark' })
  await page.getByRole('searchbox', { name: 'Buscar un local o una tienda' }).fill('142')
  await page.getByRole('button', { name: 'Elegir una tienda para el local 142' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Local 142' })
  await sheet.getByRole('searchbox').fill('herring')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Red Herring' }).tap()
  await page.getByText('Los visitantes ven Red Herring en el local 142.').waitFor()
  expect(placeOf(platform)).toEqual(['142', 1])
})

it('draws a number of a unit where it can be read, on a phone', async () => {
  const { page } = await open('/map', phone)
  const numbers = page.locator('svg text')
  const sizes = () =>
    numbers.evaluateAll((all) =>
      all.map((one) => {
        const { a = 0, b = 0 } = (one instanceof SVGGraphicsElement && one.getScreenCTM()) || {}
        return Number(one.getAttribute('font-size')) * Math.hypot(a, b)
      }),
    )
  const plan = page.locator('svg', { has: unitOnPlan(page, '142') })
  let width = (await boxOf(plan)).width
  for (const size of await sizes()) expect(size).toBeGreaterThanOrEqual(10.99)
  const counts = [await numbers.count()]
  for (let step = 0; step < 4; step++) {
    await page.getByRole('button', { name: 'Closer' }).tap()
    await expect.poll(async () => (await boxOf(plan)).width).toBeGreaterThan(width)
    width = (await boxOf(plan)).width
    for (const size of await sizes()) expect(size).toBeGreaterThanOrEqual(10.99)
    counts.push(await numbers.count())
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts.at(-1)).toBeGreaterThan(40)
})

it('changes only the draft for an author, and nothing for a reader', async () => {
  const { page, platform } = await open('/map')
  platform.role = 'author'
  await page.reload()
  await page.getByRole('button', { name: 'Choose a unit for Red Herring' }).click()
  await unitOnPlan(page, '142').click()
  await page
    .getByText('Red Herring is in unit 142 in its draft. Visitors see it when that is published.')
    .waitFor()
  expect([placeOf(platform), placeOf(platform, 'draft')]).toEqual([
    [undefined, undefined],
    ['142', 1],
  ])
  platform.role = 'reader'
  await page.goto(`/map?store=${platform.find('store', 'red-herring').id}`)
  await unitOnPlan(page, '142').click()
  await page.getByRole('dialog', { name: 'Unit 142' }).getByRole('link', { name: 'Red Herring' }).waitFor()
  expect(await page.getByRole('button', { name: /^(?:Choose|Another)/ }).count()).toBe(0)
})
