import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import { errorWire } from '@promenade/contract/errors'
import { commonQuery, type Resource } from '../resources/resource.ts'

type Registry = OpenAPIHono['openAPIRegistry']

export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Content platform of a shopping centre',
    version: '1',
    description:
      'Everything the public website of a shopping centre shows. Lists come whole, as plain arrays. ' +
      'Every answer has an ETag; with If-None-Match an unchanged one is answered with 304 and no body. ' +
      'Drafts, and records before `show_on_web_date` or after their `end_date`, are not answered. ' +
      "What visitors send and keep goes with POST, as private calls that the mall's own site signs; the same " +
      '`idempotency_key` twice is one submission.',
  },
}

export const apiKeyScheme = { type: 'apiKey', in: 'query', name: 'api_key' } as const

export const propertyParams = z.object({
  id: z.int().positive().meta({ description: 'The property.', example: 1 }),
})
const slugParams = propertyParams.extend({
  slug: z.string().meta({ description: 'The last part of the address of the record.' }),
})

export const security = [{ api_key: [] }]

export function describeError(description: string) {
  return { description, content: { 'application/json': { schema: errorWire } } }
}

export function describeProperty(response: {
  description: string
  content: Record<string, { schema: z.ZodType }>
}) {
  return {
    200: response,
    401: describeError('Without a valid `api_key`.'),
    404: describeError('No such property or record.'),
  }
}

/** Enters the resources with the schemas that are their types. */
export function describeResources(registry: Registry, resources: readonly Resource[]): void {
  for (const resource of resources) {
    const response = {
      description: resource.summary,
      content: { 'application/json': { schema: resource.response } },
    }
    registry.registerPath({
      method: 'get',
      path: `/properties/{id}/${resource.path}`,
      summary: resource.summary,
      security,
      request: {
        params: resource.path.includes('{slug}') ? slugParams : propertyParams,
        query: resource.query === undefined ? commonQuery : commonQuery.extend(resource.query.shape),
      },
      responses: {
        ...describeProperty(response),
        304: { description: 'Unchanged: the ETag in If-None-Match is still right.' },
        400: describeError('A parameter is not valid.'),
      },
    })
  }
}
