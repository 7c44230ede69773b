import { execFile } from 'node:child_process'
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'
import pg from 'pg'
import { superuser } from './cluster.ts'

/** A running server, from its pid file. */
export interface RunningServer {
  readonly pid: number
  readonly port: number
}

const run = promisify(execFile)

/** Finds the running server of a cluster. Throws `OperatorError` if it does not respond. */
export async function findRunning(cluster: string, password: string): Promise<RunningServer | undefined> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const server = await readPidFile(cluster)
    if (server === undefined) return undefined
    if (!(await isServerOf(cluster, server.pid))) return undefined
    if (await servesCluster(cluster, server.port, password)) return server
    await delay(100)
  }
  throw new OperatorError(
    `A PostgreSQL server (process ${(await readPidFile(cluster))?.pid}) runs on ${cluster} but does not respond: end it and start again.`,
  )
}

/**
 * Writes our process id into the pid file of a crashed server, whose id may belong to another program now. PostgreSQL
 * ignores the id of its parent process. The file must stay, because its other lines identify leftover processes.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text !== undefined) await writeFile(path, text.replace(/^-?\d+/, String(process.pid)))
}

/** Ends a server that a crashed platform left. Throws `OperatorError`. */
export async function endServer(cluster: string, { pid }: RunningServer): Promise<void> {
  // Fast shutdown: it rolls back open transactions and keeps all committed data.
  signal(pid, 'SIGINT')
  for (let attempt = 0; attempt < 300; attempt++) {
    if (!(await isServerOf(cluster, pid))) return
    await delay(50)
  }
  throw new OperatorError(
    `The PostgreSQL server of an earlier run (process ${pid}) does not end: end it and start again.`,
  )
}

/** Connects as the superuser. */
export async function connectTo(port: number, password: string, database: string): Promise<pg.Client> {
  const options = {
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database,
    connectionTimeoutMillis: 5_000,
  }
  const client = new pg.Client(options)
  // Without a listener, a connection lost at the end of the server would end this process.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function readPidFile(cluster: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Math.abs(Number(lines[0]))
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3]) || 0 } : undefined
}

/** False for a zombie process, which has no command line. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!signal(pid, 0)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  if (command !== undefined) return command.includes(cluster)
  const listed = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => undefined)
  // Without /proc and ps, assume that it is: a cluster must not be opened twice.
  return listed === undefined || listed.stdout.includes(cluster)
}

async function servesCluster(cluster: string, port: number, password: string): Promise<boolean> {
  if (port === 0) return false
  try {
    const client = await connectTo(port, password, 'postgres')
    try {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      const folder = rows[0]?.data_directory ?? ''
      return (await realpath(folder).catch(() => folder)) === (await realpath(cluster))
    } finally {
      await client.end()
    }
  } catch {
    return false
  }
}

/** Sends a signal; false without such a process. A process of another user counts as alive. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
