import { join } from 'node:path'
import { entrySchema } from '@promenade/contract/studio-api/entries'
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
    const staffId = await studio.addStaff(name, 'editor')
    const id = await publishStray(staffId, name)
    const [map, faults] = locale === 'es' ? [mapEs, faultScreenEs] : [mapEn, faultScreenEn]
    const path = { 'its fault': '/faults', 'the map': '/map', 'its record': `/entries/${id}` }[start]
    const { page } = await studio.open(path, { staffId, locale, ...(isTouch ? phone : {}) })
    const user = new ScriptedUser(page, isTouch ? 'touch' : 'mouse')
    await page.locator('#main h1').waitFor()
    user.begin()
    if (start === 'its fault') await user.press(page.getByRole('link', { name: `${faults.onMap}: ${name}` }))
    if (start === 'its record') await user.press(page.getByRole('link', { name: map.onMap }))
    // A thumb needs a larger plan.
    if (isTouch) await user.press(page.getByRole('button', { name: map.closer }))
    await user.press(page.locator(`[data-unit="${unit}"]`))
    if (start === 'the map') await user.press(page.getByRole('dialog').getByRole('button', { name }))
    await page.locator(`[data-unit="${unit}"][data-state=taken]`).waitFor()
    user.checkGoal({ presses: 3, seconds: 30 }, `store on the map from ${start}`)
    const named = `"name":{"en":"${name}","es":"${name}"}`
    await expect.poll(publicMap).toContain(named)
    await page.getByRole('button', { name: (locale === 'es' ? es : en).undo, exact: true }).click()
    await page.locator(`[data-unit="${unit}"][data-state=free]`).waitFor()
    await expect.poll(publicMap).not.toContain(named)
  },
)

async function publicMap(): Promise<string> {
  return JSON.stringify(await studio.platform.json('/map', new Date(now())))
}

/** A store that visitors see and the map does not have. */
async function publishStray(staffId: number, name: string): Promise<number> {
  const api = await studio.apiOf(staffId)
  const document = { name: { en: name, es: name }, categories: ['restaurants'] }
  const created = await api.send('POST', '/api/v1/entries', { kind: 'store', document })
  const { id, version } = entrySchema.parse(await created.json())
  await api.change({ entry: id, version, action: 'publish' })
  return id
}
