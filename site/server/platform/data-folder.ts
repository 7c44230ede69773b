import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@promenade/process/log/log'

/** Logs a warning if the folder is not writable. The site starts anyway. */
export async function warnOfReadOnlyFolder(folder: string, log: Pick<Log, 'warn'>): Promise<void> {
  const reason = await findWriteProblem(folder)
  if (reason === undefined) return
  const sentence = `SITE_DATA ${folder} cannot be written: nothing outlives this process, neither content nor pictures.`
  log.warn({ setting: 'SITE_DATA', reason }, sentence)
}

/** The error message of the system if the folder is not writable, else undefined. */
async function findWriteProblem(folder: string): Promise<string | undefined> {
  const file = join(folder, `.write-test-${randomBytes(6).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, 'x', { flag: 'wx' })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
