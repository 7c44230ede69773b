import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { formatIssue } from '../checks/content-issue.ts'
import { importContent } from '../import/import-content.ts'
import { listCategories } from '../content-api/resources/categories.ts'
import { listJobs } from '../content-api/resources/jobs.ts'
import { listStores } from '../content-api/resources/stores.ts'
import { requestContent } from '../testing/request-content.ts'
import { recurringEvent, writeContentFolder } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const fixtures = join(import.meta.dirname, 'testing')
const migrations = join(import.meta.dirname, '../../migrations')

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
    ['0.3', ['021_documents_only']],
  ])('%s is upgraded with all its content', async (version, missing) => {
    await restore(version)
    const migrations = await migrate(test.database)
    expect(migrations.slice(0, missing.length)).toEqual(missing)
    expect(await migrate(test.database)).toEqual([])
    const folder = await writeContentFolder(recurringEvent)
    const { entries, warnings } = await importContent(test.database, folder.path, now)
    await folder.remove()
    expect(entries.removed).toEqual([])
    expect(warnings.map(formatIssue).filter((line) => /staff|studio/.test(line))).toEqual([])
    expect(listStores(await requestContent(test.database, now)).map(({ slug }) => slug)).toContain(
      'net-works',
    )
  })

  it.each(['0.1', '0.2', '0.3'])(
    '%s keeps the ids of records, and the favorites of visitors',
    async (version) => {
      await restore(version)
      const earlier = await folderOfMigrationsBefore(newest)
      await migrate(test.database, earlier)
      const { rows: before } = await sql<Row>`select 'store' as kind, slug, id from store
      union all select kind, slug, id from promotion
      union all select kind, slug, id from event where series is null
      union all select 'category', slug, id from category order by 1, 2`.execute(test.database)
      expect(before.length).toBeGreaterThan(5)
      await sql`with fan as (
      insert into account (property_id, email, locale, created_at) values (1, 'fan@example.test', 'en', now())
      returning id)
      insert into favorite (account_id, kind, store_id, created_at)
        select fan.id, 'store', store.id, now() from fan, store`.execute(test.database)
      await migrate(test.database)
      const folder = await writeContentFolder(recurringEvent)
      await importContent(test.database, folder.path, now)
      await folder.remove()
      const { documents, ...request } = await requestContent(test.database, now)
      const after = new Map(
        documents.entries.map(({ kind, slug, publicId }) => [`${kind} ${slug}`, publicId]),
      )
      for (const { id, slug } of listCategories({ documents, ...request })) after.set(`category ${slug}`, id)
      for (const { kind, slug, id } of before) {
        const known = after.get(`${kind} ${slug}`)
        expect([kind, slug, known ?? id]).toEqual([kind, slug, id])
      }
      const kept = await test.database.selectFrom('favorite').select('entry_id').execute()
      const stores = before.filter(({ kind }) => kind === 'store')
      expect(kept).toHaveLength(stores.length)
      await sql.raw(await readFile(join(migrations, newest, 'down.sql'), 'utf8')).execute(test.database)
      const { rows: back } = await sql`select store_id from favorite`.execute(test.database)
      expect(back).toHaveLength(stores.length)
      await rm(earlier, { recursive: true })
    },
  )
})

describe('what visitors sent to an earlier version', () => {
  it('is kept by the upgrade, and by the way back', async () => {
    const earlier = await folderOfMigrationsBefore(formFields)
    await migrate(test.database, earlier)
    await rm(earlier, { recursive: true })
    await sql.raw(await readFile(join(fixtures, 'visitors.sql'), 'utf8')).execute(test.database)
    const before = await readForms()
    await migrate(test.database)
    const { rows: after } = await sql`select email, fields from contact_message
      union all select email, fields from newsletter_subscription
      union all select email, fields from contest_entry
      union all select email, fields from account`.execute(test.database)
    expect(after).toEqual([
      { email: 'ana@example.test', fields: { name: 'Ana', phone: '902-555-0100', message: 'Hola\n"ñ"' } },
      { email: 'bo@example.test', fields: { first_name: 'Bo', last_name: 'Lee' } },
      { email: 'cy@example.test', fields: {} },
      {
        email: 'ana@example.test',
        fields: { first_name: 'Ana', last_name: 'Núñez', phone: '902-555-0100', answer: 'Twelve' },
      },
      { email: 'ana@example.test', fields: { last_name: 'Núñez' } },
    ])
    await sql.raw(await readFile(join(migrations, formFields, 'down.sql'), 'utf8')).execute(test.database)
    expect(await readForms()).toEqual(before)
  })

  async function readForms() {
    const { rows } = await sql`select row_to_json(form) as row from (
        select email, name, null as last_name, phone, subject, message from contact_message
        union all select email, first_name, last_name, null, null, null from newsletter_subscription
        union all select email, first_name, last_name, phone, null, answer from contest_entry
        union all select email, first_name, last_name, null, null, null from account) as form`.execute(
      test.database,
    )
    expect(rows).toHaveLength(5)
    return rows
  }
})

/** The migration after which the fields of a form are one column. */
const formFields = '022_form_fields'

describe('the content of an earlier version', () => {
  it('0.1 is taken as it is, and its dates count from the day of the import', async () => {
    await migrate(test.database)
    const { property, warnings } = await importContent(test.database, join(fixtures, '0.1'), now)
    expect(property).toBe('Merrow Quay')
    const [job] = listJobs(await requestContent(test.database, now))
    expect(job?.start_date).toBe('2026-11-12T04:00:00.000Z')
    expect(warnings.map(formatIssue)).toContainEqual(expect.stringMatching(/today\+3.*monday\+3d/))
  })
})

interface Row {
  readonly kind: string
  readonly slug: string
  readonly id: number
}

/** The migration after which documents are the content. */
const newest = '021_documents_only'

async function folderOfMigrationsBefore(first: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-migrations-'))
  await cp(migrations, folder, { recursive: true })
  for (const name of await readdir(folder))
    if (name >= first) await rm(join(folder, name), { recursive: true })
  return folder
}

/** Loads a dump of `pg_dump --inserts`. */
async function restore(version: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.databaseUrl })
  await client.connect()
  await client.query(await readFile(join(fixtures, `${version}.sql`), 'utf8')).finally(() => client.end())
}
