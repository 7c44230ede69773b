import { beforeAll, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'
import { pruneDrafts } from './prune-drafts.ts'

const platform = usePlatform()
const studio = useStudio(platform)
let ada: StaffBrowser
let ben: StaffBrowser

beforeAll(async () => {
  ada = await studio.logIn('Ada')
  ben = await studio.logIn('Ben')
})

it('removes old autosaves in a row, and nothing that history or an undo needs', async () => {
  const { id, version, document } = await ada.entry('promotion', 'parking')
  let newest = version
  const at = (minutes: number) => studio.setTime(new Date(friday.getTime() + minutes * 60_000))
  const save = async (who: StaffBrowser, code: string) => {
    const response = await who.save(id, newest, { ...document, code })
    expect(response.status).toBe(200)
    newest++
  }
  await save(ada, 'a1')
  await save(ada, 'a2')
  await ada.change({ entry: id, version: newest, action: 'publish' })
  await save(ada, 'a3')
  await save(ada, 'a4')
  await save(ben, 'b1')
  at(30)
  await save(ben, 'b2')
  const codes = async () => {
    const { database } = platform.database()
    const rows = await database
      .selectFrom('revision')
      .select('document')
      .where('entry_id', '=', id)
      .orderBy('number')
      .execute()
    return rows.map((row) => row.document['code'])
  }
  const all = [undefined, 'a1', 'a2', 'a3', 'a4', 'b1', 'b2']
  await pruneDrafts(platform.database().database, friday)
  expect(await codes()).toEqual(all)
  await pruneDrafts(platform.database().database, new Date(friday.getTime() + 31 * 24 * 3_600_000))
  expect(await codes()).toEqual([undefined, 'a2', 'a4', 'b1', 'b2'])
})
