import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { hashFiles } from './hash-files.ts'

const studio = join(import.meta.dirname, '..', 'studio')
const stamp = join(studio, 'dist', '.built-from')

/** Builds the studio unless the build that is there was made from these very sources. */
export async function buildStudio(): Promise<void> {
  const sources = hashFiles('production', [
    'studio/{src,build,public}/**/*',
    'studio/*.{ts,json,html}',
    '{domain,contract}/src/**/*.ts',
    'package-lock.json',
  ])
  if (readStamp() === sources) return
  console.log('Building the studio …')
  // The test runner has another one, and React would be built for developers.
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: join(studio, 'vite.config.ts'), mode: 'production', logLevel: 'error' })
  writeFileSync(stamp, sources)
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

// Last, because what it uses above has to exist by then.
if (process.argv[1] === import.meta.filename) await buildStudio()
