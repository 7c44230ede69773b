import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { boxOf } from '../support/measure.ts'
import { demoDocuments } from './demo-documents.ts'
import { phone, useStudio } from './open.ts'

const open = useStudio()

const christmas = '/hours/stores?week=2026-12-21'

it('shows the week of every store beside the centre, and those that differ or have said nothing', async () => {
  const { page } = await open('/hours')
  await page.getByRole('link', { name: 'All stores, week by week' }).click()
  await page.getByRole('heading', { name: 'Hours of the stores' }).waitFor()
  await page.getByLabel('Go to').selectOption({ label: 'Dec 24: Christmas Eve' })
  await page.getByRole('heading', { name: 'Dec 21 – Dec 27' }).waitFor()
  const cellsOf = (store: string) => page.getByRole('row', { name: store }).getByRole('cell').allInnerTexts()
  // Eelgrass has a rest day of its own; Aizome Works does as the centre.
  await expect.poll(async () => (await cellsOf('Eelgrass'))[3]).toBe('Closed')
  const all = await page.getByRole('row').count()
  expect(new Set(await cellsOf('Aizome Works'))).toEqual(new Set(['as the centre\n·']))
  const show = page.getByRole('combobox', { name: 'Show' })
  await show.selectOption({ label: 'Those that differ from the centre' })
  await expect.poll(() => page.getByRole('row', { name: 'Aizome Works' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('row', { name: 'Eelgrass' }).count()).toBe(1)
  await show.selectOption({ label: 'Those that have said nothing about a special day' })
  await page.getByRole('row', { name: 'Aizome Works' }).waitFor()
  expect(await page.getByRole('row', { name: 'Eelgrass' }).count()).toBe(0)
  expect(await page.getByRole('row').count()).toBeLessThan(all)
  // The address has it all.
  await page.reload()
  await page.getByRole('heading', { name: 'Dec 21 – Dec 27' }).waitFor()
  expect(await page.getByRole('row', { name: 'Eelgrass' }).count()).toBe(0)
})

it('sets the hours of all listed stores on a special day at once', async () => {
  const { page } = await open(`${christmas}&show=silent`)
  await page.getByRole('button', { name: /^Change the hours of these \d+ stores …$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/closes$/i).fill('16:00')
  await dialog.getByRole('button', { name: /^Change \d/ }).click()
  await dialog.waitFor({ state: 'detached' })
  const eve = page.getByRole('row', { name: 'Aizome Works' }).getByRole('cell').nth(3)
  await expect.poll(() => eve.innerText()).toBe('9:00\u00A0a.m. – 4:00\u00A0p.m.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => eve.innerText()).toBe('as the centre\n·')
})

it('leads from a store to its own special days, which take a day of the centre in one press', async () => {
  const { page, platform } = await open(christmas)
  await page.getByRole('link', { name: 'Aizome Works' }).click()
  const days = page.getByRole('group', { name: 'Special days' })
  const ofCentre = days.getByRole('combobox', { name: 'A special day of the centre …' })
  await expect.poll(() => days.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await ofCentre.selectOption({ label: 'Christmas Eve · Dec 24' })
  const hours = page.getByRole('group', { name: 'Christmas Eve' }).getByRole('combobox', { name: 'Hours' })
  await expect.poll(() => hours.evaluate((element) => element === document.activeElement)).toBe(true)
  await hours.selectOption({ label: 'Closed' })
  await expect
    .poll(() => platform.find('store', 'aizome-works').draft?.document['hours'])
    .toEqual({
      holidays: [{ name: { en: 'Christmas Eve', es: 'Nochebuena' }, date: '12-24', hours: 'closed' }],
    })
  // A day that the store has is not offered again.
  await expect.poll(() => ofCentre.locator('option', { hasText: 'Christmas Eve' }).count()).toBe(0)
})

it('says for all that have said nothing that they keep the hours of the centre', async () => {
  const { page } = await open(`${christmas}&show=silent`)
  await page.getByRole('button', { name: /^Change the hours of these \d+ stores …$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours', { exact: true }).selectOption({ label: 'As the centre' })
  await dialog.getByRole('button', { name: /^Change \d/ }).click()
  await dialog.waitFor({ state: 'detached' })
  const eve = page.getByRole('row', { name: 'Aizome Works' }).getByRole('cell').nth(3)
  await expect.poll(() => eve.innerText()).toBe('as the centre, confirmed\n✓')
  // Its special day says so in its form too, and the year names only stores that differ.
  await page.getByRole('link', { name: 'Aizome Works' }).click()
  const own = page.locator('select:has(option[value="as-centre"])')
  await expect.poll(() => own.inputValue()).toBe('as-centre')
  await page.goto(new URL('/hours/year', page.url()).href)
  const day = page.getByRole('row', { name: 'Christmas Eve' }).getByRole('cell').last()
  await expect
    .poll(() => day.innerText())
    .toMatch(/Eelgrass: Closed\n[^]*\n\d+ stores keep the hours of the centre$/)
  expect(await day.innerText()).not.toContain('Aizome Works')
})

it('has the special days of the year on one sheet, which prints without the studio around it', async () => {
  const { page } = await open('/hours/year')
  const eve = page.getByRole('row', { name: 'Christmas Eve' })
  expect(await eve.getByRole('rowheader').innerText()).toContain('December 24, 2026')
  await expect.poll(() => eve.getByRole('cell').last().innerText()).toContain('Eelgrass: Closed')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await eve.isVisible()).toBe(true)
  // A day that lasts several has them all, and stores whose own hours began the day before.
  const week = page.getByRole('row', { name: 'December 28 – Wednesday, December 30, 2026' })
  expect(await week.getByRole('cell').last().innerText()).toContain('Ixtle: 12:00')
  // So has the form of that day.
  await page.emulateMedia({ media: 'screen' })
  await week.getByRole('link').click()
  const ixtle = page.getByRole('link', { name: 'Ixtle', exact: true })
  await expect.poll(() => page.getByRole('listitem').filter({ has: ixtle }).innerText()).toContain('12:00')
})

it('has each special day of the year as a block where there is no room for columns, and nothing scrolls sideways', async () => {
  const { page } = await open('/hours/year', phone)
  const region = page.getByRole('region', { name: 'Special days of the year' })
  const eve = page.getByRole('row', { name: 'Christmas Eve' })
  await eve.waitFor()
  const hidden = () => region.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await hidden()).toBe(0)
  const ofEelgrass = eve.getByText('Eelgrass: Closed')
  expect(await ofEelgrass.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await ofEelgrass.waitFor()
  await page.emulateMedia({ media: 'screen' })
  await eve.getByRole('button', { name: /^\d+ stores have hours of their own$/ }).click()
  await ofEelgrass.waitFor()
  await page.setViewportSize({ width: 768, height: 850 })
  expect(await hidden()).toBe(0)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await hidden()).toBe(0)
  expect(await eve.getByRole('rowheader').innerText()).toContain('December 24, 2026')
})

it.each(['en', 'es'] as const)('shows the first store and the signs on a phone, in %s', async (locale) => {
  const { page } = await open(christmas, { ...phone, locale })
  const first = page.locator('tbody th').first()
  await first.waitFor()
  const bar = await boxOf(page.getByRole('navigation').last())
  expect(await bottomOf(first)).toBeLessThanOrEqual(bar.y)
  // Of the days, the first special one is in sight.
  const eve = page.getByRole('columnheader', { name: /Christmas Eve|Nochebuena/ })
  await expect.poll(async () => (await boxOf(eve)).x + (await boxOf(eve)).width).toBeLessThanOrEqual(360)
  const legend = page.getByText(locale === 'en' ? '· as the centre' : '· como el centro').last()
  expect(await bottomOf(legend)).toBeLessThan(await bottomOf(first))
})

const longNames = [`${'7 '.repeat(39)}Up`, `7${'Zapateríayreparaciones'.repeat(3)}`]

it('wraps very long names within their column', async () => {
  const documents = demoDocuments(new Date(now())).map((one) => {
    const name = one.kind === 'store' ? longNames[['aizome-works', 'eelgrass'].indexOf(one.slug)] : undefined
    return name === undefined ? one : { ...one, document: { ...one.document, name: { en: name } } }
  })
  const { page } = await open(christmas, { ...phone, documents })
  for (const name of longNames) {
    const link = page.getByRole('link', { name, exact: true })
    await link.waitFor()
    const [text, cell] = [await boxOf(link), await boxOf(page.locator('th', { has: link }))]
    expect(text.x + text.width).toBeLessThanOrEqual(cell.x + cell.width)
    // A day is beside it.
    expect(cell.width).toBeLessThanOrEqual(180)
  }
})

async function bottomOf(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element)
  return y + height
}
