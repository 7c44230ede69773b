import { z } from 'zod'
import { fieldKinds } from '../editing/fields.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/**
 * The bounds, the default and the meaning of each value that a schema takes, one a line: `page 1..100000 = 1`, `tickets 1..1000 items`,
 * `texts.en.prize 1..300 characters`, `id id`, `store reference stores store`.
 */
export function boundsOf(schema: z.ZodType): readonly string[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const field = fieldKinds.get(zodSchema)
      if (field !== undefined) Object.assign(jsonSchema, { field })
    },
  })
  return [...new Set(linesOf(json, ''))]
}

function linesOf(schema: JsonSchema, path: string): readonly string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema
  const under = (name: string) => (path === '' ? name : `${path}.${name}`)
  const bounds = [...describe(schema)].join(' ')
  const inner = [
    ...Object.entries(properties).map(([name, one]) => [under(name), one] as const),
    ...[items].flat().map((one) => [`${path}[]`, one] as const),
    [under('*'), additionalProperties] as const,
    ...[...anyOf, ...oneOf, ...allOf].map((one) => [path, one] as const),
  ]
  return [
    ...(bounds === '' ? [] : [`${path} ${bounds}`]),
    ...inner.flatMap(([at, one]) => (typeof one === 'object' ? linesOf(one, at) : [])),
  ]
}

/** The largest id that a database's `integer` holds. */
const maxId = 2 ** 31 - 1

function* describe(schema: JsonSchema): Generator<string> {
  const { minimum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, default: otherwise } = schema
  const maximum = schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  if (exclusiveMinimum === 0 && maximum === maxId) yield 'id'
  else if (exclusiveMinimum !== undefined) yield `over ${exclusiveMinimum}${rangeOf(undefined, maximum)}`
  else if (least !== undefined || maximum !== undefined) yield rangeOf(least, maximum)
  if (minLength !== undefined || maxLength !== undefined) yield `${rangeOf(minLength, maxLength)} characters`
  if (minItems !== undefined || maxItems !== undefined) yield `${rangeOf(minItems, maxItems)} items`
  const { field } = schema
  if (typeof field === 'object' && field !== null) yield Object.values(field).join(' ')
  if (otherwise !== undefined) yield `= ${JSON.stringify(otherwise)}`
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  return `${least ?? ''}..${most ?? ''}`
}
