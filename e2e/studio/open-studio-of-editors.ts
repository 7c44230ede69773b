import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Page } from 'playwright-core'
import { openStudioPlatform } from './open-platform.ts'

/** A studio for a file of journeys, in which each login is that of another editor. */
export function openStudioOfEditors() {
  const studio = openStudioPlatform()
  let people = 0

  async function logIn(options: Parameters<typeof studio.open>[1] = {}) {
    people += 1
    const staffId = await studio.addStaff(`Colleague${people}`, 'editor')
    const { page } = await studio.open(await studio.linkFor(staffId, 'start'), options)
    await page.locator('#main h1').waitFor()
    return { page, staffId }
  }

  async function openRecord(page: Page, kind: EntryKind, slug: string): Promise<number> {
    const { id } = await studio
      .database()
      .selectFrom('entry')
      .select('id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    await page.goto(`/entries/${id}`)
    await page.locator('[class$=_editor]').waitFor()
    return id
  }

  return { ...studio, logIn, openRecord }
}
