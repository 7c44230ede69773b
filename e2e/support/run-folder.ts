import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const prefix = 'promenade-run-'

/** A file system in memory. */
interface Memory {
  readonly folder: string
  /** Several times what a run and its browsers have there at once. */
  readonly enoughBytes: number
}

/**
 * Keeps the temporary files of a test run in memory where there is enough: to copy a database there takes a tenth of the
 * processor time. Called by the configuration of the unit tests, which copy a hundred; an environment with `TMPDIR` has its own
 * place.
 */
export function setRunFolder(
  { folder, enoughBytes }: Memory = { folder: '/dev/shm', enoughBytes: 4 * 2 ** 30 },
): void {
  if (process.env['TMPDIR'] || bytesFree(folder) < enoughBytes) return
  for (const name of readdirSync(folder)) if (isLeft(name)) remove(join(folder, name))
  const own = join(folder, `${prefix}${process.pid}`)
  // PostgreSQL has a system account of its own, which must get to the folders below.
  mkdirSync(own, { mode: 0o755, recursive: true })
  process.env['TMPDIR'] = own
  process.once('exit', () => remove(own))
}

/** 0 where there is no such folder. */
function bytesFree(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** True for the folder of a run that was killed. */
function isLeft(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  try {
    process.kill(Number(name.slice(prefix.length)), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}
