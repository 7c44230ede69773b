import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from '@hono/zod-openapi'
import { problemSchema } from '@promenade/contract/problem'
import { problemType } from '@promenade/process/problem'
import { commonQuery, type Resource } from '../content-api/resource.ts'

type Registry = OpenAPIHono['openAPIRegistry']

export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Content platform of a shopping centre',
    version: '1',
    description:
      'The content of the public website of a shopping centre. Lists are complete, as plain arrays. ' +
      'Every address below `/properties` needs the key as `?api_key=`. ' +
      'Every response has an ETag; a request with If-None-Match for unchanged content gets 304 without a body. ' +
      'Drafts, and records before `show_on_web_date` or after their `end_date`, are left out. ' +
      'Forms, accounts and favorites of visitors are the account API: POST requests that the site of the mall signs. ' +
      'Two requests with the same `idempotency_key` count as one submission.',
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
  return { description, content: { [problemType]: { schema: problemSchema } } }
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

/** Adds the resources to the OpenAPI document, with the schemas of the contract. */
export function describeResources(registry: Registry, resources: readonly Resource[]): void {
  for (const resource of resources) {
    const response = {
      description: resource.summary,
      content: { 'application/json': { schema: resource.schema } },
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
        304: { description: 'Unchanged: the ETag in If-None-Match is current.' },
        400: describeError('A parameter is not valid.'),
      },
    })
  }
}
