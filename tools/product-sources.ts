import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the six packages without their tests, each with its path from the root. */
export function readProductSources(root: string): (readonly [file: string, source: string])[] {
  return globSync('{contract,domain,platform,process,site,studio}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/(?:testing|node_modules|dist|\.react-router)\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
}

/** What a source imports, as it is written there: by a path or by the name of a package. */
export function listImports(source: string): readonly string[] {
  return [...source.matchAll(/(?:from|import\(?) ?'([^']+)'/g)].map(([, specifier = '']) => specifier)
}
