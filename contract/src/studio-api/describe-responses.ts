import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { ResponseSchema, ResponseSchemas } from './response-schema.ts'

/** The schemas of the JSON that these endpoints respond with, by their names. */
export function describeResponses(
  endpoints: Readonly<Record<string, Endpoint>>,
): Readonly<Record<string, ResponseSchemas>> {
  const described = Object.entries(endpoints).flatMap(([name, { response, refusals = {} }]) => {
    if (typeof response === 'string') return []
    const ofRefusals = Object.entries(refusals).map(([status, schema]) => [status, describeResponse(schema)])
    return [[name, { response: describeResponse(response), refusals: Object.fromEntries(ofRefusals) }]]
  })
  return Object.fromEntries(described)
}

/** The schema of the JSON that this one lets through. Throws for a schema that would be checked only in part. */
export function describeResponse(schema: z.ZodType): ResponseSchema {
  return reduce(z.toJSONSchema(schema, { reused: 'inline' }))
}

/** Words about a value, and limits of its size: whoever reads a response can do with any size. */
const unchecked = new Set(
  '$schema id description example examples format minLength maxLength minItems maxItems minimum maximum exclusiveMinimum'.split(
    ' ',
  ),
)

function reduce(schema: z.core.JSONSchema.JSONSchema): ResponseSchema {
  const { type, properties, required, additionalProperties, items, anyOf, oneOf, pattern, ...rest } = schema
  const { enum: choices, const: only, propertyNames, ...others } = rest
  const unknown = Object.keys(others).find((keyword) => !unchecked.has(keyword))
  if (unknown !== undefined) throw new Error(`A response has the keyword ${unknown}, which nothing checks.`)
  if (propertyNames !== undefined && Object.keys(inner(propertyNames)).join('') !== 'type')
    throw new Error('A response has a record with limited keys, which nothing checks.')
  const alternatives = anyOf ?? oneOf
  const values = 'const' in schema ? [only] : choices
  const optional = Object.keys(properties ?? {}).filter((property) => required?.includes(property) !== true)
  return {
    ...(type === undefined ? {} : { type: [type].flat().flatMap(typesOf) }),
    ...(properties === undefined ? {} : { properties: mapValues(properties) }),
    ...(optional.length === 0 ? {} : { optional }),
    ...(typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? { additionalProperties: reduce(additionalProperties) }
      : {}),
    ...(items === undefined || Array.isArray(items) ? {} : { items: reduce(inner(items)) }),
    ...(alternatives === undefined ? {} : { anyOf: alternatives.map((one) => reduce(inner(one))) }),
    ...(values === undefined ? {} : { enum: values }),
    ...(pattern === undefined ? {} : { pattern }),
  }
}

/** An integer is a number too. */
function typesOf(type: string): readonly string[] {
  return type === 'number' ? [type, 'integer'] : [type]
}

/** `true` lets everything through, as a schema without keywords does. */
function inner(schema: z.core.JSONSchema.JSONSchema | boolean): z.core.JSONSchema.JSONSchema {
  return typeof schema === 'boolean' ? {} : schema
}

function mapValues(
  schemas: Readonly<Record<string, z.core.JSONSchema.JSONSchema | boolean>>,
): Readonly<Record<string, ResponseSchema>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, reduce(inner(schema))]))
}
