import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { openStudioPlatform } from './open-platform.ts'

type Options = Parameters<ReturnType<typeof openStudioPlatform>['open']>[1]

/** A studio for a file of journeys, in which each page is that of another editor, who is logged in. */
export function openStudioOfEditors() {
  const studio = openStudioPlatform()
  let people = 0

  async function openAsEditor(path: string, options: Options = {}) {
    people += 1
    const staffId = await studio.addStaff(`Colleague${people}`, 'editor')
    const { page } = await studio.open(path, { staffId, ...options })
    return { page, staffId }
  }

  async function openRecord(kind: EntryKind, slug: string, options: Options = {}) {
    const { id } = await studio
      .database()
      .selectFrom('entry')
      .select('id')
      .where('kind', '=', kind)
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
    const { page, staffId } = await openAsEditor(`/entries/${id}`, options)
    await page.locator('[class$=_editor]').waitFor()
    return { page, staffId, id }
  }

  return { ...studio, openAsEditor, openRecord }
}
