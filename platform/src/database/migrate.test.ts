import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

describe('migrate', () => {
  let test: TestDatabase
  let folder: string

  beforeEach(async () => {
    test = await createTestDatabase({ empty: true })
    folder = await mkdtemp(join(tmpdir(), 'promenade-migrations-'))
  })
  afterEach(async () => {
    await test.drop()
    await rm(folder, { recursive: true, force: true })
  })

  it('applies missing migrations in order, once', async () => {
    await add('002_b', 'alter table a add column b text')
    await add('001_a', 'create table a (id integer)')
    expect(await migrate(test.database, folder)).toEqual(['001_a', '002_b'])
    expect(await migrate(test.database, folder)).toEqual([])
    await add('003_c', 'create table c ()')
    expect(await migrate(test.database, folder)).toEqual(['003_c'])
  })

  it('rolls back a failed migration and keeps the earlier ones', async () => {
    await add('001_a', 'create table a (id integer)')
    await add('002_b', 'create table b (id integer); select 1 / 0')
    await expect(migrate(test.database, folder)).rejects.toThrow('division by zero')
    expect(await tables()).toEqual(['a', 'migration'])
    await add('002_b', 'create table b (id integer)')
    expect(await migrate(test.database, folder)).toEqual(['002_b'])
  })

  it('refuses a migration that was edited after it was applied, but ignores line endings', async () => {
    await add('001_a', 'create table a\n(id integer)')
    await migrate(test.database, folder)
    await add('001_a', 'create table a\r\n(id integer)')
    await migrate(test.database, folder)
    await add('001_a', 'create table a\n(id bigint)')
    await expect(migrate(test.database, folder)).rejects.toThrow('001_a was edited after it was applied')
  })

  it('refuses a database that is newer than it', async () => {
    await add('001_a', 'create table a (id integer)')
    await migrate(test.database, folder)
    await rm(join(folder, '001_a'), { recursive: true })
    await expect(migrate(test.database, folder)).rejects.toThrow('001_a, which this version does not know')
  })

  it('can take the studio back, and add it again', async () => {
    await migrate(test.database)
    const columns = async () =>
      (
        await sql<{ name: string }>`select table_name || '.' || column_name || ' ' || data_type as name
          from information_schema.columns where table_schema = 'public' order by 1`.execute(test.database)
      ).rows.map(({ name }) => name)
    const before = await columns()
    const all = await readdir(join(import.meta.dirname, '../../migrations'))
    const names = all.filter((name) => name >= '010_studio').toSorted()
    const run = async (name: string, script: string) =>
      sql
        .raw(await readFile(join(import.meta.dirname, '../../migrations', name, script), 'utf8'))
        .execute(test.database)
    for (const name of names.toReversed()) await run(name, 'down.sql')
    expect(await columns()).not.toContain('entry.slug text')
    expect(await columns()).toContain('favorite.store_id integer')
    for (const name of names) await run(name, 'up.sql')
    expect(await columns()).toEqual(before)
  })

  it('lets two platforms start at once', async () => {
    await add('001_a', 'create table a (id integer)')
    const other = connect(test.databaseUrl)
    const applied = await Promise.all([migrate(test.database, folder), migrate(other, folder)])
    await other.destroy()
    expect(applied.flat()).toEqual(['001_a'])
  })

  it('is reversible: down removes every object that up created', async () => {
    const before = await objects()
    await migrate(test.database)
    const own = join(import.meta.dirname, '../../migrations')
    for (const name of (await readdir(own)).toSorted().toReversed()) {
      await sql.raw(await readFile(join(own, name, 'down.sql'), 'utf8')).execute(test.database)
    }
    await sql`drop table migration`.execute(test.database)
    expect(await objects()).toEqual(before)
  })

  async function add(name: string, up: string): Promise<void> {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'up.sql'), up)
  }

  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' order by 1`.execute(test.database)
    return rows.map(({ name }) => name)
  }

  /** Tables, types and functions of the schema. */
  async function objects(): Promise<string[]> {
    const { rows } = await sql<{
      name: string
    }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace
      union all select typname from pg_type where typnamespace = 'public'::regnamespace
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`.execute(
      test.database,
    )
    return rows.map(({ name }) => name)
  }
})
