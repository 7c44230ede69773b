import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')

/** What says where the demo mall is and what it is about, in both languages, wherever visitors or staff may read it. */
const themes =
  /\b(?:harbou?r|quay|quayside|boardwalk|wharf|ferry|ferries|lanterns?|chowder|on the water|twice a month|muelle|malecón|ferri|faroles|frente al mar|bahía|dos veces al mes)\b/i

/** Its telephone numbers: all have one area code. */
const phone = /\b902[-. ]\d{3}/

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
    const names = namesOfDemo()
    expect(names.length).toBeGreaterThan(150)
    const any = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'u')
    expect(linesWith((line) => any.test(line))).toEqual([])
  })

  it('says nothing that is true of the demo mall alone', () => {
    const found = linesWith((line, file) => !vocabulary.has(file) && (themes.test(line) || phone.test(line)))
    expect(found).toEqual([])
  })
})

/** Its own name, its address and its stores. */
function namesOfDemo(): readonly string[] {
  return globSync('demo/content/{property.yaml,stores/*.yaml}', { cwd: root }).flatMap((file) => {
    const content: unknown = parse(readFileSync(join(root, file), 'utf8'))
    return textsOf(content, ['name', 'address1', 'city', 'email'])
  })
}

function textsOf(content: unknown, fields: readonly string[]): readonly string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([field, value]) =>
    fields.includes(field) && typeof value === 'string' ? [value] : [],
  )
}

function linesWith(isFound: (line: string, file: string) => boolean): readonly string[] {
  return sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isFound(line, file) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}
