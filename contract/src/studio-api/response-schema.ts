/** The part of JSON Schema that responses of the studio's API are checked by. */
export interface ResponseSchema {
  /** `number` is one that is no integer. */
  readonly type?: readonly string[]
  readonly properties?: Readonly<Record<string, ResponseSchema>>
  /** The properties that may be missing: few, so that the schemas are small. */
  readonly optional?: readonly string[]
  /** For an object with unknown keys. */
  readonly additionalProperties?: ResponseSchema
  readonly items?: ResponseSchema
  readonly anyOf?: readonly ResponseSchema[]
  readonly enum?: readonly unknown[]
  readonly pattern?: string
}

/** The schema of a response and, by status, of refusals with more fields than a problem. */
export interface ResponseSchemas {
  readonly response: ResponseSchema
  readonly refusals: Readonly<Record<string, ResponseSchema>>
}

/**
 * The place of a value that is not as its schema says, as a JSON Pointer such as `/items/3/title`; undefined for none.
 * Properties that the schema does not name are no fault: a newer platform sends them to a page that is still open.
 */
export function findMismatch(schema: ResponseSchema, value: unknown): string | undefined {
  if (schema.anyOf !== undefined)
    return schema.anyOf.some((one) => findMismatch(one, value) === undefined) ? undefined : ''
  if (schema.type?.includes(typeOf(value)) === false) return ''
  if (schema.enum?.includes(value) === false) return ''
  if (typeof value === 'string') return isMatching(schema, value) ? undefined : ''
  if (Array.isArray(value)) return findInList(schema, value)
  return typeof value === 'object' && value !== null ? findInGroup(schema, value) : undefined
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const patterns = new Map<string, RegExp>()

function isMatching({ pattern }: ResponseSchema, text: string): boolean {
  if (pattern === undefined) return true
  const compiled = patterns.get(pattern) ?? new RegExp(pattern)
  patterns.set(pattern, compiled)
  return compiled.test(text)
}

function findInList({ items }: ResponseSchema, list: readonly unknown[]): string | undefined {
  if (items === undefined) return undefined
  for (const [index, item] of list.entries()) {
    const place = findMismatch(items, item)
    if (place !== undefined) return `/${index}${place}`
  }
  return undefined
}

function findInGroup(schema: ResponseSchema, group: object): string | undefined {
  const { properties = {}, optional = [], additionalProperties } = schema
  const missing = Object.keys(properties).find(
    (name) => !Object.hasOwn(group, name) && !optional.includes(name),
  )
  if (missing !== undefined) return `/${missing}`
  for (const [name, value] of Object.entries(group)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    const place = known === undefined ? undefined : findMismatch(known, value)
    if (place !== undefined) return `/${name}${place}`
  }
  return undefined
}
