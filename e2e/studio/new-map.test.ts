import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { importContent } from '../../platform/src/import/import-content.ts'
import { newMapEn as words } from '../../studio/src/messages/new-map-en.ts'
import { newMapEs } from '../../studio/src/messages/new-map-es.ts'
import { now } from '../support/clock/run-clock.ts'
import { violations } from '../support/violations.ts'
import { findUnreadable } from './find-unreadable.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const folder = join(demo, 'content', 'map')
const studio = openStudioPlatform()

beforeAll(() => importContent(studio.database(), demo, new Date(now())))

/** The demo mall's archive as a file, with some texts in another way. */
function archiveWith(changes: Readonly<Record<string, (text: string) => string>>) {
  const files = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [name, strToU8(changes[name]?.(text) ?? text)] as const
  })
  return fileOf(zipSync(Object.fromEntries(files)))
}

/** To read a map and find its routes takes seconds, and a busy machine many of them. */
const comparison = { timeout: 120_000 }

const fileOf = (bytes: Uint8Array) => ({
  name: 'harbour.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
})

/** The unit of Abarrotes La Marea has another number, and its name on the map is gone. */
const renumbered = archiveWith({
  'unit.geojson': (text) => text.replaceAll(/"((?:Unit|Local) )110"/g, '"$1910"'),
  'occupant.geojson': (text) => text.replace(/\n[^\n]*"correlation_id":"abarrotes-la-marea"[^\n]*/, ''),
})

it('compares a new map, takes it over and brings the earlier one back', async () => {
  const staffId = await studio.addStaff('Ada', 'editor')
  const { page } = await studio.open('/map', { staffId })
  const publicMap = async () => JSON.stringify(await studio.platform.json('/map', new Date(now())))
  const before = await publicMap()
  await page.getByRole('link', { name: words.title }).click()
  await page.locator('input[type=file]').setInputFiles(fileOf(strToU8('no zip')))
  await page.getByRole('alert').getByText(words.problems.noZip).waitFor()
  await page.locator('input[type=file]').setInputFiles(renumbered)
  await page.getByText(words.plans).waitFor(comparison)
  await page.getByText('Unit 110, now Unit 910').waitFor()
  await page.getByText(words.lost(1)).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: words.take }).click()
  const sheet = page.getByRole('dialog', { name: words.confirm })
  await sheet.getByRole('link', { name: 'Abarrotes La Marea' }).waitFor()
  await sheet.getByRole('button', { name: words.takeNow }).click()
  await page.getByText(words.taken).waitFor(comparison)
  await page.locator('[data-unit="910"]').waitFor()
  expect(await publicMap()).not.toBe(before)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.locator('[data-unit="910"]').waitFor({ state: 'detached' })
  await expect.poll(publicMap).toBe(before)
})

it('tells an author on a phone, in Spanish, what forbids a map, and leaves taking over to an editor', async () => {
  const staffId = await studio.addStaff('Ana', 'author')
  const { page } = await studio.open('/map/new', { staffId, ...phone, locale: 'es', colorScheme: 'dark' })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(
    archiveWith({ 'unit.geojson': () => '{"type":"FeatureCollection","features":[]}' }),
  )
  await page.getByText(newMapEs.faults).waitFor(comparison)
  expect(await violations(page)).toEqual([])
  expect(await findUnreadable(page)).toEqual([])
  expect(await page.getByText(newMapEs.author).count()).toBe(0)
  await input.setInputFiles(renumbered)
  await page.getByText(newMapEs.author).waitFor(comparison)
  expect(await violations(page)).toEqual([])
  expect(await findUnreadable(page)).toEqual([])
  expect(await page.getByRole('button', { name: newMapEs.take }).count()).toBe(0)
})
