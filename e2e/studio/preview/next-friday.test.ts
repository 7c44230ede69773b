import { join } from 'node:path'
import { beforeAll, it } from 'vitest'
import { importContent } from '../../../platform/src/import/import-content.ts'
import { en } from '../../../studio/src/messages/en.ts'
import { es } from '../../../studio/src/messages/es.ts'
import { previewEn } from '../../../studio/src/messages/preview-en.ts'
import { previewEs } from '../../../studio/src/messages/preview-es.ts'
import { instantAt, nextWeekday } from '../../support/clock/days.ts'
import { now } from '../../support/clock/run-clock.ts'
import { phone } from '../open.ts'
import { openStudioPlatform } from '../open-platform.ts'
import { inputCases, ScriptedUser } from '../scripted-user.ts'
import { openPreview } from './open-preview.ts'

const demo = join(import.meta.dirname, '..', '..', '..', 'demo')
const studio = openStudioPlatform({ openPreview })
const friday = nextWeekday(5)
const headline = 'The ferry rests on Friday'

beforeAll(async () => {
  await importContent(studio.database(), demo, new Date(now()))
  await planAlert()
})

it.each(inputCases)(
  'shows the site as of next Friday in two presses from Today, by $input in $locale',
  async (one) => {
    const { input, locale } = one
    const [m, words] = locale === 'es' ? [es, previewEs] : [en, previewEn]
    const staffId = await studio.addStaff(`Ada-${input}`, 'editor')
    const { page } = await studio.open('/', { staffId, locale, ...(input === 'touch' ? phone : {}) })
    const user = new ScriptedUser(page, input)
    const preview = page.getByRole('link', { name: m.editor.previewOfSite })
    await preview.waitFor()
    user.begin()
    await user.press(preview)
    const day = page.getByRole('group', { name: words.day }).getByRole('spinbutton').first()
    await user.press(day)
    const [year = '', month = '', date = ''] = friday.split('-')
    await user.type(...(locale === 'es' ? date + month + year : year + month + date))
    const began = performance.now()
    const frame = page.frameLocator('iframe')
    await frame.getByText(headline).first().waitFor()
    process.stdout.write(
      `the page of Friday came ${Math.round(performance.now() - began)} ms after its day\n`,
    )
    user.checkGoal({ presses: 2, seconds: 20 }, `next Friday by ${input}`)
  },
)

/** A line over all pages that begins on Friday. */
async function planAlert(): Promise<void> {
  const api = await studio.apiOf(await studio.addStaff('Grace', 'editor'))
  const { id, version, document } = await api.entry('alert', 'alert')
  await api.save(id, version, {
    ...document,
    type: 'info',
    title: { en: headline, es: headline },
  })
  const { version: next } = await api.entry('alert', 'alert')
  await api.change({ entry: id, version: next, action: 'publish', at: instantAt(friday, '00:00') })
}
