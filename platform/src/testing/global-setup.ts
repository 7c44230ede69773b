import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { readPassword, superuser } from '../embedded/cluster.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { importContent } from '../import/import-content.ts'
import { friday, writeContentFolder } from './sample-content.ts'

/** One PostgreSQL server for a whole run: that of DATABASE_URL, else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const admin = new pg.Client({ connectionString: server.administratorUrl })
  await admin.connect()
  const templates: string[] = []
  const createTemplate = async (source: string, prepare: (database: Database) => Promise<unknown>) => {
    const name = `promenade_template_${randomBytes(6).toString('hex')}`
    const url = new URL(server.databaseUrl)
    await admin.query(
      `create database ${name} template ${source} owner ${url.username} ${server.copyStrategy}`,
    )
    templates.push(name)
    url.pathname = `/${name}`
    const database = connect(url.href)
    await prepare(database).finally(() => database.destroy())
    return name
  }
  const templateName = await createTemplate('template0', migrate)
  project.provide('templateName', templateName)
  project.provide('sampleName', await createTemplate(templateName, importSample))
  project.provide('databaseUrl', server.databaseUrl)
  project.provide('administratorUrl', server.administratorUrl)
  project.provide('copyStrategy', server.copyStrategy)
  return async () => {
    for (const name of templates) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function importSample(database: Database): Promise<void> {
  const folder = await writeContentFolder()
  await importContent(database, folder.path, friday).finally(folder.remove)
}

interface TestServer {
  readonly databaseUrl: string
  readonly administratorUrl: string
  /** The end of a statement that copies a database. */
  readonly copyStrategy: string
  stop(): Promise<void>
}

async function findServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined && url !== '') {
    return { databaseUrl: url, administratorUrl: url, copyStrategy: '', stop: async () => {} }
  }
  const folder = await mkdtemp(join(tmpdir(), 'promenade-test-'))
  const server = await startEmbedded(folder)
  const administratorUrl = new URL('/postgres', server.databaseUrl)
  administratorUrl.username = superuser
  administratorUrl.password = await readPassword(server)
  await dispenseWithDisk(administratorUrl.href)
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    databaseUrl: server.databaseUrl,
    administratorUrl: administratorUrl.href,
    // Without a disk to wait for, copying files takes less than writing each page to the log.
    copyStrategy: 'strategy file_copy',
    stop,
  }
}

/** Nothing is to outlive the run: each database that is created or dropped would wait for the disk. */
async function dispenseWithDisk(administratorUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: administratorUrl })
  await admin.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`)
  // Half of the time of a copy, where the system can clone files.
  await admin.query(`alter system set file_copy_method = clone`).catch(() => undefined)
  await admin.query('select pg_reload_conf()')
  await admin.end()
}
