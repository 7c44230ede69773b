import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from '@promenade/process/operator-error'
import { freePort } from '@promenade/process/free-port'
import type pg from 'pg'
import { applicationUrl, prepareDatabase } from './application-role.ts'
import { prepareCluster, readPassword, readServerLog, spawnServer } from './cluster.ts'
import { type Installation, possibleFolders, prepareInstallation } from './installation.ts'
import { connectTo, disownPidFile, endServer, findRunning } from './running.ts'

/** A running embedded PostgreSQL. */
export interface EmbeddedServer {
  /** For the role that owns the database. Contains a password: never log it. */
  readonly databaseUrl: string
  /** The folder of the data; not the requested one if the account of PostgreSQL cannot reach it. */
  readonly folder: string
  /** Resolves if the server ends without `stop`. */
  readonly lost: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL in a folder. It first stops a server that a crashed platform left, but never one in use by another
 * platform. `setting` names the setting of the folder, for error messages. Throws `OperatorError`.
 */
export async function startEmbedded(
  requestedFolder: string,
  setting = 'PROMENADE_DATA',
): Promise<EmbeddedServer> {
  const installation = await prepareInstallation(requestedFolder, setting)
  const password = await prepareCluster(installation)
  await endOrphan(installation, password)
  const { child, port } = await startServer(installation, password)
  try {
    const owner = await claim(port, password)
    if (owner === undefined) throw inUse(installation)
    await prepareDatabase(owner, { port, password })
    return serverOf(installation, child, owner, applicationUrl({ port, password }))
  } catch (error) {
    await end(child)
    throw error
  }
}

/** Finds the URL of the database if a platform is running in the folder. */
export async function findEmbedded(requestedFolder: string): Promise<string | undefined> {
  for (const folder of await possibleFolders(requestedFolder)) {
    const password = await readPassword({ folder }).catch(() => undefined)
    if (password === undefined) continue
    const server = await findRunning(join(folder, 'cluster'), password)
    if (server !== undefined) return applicationUrl({ port: server.port, password })
  }
  return undefined
}

/** The platform that uses the server holds this lock; PostgreSQL releases it when that platform ends. */
const ownerLock = 290_114_551

async function endOrphan(installation: Installation, password: string): Promise<void> {
  const server = await findRunning(installation.cluster, password)
  if (server === undefined) return
  const owner = await claim(server.port, password)
  if (owner === undefined) throw inUse(installation)
  await owner.end()
  await endServer(installation.cluster, server)
}

/** Tries for two seconds, because the connection of a killed platform takes a moment to close. */
async function claim(port: number, password: string): Promise<pg.Client | undefined> {
  const client = await connectTo(port, password, 'postgres')
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      ownerLock,
    ])
    if (rows[0]?.locked === true) return client
    await delay(100)
  }
  await client.end()
  return undefined
}

function inUse(installation: Installation): OperatorError {
  return new OperatorError(
    `Another platform is using the database in ${installation.folder}: stop it or set ${installation.setting} to another folder.`,
  )
}

async function startServer(
  installation: Installation,
  password: string,
): Promise<{ child: ChildProcess; port: number }> {
  await disownPidFile(installation.cluster)
  let log = ''
  for (let attempt = 0; attempt < 10; attempt++) {
    const port = await freePort()
    const child = await spawnServer(installation, port)
    if (await becomesReady(child, port, password)) return { child, port }
    await end(child)
    log = await readServerLog(installation)
    if (/lock file "postmaster.pid" already exists/.test(log)) throw inUse(installation)
    if (!temporaryErrors.test(log)) break
    await delay(300)
  }
  throw notStarted(installation, log)
}

/** Another program took the free port, or processes of a killed server are still ending. */
const temporaryErrors = /could not bind|could not create any TCP|pre-existing shared memory/

function notStarted(installation: Installation, log: string): OperatorError {
  const reason = /(?:FATAL|PANIC|ERROR): *(.+)/.exec(log)?.[1] ?? 'it does not respond'
  return new OperatorError(
    `PostgreSQL does not start in ${installation.folder}: ${reason} (see ${join(installation.folder, 'server.log')}).`,
  )
}

/** Long, because of the recovery after a power cut. */
const startLimitMs = 60_000

async function becomesReady(child: ChildProcess, port: number, password: string): Promise<boolean> {
  let failed = false
  child.on('error', () => (failed = true))
  for (const deadline = Date.now() + startLimitMs; Date.now() < deadline; await delay(50)) {
    if (failed || child.exitCode !== null || child.signalCode !== null) return false
    const client = await connectTo(port, password, 'postgres').catch(() => undefined)
    if (client === undefined) continue
    await client.end()
    return true
  }
  return false
}

function serverOf(
  installation: Installation,
  child: ChildProcess,
  owner: pg.Client,
  databaseUrl: string,
): EmbeddedServer {
  let stopping = false
  const exited = once(child, 'exit')
  const lost = new Promise<void>((resolve) => {
    exited.then(() => stopping || resolve(), resolve)
  })
  const stop = async () => {
    stopping = true
    await owner.end().catch(() => {})
    await end(child)
  }
  return { databaseUrl, folder: installation.folder, lost, stop }
}

/** Fast shutdown; after half a minute an immediate one, from which PostgreSQL recovers at the next start. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  await exited
  clearTimeout(timer)
}
