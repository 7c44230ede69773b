import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../clean-up.ts'
import { importContent } from '../../import/import-content.ts'
import { friday, writeContentFolder } from '../../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const day = 86_400_000
/** The contest ends on Sunday, 22 November: midnight in Halifax is four hours later in UTC. */
const ended = Date.parse('2026-11-23T04:00:00Z')

const contest = `
name: Win a boat
picture: { path: scenes/gulls.svg, alt: { en: Gulls } }
description: <p>Take part.</p>
rules: { en: <p>Be kind.</p> }
photo: false
start: friday
end: friday+2d
`

describe('removeOldEntries', () => {
  let test: TestDatabase

  beforeEach(async () => {
    test = await createTestDatabase()
    const folder = await writeContentFolder({ 'contests/win-a-boat.yaml': contest })
    await importContent(test.database, folder.path, friday).finally(folder.remove)
    const { id } = await test.database
      .selectFrom('entry')
      .select('id')
      .where('kind', '=', 'contest')
      .where('slug', '=', 'win-a-boat')
      .executeTakeFirstOrThrow()
    await add('win-a-boat', id, friday)
  })
  afterEach(() => test.drop())

  async function add(slug: string, entryId: number | null, at: Date) {
    const entry = { property_id: 1, contest_slug: slug, entry_id: entryId, locale: 'en' } as const
    await test.database
      .insertInto('contest_entry')
      .values({ ...entry, email: `${at.getTime()}@example.com`, created_at: at })
      .execute()
  }

  async function countAfter(time: number) {
    await cleanUp(test.database, new Date(time))
    return (await test.database.selectFrom('contest_entry').select('id').execute()).length
  }

  it('removes entries a year after the last day of their contest', async () => {
    expect(await countAfter(ended + 365 * day)).toBe(1)
    expect(await countAfter(ended + 365 * day + 1)).toBe(0)
  })

  it('goes by the end that visitors see, and not by a draft', async () => {
    const { database } = test
    const revision = await database.selectFrom('revision').selectAll().orderBy('id', 'desc').execute()
    const published = revision.find(({ document }) => document['end'] === '2026-11-22')
    if (published === undefined) throw new Error('There is no contest.')
    const { id: _, entry_id, number, document, ...others } = published
    await database
      .insertInto('revision')
      .values({
        ...others,
        entry_id,
        number: number + 1,
        document: JSON.stringify({ ...document, end: '2026-13-45' }),
      })
      .execute()
    await database
      .updateTable('entry')
      .set({ version: number + 1 })
      .where('id', '=', entry_id)
      .execute()
    expect(await countAfter(ended + 365 * day)).toBe(1)
    expect(await countAfter(ended + 365 * day + 1)).toBe(0)
  })

  it('goes by the last entry where the record of the contest is gone', async () => {
    await test.database.deleteFrom('contest_entry').execute()
    await add('gone', null, friday)
    await add('gone', null, new Date(friday.getTime() + day))
    expect(await countAfter(friday.getTime() + 366 * day)).toBe(2)
    expect(await countAfter(friday.getTime() + 366 * day + 1)).toBe(0)
  })
})
