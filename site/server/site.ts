import { randomUUID } from 'node:crypto'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { Hono } from 'hono'
import { measurePath } from '../app/device/measurement.ts'
import { seenPath } from '../app/device/page-views.ts'
import { mapDataPath } from '../app/device/map-data.ts'
import { offlineListPath } from '../app/device/offline.ts'
import { visitDataPath } from '../app/device/visit-data.ts'
import { isAlive, isReadyToServe } from './http/health.ts'
import { checkHost } from './http/check-host.ts'
import { checkMethod } from './http/check-method.ts'
import { limitBodies } from './http/limit-bodies.ts'
import { logRequests } from './http/log-requests.ts'
import { pathOf, refuseBadTargets, refuseUnread, setTarget } from './http/read-target.ts'
import { redirectPermanently } from './http/respond.ts'
import type { SiteContext, SiteEnv } from './http/site-env.ts'
import { chooseLanguage } from './http/language.ts'
import { createMiddleware } from './middleware.ts'
import { pageDataPath, servePageData } from './page-data/serve-page-data.ts'
import { findRefusal, refuse, respondWithRefusal } from './refusals.ts'
import { securityHeaders } from './security/security-headers.ts'
import { securityTxt, securityTxtPath } from './security/security-txt.ts'
import type { SiteParts } from './site-parts.ts'
import { lastResortResponse } from './static-error-responses.ts'

/** The website: its middleware, in the order in which a request passes it. */
export function createSite(parts: SiteParts): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>({ getPath: (request, given) => pathOf(request, given?.env, parts.features) })
  site.onError((error, context) => respondToError(error, context, parts))
  site.notFound(() => {
    throw refuse(404)
  })

  site.use(setTarget(parts.features))
  site.use(logRequests(parts))
  site.use(parts.fastPath.remember)
  site.use(securityHeaders(parts))
  site.use(refuseUnread)
  site.use(limitBodies(parts.maxBytes))
  site.use(checkHost(parts.isOwnHost))
  site.use(refuseBadTargets)
  site.use(checkMethod(parts.maxBytes))

  if (parts.receiveReport !== undefined) site.post(measurePath, parts.checkOrigin, parts.receiveReport)
  if (parts.receiveView !== undefined) site.post(seenPath, parts.checkOrigin, parts.receiveView)
  site.post('*', parts.forms.receive)

  site.get('/healthz', isAlive)
  site.get('/readyz', () => isReadyToServe(parts))
  site.get(securityTxtPath, () => securityTxt(parts))
  site.get('/security.txt', () => redirectPermanently(securityTxtPath))
  for (const serveFiles of parts.files ?? []) site.get('*', serveFiles)
  site.get(pageDataPath, servePageData(parts))
  site.get(mapDataPath, parts.mapData.serve)
  for (const [code, { serve }] of parts.visitData) site.get(visitDataPath(code), serve)
  for (const { code } of locales)
    site.get(offlineListPath(code), (context) => parts.serveOfflineList(code, context))
  site.get('/language/:locale', chooseLanguage({ isSecure: parts.origin.startsWith('https:') }))
  for (const middleware of createMiddleware(parts)) site.get('*', middleware)
  site.get('*', parts.pages.serve)
  return site
}

function respondToError(error: Error, context: SiteContext, parts: SiteParts): Response {
  const mallName = findMallName(parts)
  const refusal = findRefusal(error)
  if (refusal !== undefined) return respondWithRefusal(refusal, context, mallName)
  const reference = randomUUID().slice(0, 8)
  parts.log.error({ err: error, reference }, 'A request failed')
  return lastResortResponse(reference, { target: context.var.target, mallName })
}

/** Undefined without content, or if reading it caused the error. */
function findMallName({ content }: SiteParts): string | undefined {
  try {
    return content(defaultLocale)?.property.name
  } catch {
    return undefined
  }
}
