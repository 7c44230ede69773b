import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { readPassword, superuser } from '../embedded/cluster.ts'
import { startEmbedded } from '../embedded/embedded.ts'

/** One PostgreSQL server for a whole run: that of DATABASE_URL, else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const templateName = `promenade_template_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server.administratorUrl })
  await admin.connect()
  await admin.query(`create database ${templateName} owner ${new URL(server.databaseUrl).username}`)
  await migrateTemplate(server.databaseUrl, templateName)
  project.provide('databaseUrl', server.databaseUrl)
  project.provide('administratorUrl', server.administratorUrl)
  project.provide('templateName', templateName)
  return async () => {
    await admin.query(`drop database ${templateName} with (force)`)
    await admin.end()
    await server.stop()
  }
}

interface TestServer {
  readonly databaseUrl: string
  readonly administratorUrl: string
  stop(): Promise<void>
}

async function findServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL']
  if (url !== undefined && url !== '') {
    return { databaseUrl: url, administratorUrl: url, stop: async () => {} }
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
  return { databaseUrl: server.databaseUrl, administratorUrl: administratorUrl.href, stop }
}

/** Nothing is to outlive the run: each database that is created or dropped would wait for the disk. */
async function dispenseWithDisk(administratorUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: administratorUrl })
  await admin.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`)
  await admin.query('select pg_reload_conf()')
  await admin.end()
}

async function migrateTemplate(databaseUrl: string, name: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const database = connect(url.href)
  await migrate(database)
  await database.destroy()
}
