import { createHash, randomBytes } from 'node:crypto'
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { type SystemAccount, accountCan, findSystemAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'

/** An installation of the embedded PostgreSQL: its folders, and the account it runs as. */
export interface Installation {
  /** Contains password, log and cluster. */
  readonly folder: string
  /** PostgreSQL's own folder. */
  readonly cluster: string
  readonly bin: string
  readonly account: SystemAccount | undefined
  /** The setting that moves the folder, for messages. */
  readonly setting: string
}

/** A folder that PostgreSQL's account can reach, unlike root's own folders. */
const sharedFolder = '/var/lib/promenade'

/** Prepares the folders for PostgreSQL's account, in the shared folder if it cannot reach them. Throws `OperatorError`. */
export async function prepareInstallation(requested: string, setting: string): Promise<Installation> {
  const folder = await makeFolder(requested)
  const binaries = await findBinaries()
  const account = await findSystemAccount(join(folder, 'cluster'))
  if (account === undefined) {
    await checkRights(folder, setting)
    return { folder, cluster: join(folder, 'cluster'), bin: join(binaries.folder, 'bin'), account, setting }
  }
  const reachable = await reachableFolder(folder, { account, setting })
  const bin = await reachableBin(binaries, account)
  return { folder: reachable, cluster: join(reachable, 'cluster'), bin, account, setting }
}

/** The folders in which a server for `requested` may be running. */
export async function possibleFolders(requested: string): Promise<readonly string[]> {
  const folder = await realpath(requested).catch(() => undefined)
  return folder === undefined ? [] : [folder, folderInShared(folder)]
}

async function makeFolder(requested: string): Promise<string> {
  try {
    await mkdir(requested, { recursive: true, mode: 0o755 })
    return await realpath(requested)
  } catch (cause) {
    throw new OperatorError(
      `The database folder ${requested} cannot be created: check the rights of ${dirname(requested)}.`,
      { cause },
    )
  }
}

async function checkRights(folder: string, setting: string): Promise<void> {
  const cluster = await stat(join(folder, 'cluster')).catch(() => undefined)
  const isOwner = cluster === undefined || cluster.uid === process.getuid?.()
  const isUsable = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  if (isOwner && isUsable) return
  throw new OperatorError(
    `The database folder ${folder} belongs to another user: start as that user, change its owner or set ${setting}.`,
  )
}

async function reachableFolder(
  folder: string,
  { account, setting }: { readonly account: SystemAccount; readonly setting: string },
): Promise<string> {
  for (const candidate of await dataFirst(folder, folderInShared(folder))) {
    await mkdir(candidate, { recursive: true, mode: 0o755 })
    await chown(candidate, account.uid, account.gid)
    if (await accountCan(account, 'cd "$1" && test -w .', candidate)) return candidate
  }
  throw new OperatorError(
    `PostgreSQL does not run as root, and its account can use neither ${folder} nor ${sharedFolder}: set ${setting} or DATABASE_URL.`,
  )
}

/** Rights may have changed since an earlier start, so existing data there goes before an empty folder here. */
async function dataFirst(here: string, there: string): Promise<readonly string[]> {
  const holdsData = async (folder: string) =>
    (await stat(join(folder, 'cluster/PG_VERSION')).catch(() => undefined)) !== undefined
  return (await holdsData(there)) && !(await holdsData(here)) ? [there, here] : [here, there]
}

function folderInShared(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join(sharedFolder, `${basename(folder)}-${hash}`)
}

async function reachableBin(binaries: Binaries, account: SystemAccount): Promise<string> {
  const own = join(binaries.folder, 'bin')
  if (await runs(own, account)) return own
  const copy = join(sharedFolder, `postgresql-${binaries.release}`)
  if (!(await runs(join(copy, 'bin'), account))) await copyBinaries(binaries.folder, copy)
  if (await runs(join(copy, 'bin'), account)) return join(copy, 'bin')
  throw new OperatorError(
    `PostgreSQL does not start on this machine: ${join(copy, 'bin/postgres')} fails; set DATABASE_URL.`,
  )
}

async function runs(bin: string, account: SystemAccount): Promise<boolean> {
  return accountCan(account, '"$1" --version', join(bin, 'postgres'))
}

/** Copies under another name first, so that an interrupted copy is never used. */
async function copyBinaries(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomBytes(4).toString('hex')}`
  await mkdir(dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
