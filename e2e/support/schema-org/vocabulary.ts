import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** schema.org's vocabulary, as far as a check needs it. */
export interface Vocabulary {
  /** Whether there is such a type at all. */
  readonly knows: (type: string) => boolean
  /** What a property of a type may hold, its own or one of its ancestors'; undefined for one it does not have. */
  readonly rangeOf: (type: string, property: string) => Range | undefined
}

export interface Range {
  /** Plain kinds: `Text`, `URL`, `Date`, `DateTime`, `Time`, `Number`, `Integer`, `Boolean`. */
  readonly plain: ReadonlySet<string>
  /** Types of things, descendants included. */
  readonly types: ReadonlySet<string>
  /** Members of an enumeration, as `https://schema.org/Monday` and `Monday`. */
  readonly words: ReadonlySet<string>
}

const declarations = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'node_modules',
  'schema-dts',
  'dist',
  'schema.d.ts',
)

const plainKinds: ReadonlySet<string> = new Set([
  'Text',
  'URL',
  'Date',
  'DateTime',
  'Time',
  'Number',
  'Integer',
  'Boolean',
])

/** Reads the declarations of schema-dts, which are generated from schema.org's own definitions. */
export function readVocabulary(source: string = readFileSync(declarations, 'utf8')): Vocabulary {
  const bases = readInterfaces(source)
  const unions = new Map(
    [...source.matchAll(/^export type (\w+) = ([^;]*);/gm)].map(([, name = '', members = '']) => [
      name,
      members.split('|').map((member) => member.trim()),
    ]),
  )
  const leaves = new Map(
    [...source.matchAll(/^export interface (\w+)Leaf extends (\w+) \{\s*"@type": "([^"]+)"/gm)].map(
      ([, name = '', base = '', type = '']) => [name, { base, type }],
    ),
  )
  const baseOfType = new Map([...leaves.values()].map(({ base, type }) => [type, base]))

  function propertyOf(base: string | undefined, property: string): string | undefined {
    const declared = base === undefined ? undefined : bases.get(base)
    if (declared === undefined) return undefined
    const inherited = () => declared.parents.map((parent) => propertyOf(parent, property)).find(Boolean)
    return declared.properties.get(property) ?? inherited()
  }

  return {
    knows: (type) => baseOfType.has(type),
    rangeOf(type, property) {
      const declared = propertyOf(baseOfType.get(type), property)
      if (declared === undefined) return undefined
      const range = { plain: new Set<string>(), types: new Set<string>(), words: new Set<string>() }
      const seen = new Set<string>()
      const take = (name: string): void => {
        if (seen.has(name)) return
        seen.add(name)
        if (name.startsWith('"')) return void range.words.add(name.slice(1, -1))
        if (plainKinds.has(name)) return void range.plain.add(name)
        const leaf = leaves.get(name.replace(/Leaf$/, ''))
        if (leaf !== undefined && name.endsWith('Leaf')) range.types.add(leaf.type)
        unions.get(name)?.forEach(take)
      }
      declared.split('|').forEach((name) => take(name.trim()))
      return range
    },
  }
}

interface Declared {
  readonly parents: readonly string[]
  readonly properties: ReadonlyMap<string, string>
}

function readInterfaces(source: string): ReadonlyMap<string, Declared> {
  const found = source.matchAll(/^interface (\w+Base) extends ([^{]+)\{\n([^]*?)^\}/gm)
  return new Map(
    [...found].map(([, name = '', parents = '', body = '']) => [
      name,
      { parents: parents.split(',').map((parent) => parent.trim()), properties: readProperties(body) },
    ]),
  )
}

function readProperties(body: string): ReadonlyMap<string, string> {
  const found = body.matchAll(/^\s*"([^"]+)"\?: SchemaValue<(.*), "[^"]+">;$/gm)
  return new Map([...found].map(([, name = '', range = '']) => [name, range]))
}
