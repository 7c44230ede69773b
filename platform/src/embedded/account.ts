import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OperatorError } from '@promenade/process/operator-error'

/** The system account that runs PostgreSQL. */
export interface SystemAccount {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * Finds the account for PostgreSQL, which refuses to run as root: the owner of an existing cluster, else the system
 * account `postgres`, created if missing. Undefined if this process does not run as root.
 */
export async function findSystemAccount(cluster: string): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await lookUp()) ?? (await create())
}

/** True if a shell test such as `cd "$1"` with a path succeeds as the account. */
export async function accountCan(account: SystemAccount, test: string, path: string): Promise<boolean> {
  return run('/bin/sh', ['-c', test, 'sh', path], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

async function lookUp(): Promise<SystemAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** The first commands are for Debian, Red Hat and most others, the second for Alpine. */
const recipes = [
  [['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
  [
    ['addgroup', '-S', 'postgres'],
    ['adduser', '-S', '-D', '-H', '-G', 'postgres', 'postgres'],
  ],
]

async function create(): Promise<SystemAccount> {
  for (const recipe of recipes) {
    try {
      for (const [command = '', ...args] of recipe) await run(command, args)
    } catch {
      continue
    }
    const account = await lookUp()
    if (account !== undefined) return account
  }
  throw new OperatorError(
    'PostgreSQL does not run as root and a system account "postgres" could not be created: start as another user or set DATABASE_URL.',
  )
}
