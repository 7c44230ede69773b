import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Why nothing can be written there, in the system's words; undefined where it can. */
export async function findWriteProblem(folder: string): Promise<string | undefined> {
  const file = join(folder, `.written-${randomBytes(6).toString('hex')}`)
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
