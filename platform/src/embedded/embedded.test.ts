import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { readPassword } from './cluster.ts'
import { findEmbedded, startEmbedded } from './embedded.ts'
import { now } from '../../../e2e/support/clock/run-clock.ts'

describe('embedded PostgreSQL', () => {
  /** After a first start, which takes longer than all that most tests do; each test has a copy. */
  let prepared: string
  let folder: string
  const children: ChildProcess[] = []

  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'promenade-prepared-'))
    await (await startEmbedded(prepared)).stop()
  })
  afterAll(() => rm(prepared, { recursive: true, force: true }))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-embedded-'))
    // With the owners of the files.
    spawnSync('cp', ['-a', `${prepared}/.`, folder])
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    // Takes over a server that a test left running, and stops it.
    if ((await findEmbedded(folder)) !== undefined) await (await startEmbedded(folder)).stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps its data from one start to the next', async () => {
    const empty = join(folder, 'empty')
    const first = await startEmbedded(empty)
    await query(first.databaseUrl, "create table kept as select 'here' as word")
    await first.stop()
    const second = await startEmbedded(empty)
    expect(await query(second.databaseUrl, 'select word from kept')).toEqual([{ word: 'here' }])
    await second.stop()
  })

  it('removes what a killed first start has left, and nothing of one that goes on', async () => {
    const empty = join(folder, 'empty')
    const ended = spawnSync(process.execPath, ['--eval', '']).pid
    const [left, current] = [`draft-${ended}-0a1b2c3d`, `draft-${process.ppid}-0a1b2c3d`]
    await mkdir(join(empty, left), { recursive: true })
    await mkdir(join(empty, current))
    // Files are dated by the machine's clock.
    await utimes(join(empty, current), new Date(now()), new Date(now()))
    await (await startEmbedded(empty)).stop()
    const drafts = (await readdir(empty)).filter((name) => name.startsWith('draft-'))
    expect(drafts).toEqual([current])
  })

  it('refuses connections without the password', async () => {
    const server = await startEmbedded(folder)
    const url = new URL(server.databaseUrl)
    url.password = 'guess'
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700)
    await server.stop()
  })

  it('connects as a role with rights on its own database only', async () => {
    const server = await startEmbedded(folder)
    const rights = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as any
      from pg_roles where rolname = current_user`
    expect(await query(server.databaseUrl, rights)).toEqual([{ any: false }])
    for (const statement of [
      "select pg_read_file('postgresql.conf')",
      "copy (select 1) to program 'true'",
      'alter system set log_statement = none',
      'create role another',
      'create database another',
    ])
      await expect(query(server.databaseUrl, statement)).rejects.toThrow(/permission denied|must be/)
    await server.stop()
  })

  it('changes the owner of a database that an earlier release created as the superuser', async () => {
    const first = await startEmbedded(folder)
    const asSuperuser = new URL(first.databaseUrl)
    asSuperuser.username = 'promenade'
    asSuperuser.password = await readPassword({ folder })
    const postgres = new URL('/postgres', asSuperuser)
    await query(postgres.href, 'drop database promenade with (force)')
    await query(postgres.href, 'drop role promenade_platform')
    await query(postgres.href, 'create database promenade')
    await migrateAt(asSuperuser.href)
    await query(
      asSuperuser.href,
      "create type mood as enum ('calm'); create sequence tickets; create view one as select 1",
    )
    await query(asSuperuser.href, "insert into seen_call values (repeat('a', 64), now())")
    await first.stop()

    const second = await startEmbedded(folder)
    const foreign = `select relname as name from pg_class where relnamespace = 'public'::regnamespace
      and pg_get_userbyid(relowner) <> current_user
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      and pg_get_userbyid(proowner) <> current_user
      union all select typname from pg_type where typnamespace = 'public'::regnamespace
      and pg_get_userbyid(typowner) <> current_user`
    expect(await query(second.databaseUrl, foreign)).toEqual([])
    expect(await query(second.databaseUrl, 'select count(*)::int from seen_call')).toEqual([{ count: 1 }])
    await query(second.databaseUrl, 'alter table seen_call add column note text')
    await migrateAt(second.databaseUrl)
    await second.stop()
  })

  it('refuses a second platform with one sentence; the first keeps running', async () => {
    const first = await startEmbedded(folder)
    await expect(startEmbedded(folder)).rejects.toThrow(
      /^Another platform is using the database in .*: stop it or set PROMENADE_DATA to another folder\.$/,
    )
    await expect(startEmbedded(folder, 'PLATFORM_DATA')).rejects.toThrow(
      /set PLATFORM_DATA to another folder/,
    )
    expect(await query(first.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  it('is found by another process while it runs', async () => {
    expect(await findEmbedded(folder)).toBeUndefined()
    const server = await startEmbedded(folder)
    expect(await findEmbedded(folder)).toBe(server.databaseUrl)
    await server.stop()
    expect(await findEmbedded(folder)).toBeUndefined()
  })

  it('continues after a killed platform, with all acknowledged data', async () => {
    const killed = await startInChild(folder)
    await query(killed.databaseUrl, "create table kept as select 'acknowledged' as word")
    const pid = await serverPid(folder)
    killed.child.kill('SIGKILL')
    await once(killed.child, 'exit')
    expect(await serverPid(folder)).toBe(pid)
    const server = await startEmbedded(folder)
    expect(await serverPid(folder)).not.toBe(pid)
    expect(await query(server.databaseUrl, 'select word from kept')).toEqual([{ word: 'acknowledged' }])
    await server.stop()
  })

  it('recovers after platform and server were killed', async () => {
    const killed = await startInChild(folder)
    await query(killed.databaseUrl, "create table kept as select 'recovered' as word")
    killed.child.kill('SIGKILL')
    process.kill(await serverPid(folder), 'SIGKILL')
    const server = await startEmbedded(folder)
    expect(await query(server.databaseUrl, 'select word from kept')).toEqual([{ word: 'recovered' }])
    await server.stop()
  })

  it('ignores a pid file whose process id belongs to another program', async () => {
    await writeFile(
      join(folder, 'cluster/postmaster.pid'),
      `${process.ppid}\n${folder}/cluster\n1\n5432\n\n127.0.0.1\n`,
    )
    const server = await startEmbedded(folder)
    expect(await query(server.databaseUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  it('corrects the permissions of a folder that others can read', async () => {
    await chmod(join(folder, 'cluster'), 0o777)
    await (await startEmbedded(folder)).stop()
    expect((await stat(join(folder, 'cluster'))).mode & 0o777).toBe(0o700)
  })

  it('explains data of another release in one sentence', async () => {
    const version = await readFile(join(folder, 'cluster/PG_VERSION'), 'utf8')
    await writeFile(join(folder, 'cluster/PG_VERSION'), '11\n')
    await expect(startEmbedded(folder)).rejects.toThrow('was created by PostgreSQL 11, this release has')
    await writeFile(join(folder, 'cluster/PG_VERSION'), version)
  })

  it('explains a folder that cannot be created in one sentence', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(startEmbedded(join(folder, 'file/below'))).rejects.toThrow(OperatorError)
  })

  it('reports the loss of the server', async () => {
    const server = await startEmbedded(folder)
    process.kill(await serverPid(folder), 'SIGKILL')
    await expect(server.lost).resolves.toBeUndefined()
    await server.stop()
  })

  async function startInChild(path: string) {
    const child = fork(new URL('../testing/start-embedded.ts', import.meta.url), [path])
    children.push(child)
    const [databaseUrl] = await once(child, 'message')
    return { child, databaseUrl: String(databaseUrl) }
  }
})

async function migrateAt(databaseUrl: string): Promise<void> {
  const database = connect(databaseUrl)
  await migrate(database).finally(() => database.destroy())
}

async function query(databaseUrl: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function serverPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])
}
