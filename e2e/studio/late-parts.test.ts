import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { noteShifts } from '../support/note-shifts.ts'
import { untilLoaded } from '../support/open-requests.ts'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { phone, useStudio } from './open.ts'
import { listPaths } from './screens.ts'

const open = useStudio()

/** A line of text that gets its name late may still need a second row. */
const allowed = 0.1

it('leaves what is shown in its place when the rest arrives late', async () => {
  const { page, platform } = await open('/log-in', phone)
  await page.addInitScript(noteShifts)
  await delayResponses(page)
  for (const path of inject('isAudit') ? listPaths(platform) : somePaths(platform)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await untilLoaded(page)
    const { shift = '0', moved } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(shift), `${path}: ${moved}`).toBeLessThan(allowed)
  }
})

/** Today, and the records with most controls that are loaded late. */
function somePaths(platform: FakePlatform): readonly string[] {
  const kinds = ['homepage', 'job', 'special-day'] as const
  const entries = kinds.map((kind) => [...platform.entries.values()].find((one) => one.kind === kind)?.id)
  return ['/', ...entries.map((id) => `/entries/${id}`)]
}

/** No two responses arrive together. */
async function delayResponses(page: Page): Promise<void> {
  let count = 0
  await page.route('**/api/v1/**', async (route) => {
    count += 1
    await new Promise((done) => setTimeout(done, 100 + ((count * 137) % 400)))
    await route.fallback()
  })
}
