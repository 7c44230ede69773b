import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { explainFullDisk } from '@promenade/process/full-disk'
import { OperatorError } from '@promenade/process/operator-error'
import type { PlannedFile } from './plan-store-files.ts'

/**
 * Writes files into a folder, all or none: each is written beside its place first, under a name that no command reads.
 * Throws `OperatorError`.
 */
export async function writeFiles(folder: string, files: readonly PlannedFile[]): Promise<void> {
  const moves = files.map(({ file, text }) => {
    const path = join(folder, file)
    return { path, text, beside: join(dirname(path), `.${basename(path)}.new`) }
  })
  try {
    for (const { path, beside, text } of moves) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(beside, text)
    }
  } catch (error) {
    await Promise.allSettled(moves.map(({ beside }) => rm(beside, { force: true })))
    const reason = explainFullDisk(error) ?? `The files cannot be written into ${folder}: ${reasonOf(error)}.`
    throw new OperatorError(`${reason} Nothing was changed.`, { cause: error })
  }
  for (const { path, beside } of moves) await rename(beside, path)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
