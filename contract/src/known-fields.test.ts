import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints as accountEndpoints } from './account-api/endpoints.ts'
import { documentSchemas } from './kinds/documents.ts'
import type { Resource } from './kinds/resource.ts'
import { resources } from './public-api/resources.ts'
import type { Endpoint } from './studio-api/endpoint.ts'
import { endpoints } from './studio-api/endpoints.ts'

/** A browser may add fields to a passkey, and a library to the options of one. */
const isOfPasskey = (name: string) => /\/passkeys?(?:\/options)?$|\/session\/confirm$/.test(name)

const studioSchemas = Object.entries<Endpoint>(endpoints)
  .filter(([name]) => !isOfPasskey(name))
  .flatMap(([name, { query, body, response, refusals = {} }]) =>
    [query, body, response, ...Object.values(refusals)].map((schema) => [name, schema] as const),
  )

const schemas: readonly (readonly [name: string, schema: unknown])[] = [
  ...Object.entries(documentSchemas),
  ...Object.entries<Resource>(resources).map(([name, { schema }]) => [name, schema] as const),
  ...studioSchemas,
  ...Object.entries(accountEndpoints).flatMap(([name, { request, response }]) => [
    [name, request] as const,
    [name, response] as const,
  ]),
]

describe('every schema of what is exchanged', () => {
  it('refuses unknown fields in each of its groups', () => {
    const ofJson = schemas.filter(
      (item): item is readonly [string, z.ZodType] => item[1] instanceof z.ZodType,
    )
    expect(ofJson.length).toBeGreaterThan(150)
    const loose = ofJson.flatMap(([name, schema]) => looseGroups(schema).map((group) => [name, group]))
    expect(loose).toEqual([])
  })

  it('is searched at any depth', () => {
    const inner = z.array(z.object({ title: z.string(), body: z.string().optional() }))
    expect(looseGroups(z.strictObject({ items: inner.optional() }))).toEqual(['title, body'])
  })
})

/** The names of the fields of each group that takes other fields too. */
function looseGroups(schema: z.ZodType): readonly string[] {
  return groupsIn(z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }))
    .filter((group) => !('additionalProperties' in group) || group.additionalProperties !== false)
    .map(({ properties }) => Object.keys(Object(properties)).join(', '))
}

interface Group {
  readonly properties: unknown
}

function groupsIn(schema: unknown): readonly Group[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap(groupsIn)
  return 'properties' in schema ? [schema, ...inside] : inside
}
