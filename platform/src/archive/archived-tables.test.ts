import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/one-person.ts'
import { friday } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { hashOf } from '../visitors/secrets.ts'
import { writeArchiveFile } from './archive-file.ts'
import { archivedTables, leftOutTables } from './archived-tables.ts'
import { importMall } from './import-mall.ts'

const email = 'ana@example.com'
const secret = hashOf('a secret')

describe('the tables of an archive', () => {
  let source: TestDatabase
  let folder = ''
  let moves = 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-archive-'))
    source = await createTestDatabase({ hasSample: true })
    await addPerson(source.database, email)
    await addStaff(source)
  })
  afterAll(async () => {
    await source.drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The archive, imported elsewhere, and exported there. */
  async function move(hasPeople: boolean) {
    const [path, again] = [join(folder, `${++moves}.tar.gz`), join(folder, `${moves}-again.tar.gz`)]
    const archive = { mall: 1, hasPeople, now: friday }
    const manifest = await writeArchiveFile(source.database, archive, path)
    const target = await createTestDatabase()
    await importMall(target.database, path)
    expect(await writeArchiveFile(target.database, archive, again)).toEqual(manifest)
    return { path, manifest, ...target }
  }

  it('are all of the database, in the archive or left out for a reason', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(source.database)
    const known = [...archivedTables.map(({ name }) => name), ...Object.keys(leftOutTables)]
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('are those of content alone, without an address of a visitor, a store or staff', async () => {
    const { path, manifest, database, drop } = await move(false)
    expect(manifest.entries.filter(({ name }) => /^(?:people|photos)\//.test(name))).toEqual([])
    const tables = textOf(path)
    for (const text of [email, 'ada@mall.test', secret, 'Ana', 'address-hash'])
      expect([text, tables.includes(text)]).toEqual([text, false])
    expect(await database.selectFrom('store_link').select(['email', 'reminders']).execute()).toEqual([
      { email: null, reminders: 0 },
    ])
    expect(await database.selectFrom('staff').selectAll().execute()).toEqual([])
    expect(await database.selectFrom('audit').select(['actor', 'details']).execute()).toContainEqual({
      actor: 'Ada',
      details: { staff: 7, name: 'Bo' },
    })
    await drop()
  })

  it('tell of mails that did not arrive, and of those that nobody sends any more', async () => {
    const mail_id = await addUnsentMail(source)
    const tables = ['contact_reply', 'contest_mail', 'store_link'] as const
    for (const table of tables) await source.database.updateTable(table).set({ mail_id }).execute()
    const { database, drop } = await move(true)
    for (const table of tables)
      expect([table, await database.selectFrom(table).select(['mail_id', 'mail_failed']).execute()]).toEqual([
        table,
        [{ mail_id: null, mail_failed: true }],
      ])
    await source.database.deleteFrom('mail').where('id', '=', mail_id).execute()
    await drop()
  })

  it('are those of visitors too on request, with their photos and consents, and no login or secret', async () => {
    const { path, database, drop } = await move(true)
    const tables = textOf(path)
    for (const text of ['ada@mall.test', secret, 'address-hash'])
      expect([text, tables.includes(text)]).toEqual([text, false])
    for (const { name } of archivedTables.filter(({ isPersonal }) => isPersonal)) {
      const rows = async ({ database }: Pick<TestDatabase, 'database'>) =>
        (await sql`select * from ${sql.table(name)}`.execute(database)).rows
      expect((await rows(source)).length).toBeGreaterThan(0)
      expect(await rows({ database })).toEqual(await rows(source))
    }
    for (const table of [
      'session',
      'login_link',
      'mail',
      'store_link_secret',
      'api_token',
      'staff',
    ] as const) {
      expect([table, await source.database.selectFrom(table).selectAll().execute()]).not.toEqual([table, []])
      expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    }
    await drop()
  })

  it('are JSON lines in a file that tar opens', async () => {
    const { path, manifest, drop } = await move(true)
    const names = execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n')
    expect(names).toEqual(['manifest.json', ...manifest.entries.map(({ name }) => name)])
    const lines = execFileSync('tar', ['-xzOf', path, 'people/contact_message.jsonl'], { encoding: 'utf8' })
    expect(JSON.parse(lines)).toMatchObject({ email, created_at: '2026-11-20T15:00:00+00:00' })
    expect(execFileSync('tar', ['-xzOf', path, 'photos/1.jpg'], { encoding: 'utf8' })).toBe('JPEG')
    await drop()
  })

  /** The text of all entries. */
  function textOf(path: string): string {
    return execFileSync('tar', ['-xzOf', path], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  }
})

/** Staff with a login, a token, an act that names an address, and what else the person has no row of. */
async function addStaff({ database }: TestDatabase): Promise<void> {
  const own = { property_id: 1, created_at: friday }
  const { id } = await database
    .insertInto('staff')
    .values({ ...own, email: 'ada@mall.test', name: 'Ada', role: 'admin', locale: 'en', disabled_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('api_token')
    .values({
      ...own,
      hash: secret,
      name: 'Shop system',
      scopes: [],
      created_by: 'Ada',
      staff_id: id,
      expires_at: null,
      used_at: null,
      revoked_at: null,
    })
    .execute()
  await database
    .insertInto('audit')
    .values({
      property_id: 1,
      at: friday,
      actor: 'Ada',
      actor_id: id,
      action: 'staff.invite',
      entry_id: null,
      change_set_id: null,
      details: JSON.stringify({ staff: 7, name: 'Bo', email: 'ada@mall.test' }),
      request_id: null,
      address_hash: 'address-hash',
    })
    .execute()
  const { id: message } = await database.selectFrom('contact_message').select('id').executeTakeFirstOrThrow()
  await database
    .insertInto('contact_reply')
    .values({ message_id: message, text: 'Yes.', made_at: friday, made_by: 'Ada', mail_id: null })
    .execute()
  const { id: link } = await database.selectFrom('store_link').select('id').executeTakeFirstOrThrow()
  await database.insertInto('store_link_secret').values({ hash: secret, link_id: link }).execute()
  const { id: entry } = await database.selectFrom('entry').select('id').executeTakeFirstOrThrow()
  await database
    .insertInto('contest_draw')
    .values({ entry_id: entry, property_id: 1, seed: 'a'.repeat(64), committed_at: friday })
    .execute()
  const { id: ticket } = await database.selectFrom('contest_entry').select('id').executeTakeFirstOrThrow()
  await database
    .insertInto('contest_mail')
    .values({ contest_entry_id: ticket, text: 'You won.', made_at: friday, made_by: 'Ada', mail_id: null })
    .execute()
}

async function addUnsentMail({ database }: TestDatabase): Promise<string> {
  const mail = { property_id: 1, kind: 'contact-reply', recipient: email, content: '{}' }
  const { id } = await database
    .insertInto('mail')
    .values({ ...mail, created_at: friday, next_attempt_at: friday })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
