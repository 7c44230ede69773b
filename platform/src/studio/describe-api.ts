import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { FileBody } from '@promenade/contract/studio-api/endpoint'
import { endpointOf, endpoints, type EndpointName } from '@promenade/contract/studio-api/endpoints'
import { type HourlyLimitName, hourlyLimits } from '@promenade/contract/studio-api/hourly-limits'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'
import { problemType } from '@promenade/process/problem'

const info = {
  openapi: '3.1.0',
  info: {
    title: 'Staff studio of a shopping centre',
    version: '1',
    description:
      'What staff do in the studio, for other programs: send `Authorization: Bearer promenade_…` with a token of ' +
      'Settings › Tokens. An address names the scope that its token needs; one without `token` is for people alone. ' +
      'Browsers use the cookie of a session instead, and their writes need the `Origin` of the studio.',
  },
}

const numbers = z.int().positive()
const params: Readonly<Record<string, z.ZodType>> = {
  id: numbers.meta({ description: 'Its number in lists.' }),
  revision: numbers.meta({ description: 'The id of a revision.' }),
  prefix: z.string().meta({ description: 'First part of the `path` of a picture.' }),
  name: z.string().meta({ description: 'Last part of the `path` of a picture.' }),
  file: z.string().meta({ description: 'A kind with `.csv`, such as `store.csv`.' }),
}

const files = {
  picture: { 'image/*': { schema: z.string() } },
  spreadsheet: { 'text/csv': { schema: z.string() } },
  archive: { 'application/zip': { schema: z.string() } },
  mall: { 'application/gzip': { schema: z.string() } },
}
const json = (schema: z.ZodType) => ({ 'application/json': { schema } })
const problem = (schema: z.ZodType) => ({ [problemType]: { schema } })
const contentOf = (body: z.ZodType | FileBody) => (typeof body === 'string' ? files[body] : json(body))

let described: object | undefined

/** The OpenAPI document of the studio's API, with the schemas that check its requests and responses. */
export function describeApi(): object {
  described ??= createDocument()
  return described
}

function createDocument(): object {
  const app = new OpenAPIHono()
  const { openAPIRegistry: registry } = app
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-studio',
  })
  registry.registerComponent('securitySchemes', 'storeLink', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-store',
  })
  registry.registerComponent('securitySchemes', 'token', { type: 'http', scheme: 'bearer' })
  for (const name of names) registry.registerPath(describe(name))
  return app.getOpenAPI31Document(info)
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => Object.hasOwn(endpoints, name))

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

function describe(name: EndpointName) {
  const [method = '', path = ''] = name.split(' ')
  const { summary, query, headers, body, status = 200, response, refusals = {}, limit } = endpointOf(name)
  const content = body && contentOf(body)
  return {
    method: Object.entries(methods).find(([verb]) => verb === method)?.[1] ?? 'get',
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    summary,
    security: securityOf(name),
    request: {
      ...(path.includes(':') ? { params: paramsOf(path) } : {}),
      ...(query === undefined ? {} : { query }),
      ...(headers === undefined ? {} : { headers }),
      ...(content === undefined ? {} : { body: { required: true, content } }),
    },
    responses: {
      [status]: { description: summary, content: contentOf(response) },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, schema]) => [
          code,
          { description: 'Refused.', content: problem(schema) },
        ]),
      ),
      ...(limit === undefined ? {} : { 429: describeLimit(limit) }),
      default: { description: 'Any other refusal.', content: problem(studioProblemSchema) },
    },
  }
}

function describeLimit(limit: HourlyLimitName) {
  return {
    description: `More than ${hourlyLimits[limit].requests} an hour of one person or token; \`Retry-After\` has the seconds to wait.`,
    content: problem(studioProblemSchema),
  }
}

function securityOf(name: EndpointName): Record<string, string[]>[] {
  const { callers, permission } = endpointOf(name)
  if (callers === 'anyone') return []
  if (callers === 'store') return [{ storeLink: [] }, { session: [] }]
  const scopes = permission === undefined ? [] : [permission]
  return callers === 'tokens' ? [{ token: scopes }, { session: scopes }] : [{ session: scopes }]
}

function paramsOf(path: string): z.ZodObject {
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  // The id of a passkey is chosen by the device.
  const own = path.includes('/passkeys/') ? { ...params, id: z.string() } : params
  return z.object(Object.fromEntries(named.map((name) => [name, own[name] ?? z.string()])))
}
