import { randomUUID } from 'node:crypto'
import type { Log } from '@promenade/process/log/log'
import { inRequest } from './request-context.ts'
import type { SiteContext, SiteHandler } from './site-env.ts'

export interface RequestLogOptions {
  readonly log: Log
  /** Also logs requests that succeeded quickly with a response that anybody may get. */
  readonly logsAll?: boolean
  /** Proxies in front of the site: with any, the id that they give a request is taken over. */
  readonly trustedProxies: number
  /** Counts responses. */
  readonly onResponse?: (status: number, milliseconds: number) => void
}

/** A response that took longer is logged. */
const slowMs = 1_000

/**
 * Gives each request an id, counts it, and logs those that failed, were slow or were one visitor's alone. A page from
 * memory is sent in the time that a line takes to be written, so the rest is logged at `debug` only.
 */
export function logRequests({ log, logsAll, trustedProxies, onResponse }: RequestLogOptions): SiteHandler {
  return async (context, next) => {
    const begun = performance.now()
    const id = requestIdOf(context, trustedProxies)
    await inRequest(id, next)
    const milliseconds = performance.now() - begun
    onResponse?.(context.res.status, milliseconds)
    if (isWorthALine(context, milliseconds)) log.info(describe(context, id, milliseconds), 'request')
    else if (logsAll === true) log.debug(describe(context, id, milliseconds), 'request')
    if (isUncacheable(context)) context.res.headers.set('x-request-id', id)
  }
}

/** A cache in between may give a copy to anybody: only responses that are never stored carry an id. */
function isUncacheable({ res }: SiteContext): boolean {
  return res.headers.get('cache-control')?.includes('no-store') === true
}

/** An overloaded site answers 503, and does not spend its time on a line for each. */
function isWorthALine(context: SiteContext, milliseconds: number): boolean {
  const { status } = context.res
  const { target } = context.var
  if (target === '/healthz' || target === '/readyz' || status === 503) return false
  return isUncacheable(context) || status >= 400 || milliseconds > slowMs
}

function requestIdOf({ req }: SiteContext, trustedProxies: number): string {
  const given = trustedProxies > 0 ? req.header('x-request-id') : undefined
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function describe({ req, res, var: { target } }: SiteContext, id: string, ms: number) {
  const bytes = Number(res.headers.get('content-length') ?? 0)
  return { id, method: req.method, path: pathToLog(target), status: res.status, ms: Math.round(ms), bytes }
}

/** Without the query, which may hold what somebody searched for or a link's secret, and without anything like an e-mail address. */
function pathToLog(target: string): string {
  const path = target.replace(/[?#].*$/s, '').slice(0, 200)
  return /@|%40/i.test(path) ? '…' : path
}
