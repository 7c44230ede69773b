import { isGroup } from '@promenade/domain/studio/document'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import type { StartDocument } from '../../studio/testing/fake-platform.ts'
import { boxOf } from '../support/measure.ts'
import { violations } from '../support/violations.ts'
import { demoDocuments } from './demo-documents.ts'
import { findFaults } from './find-faults.ts'
import { phone, useStudio } from './open.ts'
import { goWithin, paths, waitUntilLoaded } from './screens.ts'

const open = useStudio()
const longText =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze and everything else that goes with it, '.repeat(2)

it.each([
  ['empty', [], 0],
  ['full of long texts', demoDocuments(new Date(now())).slice(0, 60).map(lengthen), 1],
] as const)('has no fault in a mall that is %s', async (_, documents, turn) => {
  const { page, platform } = await open('/', { documents })
  const [first] = platform.entries.keys()
  const found: string[] = []
  const all = [...paths, ...(first === undefined ? [] : [`/entries/${first}`])]
  for (const [index, path] of all.entries()) {
    // In an empty mall two screens of one record have the same heading: that it is missing.
    await (turn === 0 && /\d/.test(path) ? page.goto(path) : goWithin(page, path))
    for (const line of await findFaults(page, index + turn)) found.push(`${path} ${line}`)
  }
  expect(found).toEqual([])
})

it('says with a heading and a way on that the platform does not answer', async () => {
  const { page, platform } = await open('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  platform.isDown = true
  await page.getByRole('link', { name: 'Stores', exact: true }).click()
  await page.getByRole('heading', { name: 'That did not work' }).waitFor()
  expect(await findFaults(page)).toEqual([])
})

it('has no fault in its dialogs', async () => {
  const { page } = await open('/whats-on?kind=promotion', { ...phone })
  const found: string[] = []
  const look = async (name: string) => {
    await waitUntilLoaded(page)
    for (const line of await violations(page)) found.push(`${name} ${line}`)
  }
  await page.getByLabel(/^Select all \d/).check()
  await look('selection')
  await page.getByRole('button', { name: 'Change a field …' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption({ label: 'Last day' })
  await look('bulk change')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  await page.getByRole('dialog').getByRole('link', { name: /lamp/i }).first().waitFor()
  await look('search')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^More/ }).click()
  await look('more')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bring the tin back, save six dollars' }).click()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByLabel('At a set time', { exact: true }).check()
  await look('publish')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More actions' }).click()
  await look('menu')
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await look('history')
  expect(found).toEqual([])
})

it.each([
  ['44 px by touch', phone, 44],
  ['24 px by mouse', {}, 24],
])('lets the box of a row be pressed on at least %s', async (_, options, size) => {
  const { page } = await open('/stores', options)
  const place = page.getByRole('checkbox', { name: 'Select “Aizome Works”' }).locator('..')
  const box = await boxOf(place)
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(size)
  await place.click({ position: { x: 2, y: box.height - 2 } })
  await page.getByText('1 selected').waitFor()
})

/** The same record with texts that nobody cut to fit. */
function lengthen({ kind, slug, document }: StartDocument): StartDocument {
  const grow = (value: unknown) => ({ ...(isGroup(value) ? value : {}), en: longText, es: longText })
  const field = ['name', 'title'].find((one) => isGroup(document[one]))
  return {
    kind,
    slug,
    document: field === undefined ? document : { ...document, [field]: grow(document[field]) },
  }
}
