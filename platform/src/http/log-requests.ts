import { randomUUID } from 'node:crypto'
import type { Log } from '@promenade/process/log/log'
import { respondWithProblem } from '@promenade/process/problem'
import { failureOf } from './failure.ts'

/** Where a request comes from. */
export interface RequestOrigin {
  /** Its id in the logs. */
  readonly id: string
  /** The address of the other end of the connection. */
  readonly address: string
}

type Handler = (request: Request, origin: RequestOrigin) => Promise<Response>

/** A request with its response, for the metrics. */
export interface HandledRequest {
  readonly path: string
  readonly status: number
  readonly milliseconds: number
}

/**
 * Gives each request an id, which the response repeats, and logs it without its query, which contains the key. Errors
 * that nothing else has caught end here.
 */
export function logRequests(
  handler: Handler,
  log: Log,
  onHandled: (request: HandledRequest) => void = () => {},
): (request: Request, address: string) => Promise<Response> {
  return async (request, address) => {
    const started = performance.now()
    const id = requestId(request)
    const response = await handler(request, { id, address }).catch((error: unknown) => {
      log.error({ err: error, id }, 'request failed')
      return respondWithProblem(failureOf(error))
    })
    response.headers.set('X-Request-Id', id)
    const { pathname } = new URL(request.url)
    const { status } = response
    const milliseconds = performance.now() - started
    onHandled({ path: pathname, status, milliseconds })
    const details = { id, method: request.method, path: pathname, status, ms: Math.round(milliseconds) }
    if (pathname === '/healthz' || pathname === '/readyz') log.debug(details, 'request')
    else log.info(details, 'request')
    return response
  }
}

/** Uses the id of the caller, so that a request has the same id in the logs of site and platform. */
function requestId(request: Request): string {
  const sent = request.headers.get('x-request-id')
  return sent !== null && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}
