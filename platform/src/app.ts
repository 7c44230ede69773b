import { OpenAPIHono } from '@hono/zod-openapi'
import type { SignatureScheme } from '@promenade/contract/account-api/signature'
import { Problem, respondWithProblem } from '@promenade/process/problem'
import { sql } from 'kysely'
import { type ApiKeys, authorise, keysOf } from './http/authorise.ts'
import { apiKeyScheme, describeResources, openApiDocument } from './http/openapi.ts'
import { respondWithDocs } from './http/docs-page.ts'
import { respondConditionally } from './http/conditional-response.ts'
import { failureOf } from './http/failure.ts'
import { refuseBodies, refuseMethods } from './http/request-limits.ts'
import { securityHeaders } from './http/security-headers.ts'
import { getPublished, serveResource } from './http/serve-resource.ts'
import type { ServedEndpoint } from './visitors/account-api/call.ts'
import { describeCalls } from './visitors/account-api/describe-calls.ts'
import { allEndpoints } from './visitors/endpoints.ts'
import { serveCall } from './visitors/account-api/serve-call.ts'
import type { ChangeStreams } from './changes/change-stream.ts'
import { changesPath, describeChanges } from './changes/routes.ts'
import { describeMedia, mediaPath } from './media/routes.ts'
import { contentResources } from './content-api/resources.ts'
import { serveMedia } from './media/serve-media.ts'
import type { ContentParts } from './previews/preview-contents.ts'
import { addPreviewRoutes } from './previews/routes.ts'

/** The dependencies of the platform. */
export interface PlatformParts extends ApiKeys, ContentParts {
  /** First part of the address of account calls. */
  readonly tenant: string
  readonly signatureScheme: SignatureScheme
  /** Allowed origins of links in mails; undefined: any. */
  readonly siteOrigins?: readonly string[] | undefined
  readonly changes: ChangeStreams
  readonly clock: () => Date
  /** Called with every error that is not the client's fault. */
  readonly onError: (error: unknown, request: Request) => void
  /** True while the process shuts down. */
  readonly isStopping?: () => boolean
}

/** Creates the content platform as a function from request to response. */
export function createPlatform(parts: PlatformParts): (request: Request) => Promise<Response> {
  const app = new OpenAPIHono({ getPath })
  addAccountCalls(app, parts)
  app.use(refuseMethods, refuseBodies)
  app.use('/properties/*', async (context, next) => {
    const [, , propertyId = ''] = context.req.path.split('/')
    authorise(context.req.query('api_key'), keysOf(parts, propertyId))
    await next()
  })
  addResources(app, parts)
  addChanges(app, parts)
  addMedia(app, parts)
  addPreviewRoutes(app, parts)
  addDocuments(app)
  addHealth(app, parts)
  app.notFound(() => respondWithProblem(new Problem(404, 'There is nothing at this address.')))
  app.onError((error, context) => {
    if (!(error instanceof Problem)) parts.onError(error, context.req.raw)
    return respondWithProblem(error instanceof Problem ? error : failureOf(error))
  })
  return async (request) => {
    const response = await app.fetch(request)
    for (const [name, value] of Object.entries(securityHeaders))
      if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }
}

type App = OpenAPIHono

/** Ignores double and trailing slashes, which other clients send. */
function getPath(request: Request): string {
  const path = new URL(request.url).pathname.replaceAll(/\/{2,}/g, '/')
  return path === '/' ? path : path.replace(/\/$/, '')
}

/** Account calls come first, because the other routes refuse request bodies. */
function addAccountCalls(app: App, { tenant, signatureScheme, siteOrigins, ...parts }: PlatformParts): void {
  const { database, content, clock, onError } = parts
  const byName = new Map<string, ServedEndpoint>(allEndpoints.map((endpoint) => [endpoint.name, endpoint]))
  app.post(`/${tenant}/:endpoint`, ({ req }) =>
    serveCall(req.raw, byName.get(req.param('endpoint')), {
      database,
      content,
      signing: { ...parts, scheme: signatureScheme },
      siteOrigins,
      now: clock(),
      onError,
    }),
  )
  describeCalls(app.openAPIRegistry, allEndpoints, tenant)
}

function addResources(app: App, { content, clock }: PlatformParts): void {
  for (const resource of contentResources) {
    const below = resource.path === '' ? '' : `/${resource.path.replace('{slug}', ':slug')}`
    app.get(`/properties/:id${below}`, ({ req }) =>
      serveResource(resource, {
        request: req.raw,
        propertyId: req.param('id') ?? '',
        slug: req.param('slug') ?? '',
        query: req.query(),
        content,
        now: clock(),
      }),
    )
  }
  describeResources(app.openAPIRegistry, contentResources)
}

function addChanges(app: App, { content, changes }: PlatformParts): void {
  app.get(changesPath, async ({ req }) => {
    const { documents } = await getPublished(content, req.param('id') ?? '')
    // Hono calls the GET route for HEAD too, which needs no stream.
    if (req.method === 'HEAD') return new Response(null, { headers: { 'Content-Type': 'text/event-stream' } })
    return changes.open(documents.propertyId)
  })
  app.openAPIRegistry.registerPath(describeChanges)
}

function addMedia(app: App, { database }: PlatformParts): void {
  app.get(mediaPath, ({ req }) =>
    serveMedia(req.raw, database, { prefix: req.param('prefix') ?? '', name: req.param('name') ?? '' }),
  )
  app.openAPIRegistry.registerPath(describeMedia)
}

function addDocuments(app: App): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'api_key', apiKeyScheme)
  // At the first request: it takes a tenth of a start.
  let document: object | undefined
  const describe = () => (document ??= app.getOpenAPI31Document(openApiDocument))
  app.get('/openapi.json', ({ req }) =>
    respondConditionally(req.raw, {
      body: JSON.stringify(describe()),
      contentType: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
    }),
  )
  app.get('/docs', ({ req }) => respondWithDocs(req.raw, describe()))
}

function addHealth(app: App, { database, isStopping }: PlatformParts): void {
  const headers = { 'Cache-Control': 'no-store' }
  app.get('/healthz', () => Response.json({ status: 'alive' }, { headers }))
  app.get('/readyz', async () => {
    if (isStopping?.() === true) throw new Problem(503, 'The platform is shutting down.')
    try {
      await sql`select 1`.execute(database)
      return Response.json({ status: 'ready' }, { headers })
    } catch {
      throw new Problem(503, 'The database does not respond.', { headers: { 'Retry-After': '5' } })
    }
  })
}
