import { randomUUID } from 'node:crypto'
import type { Log } from '@promenade/process/log/log'
import { answerError } from './refusal.ts'

/** Where a request comes from. */
export interface RequestOrigin {
  /** Its id in the logs. */
  readonly id: string
  /** The address of the other end of the connection. */
  readonly address: string
}

type Answer = (request: Request, origin: RequestOrigin) => Promise<Response>

/** What is counted of an answer. */
export interface Answered {
  readonly path: string
  readonly status: number
  readonly milliseconds: number
}

/**
 * Gives each request an id, which the answer carries too, and logs it without its query: that holds the key. The
 * last place where a failure can be caught.
 */
export function logRequests(
  answer: Answer,
  log: Log,
  onAnswer: (answered: Answered) => void = () => {},
): (request: Request, address: string) => Promise<Response> {
  return async (request, address) => {
    const started = performance.now()
    const id = requestId(request)
    const response = await answer(request, { id, address }).catch((error: unknown) => {
      log.error({ err: error, id }, 'request failed')
      return answerError(500, 'The platform could not answer. The failure is logged.')
    })
    response.headers.set('X-Request-Id', id)
    const { pathname } = new URL(request.url)
    const { status } = response
    const milliseconds = performance.now() - started
    onAnswer({ path: pathname, status, milliseconds })
    const details = { id, method: request.method, path: pathname, status, ms: Math.round(milliseconds) }
    if (pathname === '/healthz' || pathname === '/readyz') log.debug(details, 'request')
    else log.info(details, 'request')
    return response
  }
}

/** An id from the caller is kept, so that one can follow a request through both logs. */
function requestId(request: Request): string {
  const given = request.headers.get('x-request-id')
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
