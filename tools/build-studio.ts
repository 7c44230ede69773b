import { join } from 'node:path'
import { build } from 'vite'
import { readBuildStamp } from './build-stamp.ts'

const studio = join(import.meta.dirname, '..', 'studio')

/** Builds the studio unless the build that is there was made from these very sources. */
export async function buildStudio(): Promise<void> {
  const stamp = readBuildStamp(join(studio, 'dist'), 'production', [
    'studio/{src,build,public}/**/*',
    'studio/*.{ts,json,html}',
    '{domain,contract}/src/**/*.{ts,css}',
    'package-lock.json',
  ])
  if (stamp.isCurrent) return
  console.log('Building the studio …')
  // The test runner has another one, and React would be built for developers.
  process.env['NODE_ENV'] = 'production'
  await build({ configFile: join(studio, 'vite.config.ts'), mode: 'production', logLevel: 'error' })
  stamp.write()
}

// Last, because what it uses above has to exist by then.
if (process.argv[1] === import.meta.filename) await buildStudio()
