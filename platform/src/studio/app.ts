import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { Problem, respondWithProblem } from '@promenade/process/problem'
import { refuse } from '../documents/refuse.ts'
import { failureOf } from '../http/failure.ts'
import type { RequestOrigin } from '../http/log-requests.ts'
import { respondWithDocs } from '../http/docs-page.ts'
import type { StudioParts } from './call.ts'
import { addArchiveRoutes } from './archive-routes.ts'
import { addChangeSetRoutes } from './change-set-routes.ts'
import { addContestRoutes } from './contests/routes.ts'
import { describeApi } from './describe-api.ts'
import { addEntryRoutes } from './entry-routes.ts'
import { addFaultRoutes } from './faults/routes.ts'
import { addInboxRoutes } from './inbox-routes.ts'
import { addMediaRoutes } from './media-routes.ts'
import { addAuditRoutes } from './people/audit-routes.ts'
import { addJoinRoutes } from './people/join-routes.ts'
import { addLoginRoutes } from './people/login-routes.ts'
import { addMeansRoutes } from './people/means-routes.ts'
import { addSessionRoutes } from './people/session-routes.ts'
import { addStaffRoutes } from './people/staff-routes.ts'
import { addTokenRoutes } from './people/token-routes.ts'
import { answerJson } from './answer-json.ts'
import { createRoutes } from './routes.ts'
import { requireSameOrigin } from './same-origin.ts'
import { addPresenceRoutes } from './presence-routes.ts'
import { addPlanRoute } from './plan-route.ts'
import { addPreviewRoutes } from './preview-routes.ts'
import { addPersonRoutes } from './person/routes.ts'
import { addNewMapRoute } from './new-map/routes.ts'
import { addPageViewRoutes } from './page-views/routes.ts'
import { addReportRoutes } from './reports/routes.ts'
import { addSearchRoutes } from './search-routes.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { addSpreadsheetRoutes } from './spreadsheets/routes.ts'
import { addRoundRoutes } from './stores/round-routes.ts'
import { addStoreRoutes } from './stores/store-routes.ts'
import { addSubscriberRoutes } from './subscribers/routes.ts'
import type { StaticFiles } from './static-files.ts'
import { addWebhookRoutes } from './webhooks/routes.ts'

/** The parts of the studio's app. */
export interface StudioAppParts extends StudioParts {
  readonly files: StaticFiles
}

type Answer = (request: Request, origin?: RequestOrigin) => Promise<Response>

/** Creates the studio, its screens and its API, as a function from request to response. */
export function createStudioApp(parts: StudioAppParts): Answer {
  const app = createStudioRoutes(parts)
  app.notFound(() => respondWithProblem(refuse('not-found', 'There is nothing here.')))
  app.onError((error, { req }) => {
    if (error instanceof Problem) return respondWithProblem(error)
    parts.onError(error, req.raw)
    const { status, message, headers } = failureOf(error)
    return respondWithProblem(
      new Problem(status, message, { code: 'failed', members: { code: 'failed' }, headers }),
    )
  })
  const headers = Object.entries(securityHeaders)
  return async (request, origin) => {
    const response = await app.fetch(request, origin)
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  }
}

/** All routes of the studio: its API, what describes it, and the files of the screens. */
export function createStudioRoutes(parts: StudioAppParts): Hono {
  const app = createApi(parts)
  app.get('/api/v1/openapi.json', () => Response.json(describeApi()))
  app.get('/api/v1/docs', ({ req }) => respondWithDocs(req.raw, describeApi()))
  app.get('/healthz', () => answerJson({ status: 'alive' }))
  app.all('/api/*', () => {
    throw refuse('not-found', 'There is nothing at this address.')
  })
  app.get('*', ({ req }) => answerFile(parts, req.path))
  return app
}

function createApi(parts: StudioParts): Hono {
  const app = new Hono()
  app.use('*', async ({ req }, next) => {
    // PostgreSQL takes no NUL in a text.
    if (req.url.includes('%00')) throw refuse('not-found', 'There is nothing at this address.')
    requireSameOrigin(req.raw, parts.origin())
    await next()
  })
  const routes = createRoutes(app, parts)
  addLoginRoutes(routes)
  addJoinRoutes(routes)
  addSessionRoutes(routes)
  addMeansRoutes(routes)
  addStaffRoutes(routes)
  addTokenRoutes(routes)
  addWebhookRoutes(routes)
  addAuditRoutes(routes)
  addArchiveRoutes(routes)
  addEntryRoutes(routes)
  addPresenceRoutes(routes)
  addChangeSetRoutes(routes)
  addMediaRoutes(routes)
  addInboxRoutes(routes)
  addContestRoutes(routes)
  addSubscriberRoutes(routes)
  addPersonRoutes(routes)
  addReportRoutes(routes)
  addPageViewRoutes(routes)
  addSearchRoutes(routes)
  addFaultRoutes(routes)
  addSpreadsheetRoutes(routes)
  addPlanRoute(routes)
  addNewMapRoute(routes)
  addStoreRoutes(routes)
  addRoundRoutes(routes)
  addPreviewRoutes(routes)
  return app
}

/** A file of the built studio; every other address is a screen, whose document is the same. */
function answerFile({ files, previewUrl }: StudioAppParts, path: string): Response {
  const file = files.find(path)
  if (file === undefined) return answerIndex(files, path === '/store' ? 'store' : 'index', previewUrl)
  const isLasting = path.startsWith('/assets/')
  return new Response(file.bytes, {
    headers: {
      'Content-Type': file.contentType,
      'Cache-Control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  })
}

function answerIndex(files: StaticFiles, page: 'index' | 'store', previewUrl: string | undefined): Response {
  const nonce = randomBytes(16).toString('base64')
  return new Response(files.writeIndex(nonce, page), {
    status: files.isBuilt ? 200 : 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(nonce, previewUrl),
    },
  })
}
