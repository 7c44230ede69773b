import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A hash of the files of these patterns, by path and content, and of `seed`: equal builds have an equal one. */
export function hashFiles(seed: string, patterns: readonly string[]): string {
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
