import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The inputs of a build. A file in the folder of the build holds those of the existing one. */
export interface BuildStamp {
  readonly isCurrent: boolean
  /** Called after the build. */
  write(): void
}

/** Compares the build in `folder` with the files of these patterns and with `seed`. */
export function readBuildStamp(folder: string, seed: string, patterns: readonly string[]): BuildStamp {
  const file = join(folder, '.built-from')
  const sources = hashFiles(seed, patterns)
  return {
    isCurrent: readIfExists(file) === sources,
    write: () => writeFileSync(file, sources),
  }
}

function hashFiles(seed: string, patterns: readonly string[]): string {
  const hash = createHash('sha256').update(seed)
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
