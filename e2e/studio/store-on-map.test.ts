import { join } from 'node:path'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { importContent } from '../../platform/src/import/import-content.ts'
import { en } from '../../studio/src/messages/en.ts'
import { es } from '../../studio/src/messages/es.ts'
import { faultScreenEn } from '../../studio/src/messages/fault-screen-en.ts'
import { faultScreenEs } from '../../studio/src/messages/fault-screen-es.ts'
import { mapEn } from '../../studio/src/messages/map-en.ts'
import { mapEs } from '../../studio/src/messages/map-es.ts'
import { now } from '../support/clock/run-clock.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'
import { ScriptedUser } from './scripted-user.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const studio = openStudioPlatform()

beforeAll(() => importContent(studio.database(), demo, new Date(now())))

/** Free units on the first level of the demo mall. */
const starts = [
  { start: 'its fault', locale: 'en', isTouch: false, unit: '117' },
  { start: 'the map', locale: 'en', isTouch: false, unit: '142' },
  { start: 'its record', locale: 'en', isTouch: false, unit: '158' },
  { start: 'its fault', locale: 'es', isTouch: true, unit: '117' },
] as const

it.each(starts)(
  'mends from $start in three presses that a store is not on the map ($locale)',
  async ({ start, locale, isTouch, unit }) => {
    const name = `Herring ${starts.findIndex((one) => one.start === start && one.isTouch === isTouch)}`
    const { page, id } = await openWithStray(name, locale, isTouch)
    const [map, faults] = locale === 'es' ? [mapEs, faultScreenEs] : [mapEn, faultScreenEn]
    const user = new ScriptedUser(page, isTouch)
    await page.goto({ 'its fault': '/faults', 'the map': '/map', 'its record': `/entries/${id}` }[start])
    await page.locator('#main h1').waitFor()
    user.begin()
    if (start === 'its fault') await user.press(page.getByRole('link', { name: `${faults.onMap}: ${name}` }))
    if (start === 'its record') await user.press(page.getByRole('link', { name: map.onMap }))
    // A thumb needs a larger plan.
    if (isTouch) await user.press(page.getByRole('button', { name: map.closer }))
    await user.press(page.locator(`[data-unit="${unit}"]`))
    if (start === 'the map') await user.press(page.getByRole('dialog').getByRole('button', { name }))
    await page.locator(`[data-unit="${unit}"][data-state=taken]`).waitFor()
    const took = user.count()
    process.stdout.write(`store on the map from ${start}: ${JSON.stringify(took)}\n`)
    expect(took.presses).toBeLessThanOrEqual(3)
    expect(took.seconds).toBeLessThanOrEqual(30)
    const named = `"name":{"en":"${name}","es":"${name}"}`
    expect(await publicMap()).toContain(named)
    await page.getByRole('button', { name: (locale === 'es' ? es : en).undo, exact: true }).click()
    await page.locator(`[data-unit="${unit}"][data-state=free]`).waitFor()
    expect(await publicMap()).not.toContain(named)
  },
)

async function publicMap(): Promise<string> {
  return JSON.stringify(await studio.platform.json('/map', new Date(now())))
}

/** The studio of an editor, with a store that visitors see and the map does not have. */
async function openWithStray(name: string, locale: Locale, isTouch: boolean) {
  const staffId = await studio.addStaff(name, 'editor')
  const path = await studio.linkFor(staffId, 'start')
  const { page } = await studio.open(path, { locale, ...(isTouch ? phone : {}) })
  await page.locator('#main h1').waitFor()
  return { page, id: await publishStore(page, name) }
}

async function publishStore(page: Page, name: string): Promise<unknown> {
  return page.evaluate(async (title) => {
    const post = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const response = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    const document = { name: { en: title, es: title }, categories: ['restaurants'] }
    const { id, version } = await post('/entries', { kind: 'store', document })
    await post('/change-sets', { items: [{ entry: id, version, action: 'publish' }] })
    return id
  }, name)
}
