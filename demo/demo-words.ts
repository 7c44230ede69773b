import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')

/** The demo mall's own name, its address and its stores, each as a whole. */
export const demoName = new RegExp(
  `(?<![\\p{L}\\d])(?:${demoNames()
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\d])`,
  'u',
)

/**
 * Words about the place and the theme of the demo mall, in both languages, as visitors or staff may read
 * them.
 */
export const demoThemes =
  /\b(?:harbou?r|quay|quayside|boardwalk|wharf|ferry|ferries|lanterns?|chowder|on the water|twice a month|muelle|malecón|ferri|faroles|frente al mar|bahía|dos veces al mes)\b/i

/** Its telephone numbers: all have one area code. */
export const demoPhone = /\b902[-. ]\d{3}/

function demoNames(): readonly string[] {
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
