import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorError } from '@promenade/process/operator-error'
import type { Database } from '../database/connect.ts'
import { type Export, exportMall } from './export-mall.ts'
import type { Manifest } from './manifest.ts'

/** Pictures are most of an archive, and do not get smaller. */
export const compression = { level: 1 }

/**
 * Writes the archive of a mall into a file that does not exist yet; only its owner may read it. A file that is there is whole.
 * Throws `OperatorError`.
 */
export async function writeArchiveFile(database: Database, mall: Export, path: string): Promise<Manifest> {
  await reserve(path)
  const partial = `${path}.partial`
  try {
    const manifest = await exportMall(database, mall, (chunks) =>
      pipeline(
        Readable.from(chunks),
        createGzip(compression),
        createWriteStream(partial, { mode: 0o600, flush: true }),
      ),
    )
    await rename(partial, path)
    return manifest
  } catch (error) {
    await rm(partial, { force: true })
    await rm(path, { force: true })
    throw error
  }
}

/** Two commands never write the same file. */
async function reserve(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close()
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw new OperatorError(
      isTaken
        ? `The file ${path} exists already: give another name, or move it away.`
        : `The file ${path} cannot be written (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    )
  }
}
