import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { readPassword } from '../embedded/cluster.ts'
import { type EmbeddedServer, startEmbedded } from '../embedded/embedded.ts'
import { connectTo } from '../embedded/running.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A server on which tests may create databases. */
    databaseUrl: string
    /** A migrated database to copy. */
    templateName: string
  }
}

/** One PostgreSQL server for a whole run: that of DATABASE_URL, else an embedded one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer()
  const templateName = `promenade_template_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server.databaseUrl })
  await admin.connect()
  await admin.query(`create database ${templateName}`)
  await migrateTemplate(server.databaseUrl, templateName)
  project.provide('databaseUrl', server.databaseUrl)
  project.provide('templateName', templateName)
  return async () => {
    await admin.query(`drop database ${templateName} with (force)`)
    await admin.end()
    await server.stop()
  }
}

async function findServer(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') return { databaseUrl: given, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'promenade-test-'))
  const server = await startEmbedded(folder)
  await allowDatabases(server)
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { databaseUrl: server.databaseUrl, stop }
}

/** Tests connect as the role that the platform has, which may create databases here only. */
async function allowDatabases({ databaseUrl, folder }: EmbeddedServer): Promise<void> {
  const { port, username } = new URL(databaseUrl)
  const administrator = await connectTo(Number(port), await readPassword({ folder }), 'postgres')
  await administrator.query(`alter role ${username} createdb`).finally(() => administrator.end())
}

async function migrateTemplate(databaseUrl: string, name: string): Promise<void> {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const database = connect(url.href)
  await migrate(database)
  await database.destroy()
}
