import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  constants,
  lstat,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'
import type { Installation } from './installation.ts'

/** The superuser of the cluster, used only to prepare the database. */
export const superuser = 'promenade'

const run = promisify(execFile)

/** PostgreSQL does not inherit our environment, which contains API keys and a locale. */
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Creates the cluster on first use, or checks its version. Returns the password of the superuser. Throws `OperatorError`. */
export async function prepareCluster(installation: Installation): Promise<string> {
  await removeDrafts(installation)
  const version = await readFile(join(installation.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) await createCluster(installation)
  else await checkVersion(installation, version.trim())
  // PostgreSQL refuses a folder that others can read. Links are not followed, because this process may be root.
  if ((await lstat(installation.cluster)).isDirectory()) await chmod(installation.cluster, 0o700)
  return readPassword(installation)
}

/** Starts the server, detached so that Ctrl-C in the terminal does not end it before the platform stops. */
export async function spawnServer(installation: Installation, port: number): Promise<ChildProcess> {
  const log = await open(join(installation.folder, 'server.log'), logFlags, 0o600)
  const options = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '50',
    shared_buffers: '32MB',
    password_encryption: 'scram-sha-256',
  }
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  try {
    return spawn(join(installation.bin, 'postgres'), ['-D', installation.cluster, ...settings], {
      ...installation.account,
      cwd: installation.cluster,
      env: environment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
  } finally {
    await log.close()
  }
}

/** The log is truncated at each start. Links are not followed: the folder belongs to PostgreSQL, and this may be root. */
const logFlags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0)

/** The log of the server; empty if unreadable. */
export async function readServerLog(installation: Installation): Promise<string> {
  return readFile(join(installation.folder, 'server.log'), 'utf8').catch(() => '')
}

/** The password of the superuser. Throws `OperatorError`. */
export async function readPassword(installation: { readonly folder: string }): Promise<string> {
  const path = join(installation.folder, 'password')
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (cause) {
    throw new OperatorError(
      `The password of the database cannot be read from ${path}: start as the user who owns it.`,
      { cause },
    )
  }
}

const draftPrefix = 'draft-'

/**
 * Removes the drafts of interrupted starts: of processes that have ended, and of whatever is older than a start in
 * progress can be, because another container has numbers of its own.
 */
async function removeDrafts(installation: Installation): Promise<void> {
  for (const name of await readdir(installation.folder)) {
    if (!name.startsWith(draftPrefix)) continue
    const path = join(installation.folder, name)
    const details = await stat(path).catch(() => undefined)
    const isOld = details !== undefined && Date.now() - details.mtimeMs > 10 * 60_000
    if (isOld || hasEnded(Number(name.split('-')[1]))) await rm(path, { recursive: true, force: true })
  }
}

/** This process has no draft yet when it looks. */
function hasEnded(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Creates the cluster under another name and renames it, so that it is complete or absent. */
async function createCluster(installation: Installation): Promise<void> {
  const draft = join(installation.folder, `${draftPrefix}${process.pid}-${randomBytes(4).toString('hex')}`)
  const password = await createPassword(installation)
  try {
    const options = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${superuser}`]
    const args = ['-D', draft, ...options, `--pwfile=${password}`]
    await run(join(installation.bin, 'initdb'), args, {
      ...installation.account,
      cwd: installation.folder,
      env: environment,
    })
  } catch (cause) {
    await rm(draft, { recursive: true, force: true })
    throw new OperatorError(
      `The database could not be created in ${installation.folder}: ${firstLine(cause)}`,
      {
        cause,
      },
    )
  }
  await moveIntoPlace(draft, installation.cluster)
}

async function createPassword(installation: Installation): Promise<string> {
  const path = join(installation.folder, 'password')
  try {
    await writeFile(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
    if (installation.account !== undefined)
      await chown(path, installation.account.uid, installation.account.gid)
  } catch (error) {
    // Another process has created it in the meantime, or an earlier start was interrupted after this.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return path
}

async function moveIntoPlace(draft: string, cluster: string): Promise<void> {
  try {
    await rename(draft, cluster)
  } catch {
    // Another platform was faster; its cluster has the same password.
    await rm(draft, { recursive: true, force: true })
  }
}

async function checkVersion(installation: Installation, version: string): Promise<void> {
  const { stdout } = await run(join(installation.bin, 'postgres'), ['--version'], {
    ...installation.account,
    cwd: '/',
    env: environment,
  })
  const major = /\b(\d+)\.\d+|\b(\d+)(?:beta|rc|devel)/.exec(stdout)?.slice(1).find(Boolean)
  if (major === version) return
  throw new OperatorError(
    `The database in ${installation.folder} was created by PostgreSQL ${version}, this release has ${major}: move the folder away and import again.`,
  )
}

function firstLine(error: unknown): string {
  const text =
    error instanceof Error && 'stderr' in error && typeof error.stderr === 'string'
      ? error.stderr
      : String(error)
  const lines = text.split('\n').map((line) => line.trim())
  return (
    lines.find((line) => /error|fatal/i.test(line)) ?? lines.find((line) => line !== '') ?? 'unknown reason'
  )
}
