import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { formatIssue } from '../import/content-issue.ts'
import { importContent } from '../import/import-content.ts'
import { writeContentFolder } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const fixtures = join(import.meta.dirname, 'testing')

/** A Tuesday. */
const now = new Date('2026-11-24T15:00:00Z')

let test: TestDatabase
beforeEach(async () => {
  test = await createTestDatabase({ empty: true })
})
afterEach(() => test.drop())

describe('the database of an earlier version', () => {
  it.each([
    ['0.1', ['010_studio', '011_studio_people', '015_token_maker', '016_featured_order']],
    ['0.2', []],
  ])('%s is upgraded with all its content', async (version, missing) => {
    await restore(version)
    const migrations = await migrate(test.database)
    expect(migrations.slice(0, missing.length)).toEqual(missing)
    expect(await migrate(test.database)).toEqual([])
    const listStores = () => test.database.selectFrom('store').select('slug').orderBy('slug').execute()
    const stores = await listStores()
    expect(stores).not.toEqual([])
    const folder = await writeContentFolder()
    const { entries, warnings } = await importContent(test.database, folder.path, now)
    await folder.remove()
    expect(entries.removed).toEqual([])
    expect(warnings.map(formatIssue).filter((line) => /staff|studio/.test(line))).toEqual([])
    expect(await listStores()).toEqual(stores)
  })
})

describe('the content of an earlier version', () => {
  it('0.1 is taken as it is, and its dates count from the day of the import', async () => {
    await migrate(test.database)
    const { property, warnings } = await importContent(test.database, join(fixtures, '0.1'), now)
    expect(property).toBe('Merrow Quay')
    const job = await test.database.selectFrom('job').select(['slug', 'start_date']).executeTakeFirstOrThrow()
    expect(job.start_date?.toISOString()).toBe('2026-11-12T04:00:00.000Z')
    expect(warnings.map(formatIssue)).toContainEqual(expect.stringMatching(/today\+3.*monday\+3d/))
  })
})

/** Loads a dump of `pg_dump --inserts`. */
async function restore(version: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.databaseUrl })
  await client.connect()
  await client.query(await readFile(join(fixtures, `${version}.sql`), 'utf8')).finally(() => client.end())
}
