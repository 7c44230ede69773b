import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

/** A file system in memory, of Linux. */
const memory = '/dev/shm'

/** Several times what a run and its browsers have there at once. */
const enoughBytes = 4 * 2 ** 30

const prefix = 'promenade-run-'

/**
 * Keeps the temporary files of a test run in memory where there is enough: to copy a database there takes a tenth of the
 * processor time. Called by the configurations of the suites; an environment with `TMPDIR` has its own place.
 */
export function setRunFolder(): void {
  if (process.env['TMPDIR'] || !hasRoom()) return
  for (const name of readdirSync(memory)) if (isLeft(name)) remove(name)
  const own = `${prefix}${process.pid}`
  // PostgreSQL has a system account of its own, which must get to the folders below.
  mkdirSync(join(memory, own), { mode: 0o755, recursive: true })
  process.env['TMPDIR'] = join(memory, own)
  process.once('exit', () => remove(own))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
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

function remove(name: string): void {
  rmSync(join(memory, name), { recursive: true, force: true, maxRetries: 5 })
}
