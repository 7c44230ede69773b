import { readFile } from 'node:fs/promises'
import { createColumnFinder } from '@promenade/contract/field-words/column-heads'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { editInSpanishExcel } from '../../platform/src/testing/spanish-excel.ts'
import { violations } from '../support/violations.ts'
import { openStudioPlatform } from './open-platform.ts'

const mall = openStudioPlatform()

async function openStores(
  name: string,
  role: 'editor' | 'author',
  options: Parameters<typeof mall.open>[1] = {},
) {
  const staffId = await mall.addStaff(name, role)
  const { page } = await mall.open('/stores', { staffId, ...options })
  return page
}

/** Downloads the list that is open, edits it in Excel in Spanish and chooses the file. */
async function bringBack(page: Page, edit: (rows: string[][]) => readonly string[][]) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /spreadsheet|hoja de cálculo/ }).click(),
  ])
  const csv = await readFile(await download.path(), 'utf8')
  await choose(page, editInSpanishExcel(csv, edit))
}

async function choose(page: Page, bytes: Uint8Array) {
  await page.getByRole('button', { name: /Bring a spreadsheet back|Subir una hoja/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/Choose the file|Elegir el archivo/)
    .setInputFiles({ name: 'tiendas.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(bytes) })
}

const set = (slug: string, values: Readonly<Record<string, string>>) => (rows: string[][]) => {
  const [header = []] = rows
  const nameOf = createColumnFinder('store')
  return rows.map((row) =>
    row[0] === slug ? row.map((cell, column) => values[nameOf(header[column] ?? '') ?? ''] ?? cell) : row,
  )
}

const nets = () => mall.platform.get('/stores', new Date(now())).then((response) => response.text())

it('takes stores out, brings them back from Excel in Spanish, publishes them and undoes that', async () => {
  const page = await openStores('Elena', 'editor', { locale: 'es' })
  const before = await nets()
  await bringBack(
    page,
    set('net-works', { phone: '902 555 7777', 'name.es': 'Redes y señuelos', show_from: '01/02/2024' }),
  )
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 registro con cambios · 1 sin cambios').waitFor()
  await dialog.getByText('Redes y señuelos').first().waitFor()
  await dialog.getByText('jueves, 1 de febrero de 2024').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByText('Hoja de cálculo de Tiendas').waitFor()
  await expect.poll(nets).toContain('902 555 7777')
  await page.goto('/')
  await page.getByRole('button', { name: /Deshacer: Hoja de cálculo de Tiendas/ }).click()
  await page.getByText('Listo: todo quedó como antes.').waitFor()
  await expect.poll(nets).toBe(before)
})

it('shows faults, conflicts and new rows before anything happens, on a telephone by keyboard', async () => {
  const page = await openStores('Otto', 'author', { viewport: { width: 360, height: 740 } })
  await bringBack(page, (rows) => [
    ...set('net-works', { phone: '9,03E+09', unit: '77' })(rows),
    ['lamp-shop', '', 'Lamp Shop', 'Tienda de lámparas'],
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 record changes · 1 fault · 1 new · 1 stays as it is').waitFor()
  await dialog.getByText('Row 2, Telephone').waitFor()
  const save = dialog.getByRole('button', { name: 'Save as drafts' })
  expect(await save.isDisabled()).toBe(true)
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.keyboard.press('Escape')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download 2 rows as a spreadsheet' }).click(),
  ])
  const csv = (await readFile(await download.path(), 'utf8')).replaceAll(',902-555-0191,', ',902-555-1111,')
  const entry = await mall
    .database()
    .selectFrom('entry')
    .select('id')
    .where('slug', '=', 'net-works')
    .executeTakeFirstOrThrow()
  await page.goto(`/entries/${entry.id}`)
  await page.getByLabel('Telephone').fill('902-555-2222')
  await page.getByText(/^Saved \d/).waitFor()
  await page.goto('/stores')
  await choose(page, Buffer.from(`${csv.trimEnd()}\r\nlamp-shop,,Lamp Shop\r\n`))
  await dialog.getByText('1 conflict · 1 new · 1 stays as it is').waitFor()
  await dialog.getByText('902-555-2222').waitFor()
  await dialog.getByRole('checkbox', { name: 'Leave these fields' }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('checkbox', { name: 'Make a new draft of it' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => save.isEnabled()).toBe(true)
  await save.focus()
  await page.keyboard.press('Enter')
  await page.locator('main table').getByText('Lamp Shop').waitFor()
  await page.goto(`/entries/${entry.id}`)
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('902-555-2222')
})
