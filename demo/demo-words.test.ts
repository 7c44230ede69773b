import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoName, demoPhone, demoThemes } from './demo-words.ts'

const root = join(import.meta.dirname, '..')

const sources = globSync(
  '{domain/src,contract/src,platform/src,log,site/app,site/server,site/worker}/**/*.{ts,tsx,css,js,mjs}',
  {
    cwd: root,
    exclude: ['**/node_modules/**', '**/testing/**'],
  },
).filter((file) => !/\.test\.tsx?$|\/trial-[^/]+$/.test(file))

/** Vocabulary of map formats and time zones, which other malls need too. */
const vocabulary = new Set([
  'contract/src/map/imdf/words.ts',
  'contract/src/map/openstreetmap/amenities.ts',
  'domain/src/calendar/time-zone.ts',
])

describe('the code that every mall shares', () => {
  it('names nothing of the demo mall', () => {
    expect(linesWith((line) => demoName.test(line))).toEqual([])
  })

  it('says nothing that is true of the demo mall alone', () => {
    const found = linesWith(
      (line, file) => !vocabulary.has(file) && (demoThemes.test(line) || demoPhone.test(line)),
    )
    expect(found).toEqual([])
  })
})

function linesWith(isFound: (line: string, file: string) => boolean): readonly string[] {
  return sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFound(line, file) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}
