import { missingFields } from './required-fields.ts'
import type { Range, Vocabulary } from './vocabulary.ts'

/** What is wrong with a thing in schema.org's terms, each fault with its place; empty where all is well. */
export function faultsOf(value: unknown, vocabulary: Vocabulary, place = ''): readonly string[] {
  if (!isRecord(value)) return [`${place}: not a thing`]
  const type = value['@type']
  if (typeof type !== 'string' || !vocabulary.knows(type)) return [`${place}: no type ${String(type)}`]
  const here = `${place}${type}`
  return [
    ...missingFields(type, value).map((field) => `${here}: lacks ${field}`),
    ...Object.entries(value).flatMap(([name, held]) => faultsOfField(type, name, held, vocabulary, here)),
  ]
}

function faultsOfField(
  type: string,
  name: string,
  held: unknown,
  vocabulary: Vocabulary,
  place: string,
): readonly string[] {
  if (name === '@type') return []
  if (name === '@id') return isAddress(held) ? [] : [`${place}.@id: not an address`]
  // What an action asks of its caller has a field of its own, named after the field it fills.
  if (type.endsWith('Action') && name.endsWith('-input')) return []
  const range = vocabulary.rangeOf(type, name)
  if (range === undefined) return [`${place}.${name}: no such field`]
  const values = Array.isArray(held) ? held : [held]
  if (values.length === 0) return [`${place}.${name}: an empty list`]
  return values.flatMap((value: unknown) => faultsOfValue(value, range, vocabulary, `${place}.${name}`))
}

function faultsOfValue(
  value: unknown,
  range: Range,
  vocabulary: Vocabulary,
  place: string,
): readonly string[] {
  if (isRecord(value)) return faultsOfInner(value, range, vocabulary, place)
  if (typeof value === 'number') return isNumberOf(range, value) ? [] : [`${place}: a number`]
  if (typeof value === 'boolean') return range.plain.has('Boolean') ? [] : [`${place}: a boolean`]
  if (typeof value !== 'string') return [`${place}: ${String(value)}`]
  if (range.words.size > 0 && range.plain.size === 0) {
    return range.words.has(value) ? [] : [`${place}: no word ${value}`]
  }
  return [...range.plain].some((kind) => isOfKind(kind, value)) ? [] : [`${place}: ${JSON.stringify(value)}`]
}

function faultsOfInner(
  value: Readonly<Record<string, unknown>>,
  range: Range,
  vocabulary: Vocabulary,
  place: string,
): readonly string[] {
  const type = value['@type']
  if (type === undefined && Object.keys(value).join() === '@id') {
    return isAddress(value['@id']) ? [] : [`${place}.@id: not an address`]
  }
  if (typeof type !== 'string' || !range.types.has(type)) return [`${place}: may not hold ${String(type)}`]
  return faultsOf(value, vocabulary, `${place} > `)
}

function isNumberOf({ plain }: Range, value: number): boolean {
  return plain.has('Number') || (plain.has('Integer') && Number.isInteger(value))
}

function isOfKind(kind: string, value: string): boolean {
  switch (kind) {
    case 'Date':
      return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    case 'DateTime':
      return (
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))
      )
    case 'Time':
      return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(value)
    case 'URL':
      return isAddress(value)
    default:
      return kind === 'Text' && value.trim() !== ''
  }
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
