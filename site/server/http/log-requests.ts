import { randomUUID } from 'node:crypto'
import { createForwardedWarning } from '@promenade/process/forwarded-warning'
import type { Log } from '@promenade/process/log/log'
import { inRequest } from './request-context.ts'
import type { SiteContext, SiteHandler } from './site-env.ts'

export interface RequestLogOptions {
  readonly log: Log
  /** Also logs fast, successful, cacheable responses. */
  readonly logsAll?: boolean
  /** Proxies in front of the site: with any, the request id that they set is used. */
  readonly trustedProxies: number
  /** Counts responses. */
  readonly onResponse?: (status: number, milliseconds: number) => void
}

/** A response that took longer is logged. */
const slowMs = 1_000

/**
 * Gives each request an id, counts it, and logs failed, slow and personal ones. All others only at level `debug`, since a
 * log line takes as long as sending a cached page.
 */
export function logRequests({ log, logsAll, trustedProxies, onResponse }: RequestLogOptions): SiteHandler {
  const warn = createForwardedWarning({ trustedProxies, setting: 'SITE_TRUSTED_PROXIES', log })
  return async (context, next) => {
    const start = performance.now()
    warn(context.req.header('x-forwarded-for'))
    const id = requestIdOf(context, trustedProxies)
    await inRequest(id, next)
    const milliseconds = performance.now() - start
    onResponse?.(context.res.status, milliseconds)
    if (isLogged(context, milliseconds)) log.info(describe(context, id, milliseconds), 'request')
    else if (logsAll === true) log.debug(describe(context, id, milliseconds), 'request')
    if (isUncacheable(context)) context.res.headers.set('x-request-id', id)
  }
}

/** Only these responses have the id: a shared cache would send it to other visitors. */
function isUncacheable({ res }: SiteContext): boolean {
  return res.headers.get('cache-control')?.includes('no-store') === true
}

/** Skips most 503 responses of an overloaded site, to save time. */
function isLogged(context: SiteContext, milliseconds: number): boolean {
  const { status } = context.res
  const { target } = context.var
  if (target === '/healthz' || target === '/readyz' || status === 503) return false
  return isUncacheable(context) || status >= 400 || milliseconds > slowMs
}

function requestIdOf({ req }: SiteContext, trustedProxies: number): string {
  const proxyId = trustedProxies > 0 ? req.header('x-request-id') : undefined
  return proxyId !== undefined && /^[\w-]{8,64}$/.test(proxyId) ? proxyId : randomUUID()
}

function describe({ req, res, var: { target } }: SiteContext, id: string, ms: number) {
  const bytes = Number(res.headers.get('content-length') ?? 0)
  return { id, method: req.method, path: pathToLog(target), status: res.status, ms: Math.round(ms), bytes }
}

/** Without the query, which may contain a search or a secret, and without e-mail addresses. */
function pathToLog(target: string): string {
  const path = target.replace(/[?#].*$/s, '').slice(0, 200)
  return /@|%40/i.test(path) ? '…' : path
}
