import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { type Document, isGroup } from '@promenade/domain/studio/document'

type Path = readonly (string | number)[]

/** A text of a document: where it stands, and its part of the JSON Schema. */
interface TextField {
  readonly path: Path
  readonly schema: Document
}

type WriteText = (field: TextField) => unknown

/** A document of a kind with every text that its editing schema has, each written by `write`. */
export function fillDocument(kind: EntryKind, write: WriteText): Document {
  const document = fill({ path: [], schema: describeDocument(kind) }, write)
  if (!isGroup(document)) throw new Error(`A document of the kind ${kind} is no object.`)
  return document
}

/** Values other than texts and groups: what shows a record and its texts. */
const shown: Readonly<Record<string, unknown>> = { show_times: true, photo: true, id: 1 }

function fill(field: TextField, write: WriteText): unknown {
  const { path, schema } = field
  const { type, properties, items, additionalProperties: others, propertyNames: names } = schema
  const choices = schema['enum']
  if (Array.isArray(choices)) return choices.at(-1)
  if (type === 'string') return write(field)
  if (type === 'array' && isGroup(items)) return [fill({ path: [...path, 0], schema: items }, write)]
  if (type !== 'object') return shown[String(path.at(-1))]
  if (isGroup(names) && Array.isArray(names['enum']) && isGroup(others)) {
    const name = String(names['enum'][0])
    return { [name]: fill({ path: [...path, name], schema: others }, write) }
  }
  const required: unknown = schema['required']
  const members = Object.entries(isGroup(properties) ? properties : {}).flatMap(([name, member]) => {
    if (!isGroup(member)) return []
    const isRequired = Array.isArray(required) && required.includes(name)
    if (!isRequired && !hasText(member)) return []
    return [[name, fill({ path: [...path, name], schema: member }, write)] as const]
  })
  return Object.fromEntries(members.filter(([, value]) => value !== undefined))
}

function hasText(schema: Document): boolean {
  const { type, items } = schema
  if (type === 'string') return !('enum' in schema)
  if (type === 'array') return isGroup(items) && hasText(items)
  return type === 'object'
}

/** A text that each field takes, in a record of that number. */
export function plainText(
  kind: EntryKind,
  { number, picture }: { readonly number: number; readonly picture: unknown },
): WriteText {
  const day = `2026-12-${String((number % 28) + 1).padStart(2, '0')}`
  const slugs: Readonly<Record<string, string>> = {
    stores: `store-${number}`,
    promotions: `promotion-${number}`,
    events: 'market',
    galleries: `gallery-${number}`,
    blogs: 'log',
  }
  return ({ path, schema }) => {
    const name = path.at(-1)
    const field = isGroup(schema['field']) ? schema['field'] : {}
    switch (field['kind']) {
      case 'picture':
        return picture
      case 'category':
        return 'fishing'
      case 'reference':
        return slugs[String(field['folder'])]
      case 'link':
        return kind === 'meta-data' ? `/stores/store-${number}` : '/stores'
      case 'date':
      case 'date-or-date-time':
        if (name === 'until') return '2026-12-20'
        return /end|except/.test(path.join('.')) ? day : '2026-11-19'
      case 'yearly-day':
        return yearlyDay(number * 2 + (name === 'until' ? 1 : 0))
      case 'opening-hours':
      case 'store-day-hours':
        return '10:00-12:00'
    }
    const { format, pattern } = schema
    if (format === 'email') return 'desk@mall.test'
    if (format === 'uri') return 'https://mall.test/'
    if (name === 'time_zone') return 'America/Halifax'
    if (kind === 'banner' && path.length === 1) return 'Home Banner'
    if (typeof pattern === 'string') return name === 'network' ? 'instagram' : `part-${number}`
    return `Plain ${kind} ${number} ${path.join(' ')}`
  }
}

/** Two days in a row for each number below 180. */
function yearlyDay(number: number): string {
  return new Date(Date.UTC(2026, 0, 1 + (number % 360))).toISOString().slice(5, 10)
}

/** The document with the value at a path replaced. */
export function writeAt(value: unknown, [key, ...rest]: Path, text: unknown): unknown {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? writeAt(item, rest, text) : item))
  return isGroup(value) ? { ...value, [key]: writeAt(value[key], rest, text) } : value
}

/** The value at a path. */
export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((holder, key) => {
    if (Array.isArray(holder)) return holder[Number(key)]
    return isGroup(holder) ? holder[String(key)] : undefined
  }, value)
}
