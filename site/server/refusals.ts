import { Problem } from '@promenade/process/problem'
import { HTTPException } from 'hono/http-exception'
import { respondWithText } from './http/respond.ts'
import type { SiteContext } from './http/site-env.ts'
import { staticErrorPage } from './static-error-page.ts'

export type RefusalStatus = keyof typeof lines

type Headers = Readonly<Record<string, string>>

interface Refusal {
  readonly status: RefusalStatus
  readonly headers: Headers
}

/** The problem of a request that gets no page, only a status. */
export function refuse(status: RefusalStatus, headers: Headers = {}): Problem {
  return new Problem(status, lines[status], { headers })
}

/** The error as a refusal, if the site's or Hono's middleware threw it. */
export function findRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Problem || error instanceof HTTPException)) return undefined
  const { status } = error
  if (!isRefusalStatus(status)) return undefined
  return { status, headers: error instanceof Problem ? error.headers : {} }
}

/** A page for clients that accept HTML, else a line of text. */
export function respondWithRefusal(
  { status, headers }: Refusal,
  { req, var: { target } }: SiteContext,
  mallName?: string,
): Response {
  if (req.header('accept')?.includes('text/html') !== true)
    return respondWithText(status, `${lines[status]}\n`, headers)
  return staticErrorPage({ status, target, mallName, headers, words: ({ refusals }) => refusals[status] })
}

function isRefusalStatus(status: number): status is RefusalStatus {
  return status in lines
}

/** The responses to clients that do not accept HTML. */
const lines = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  413: 'Content too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  417: 'Expectation failed',
  421: 'Misdirected request',
  431: 'Request header fields too large',
  503: 'Service unavailable',
} as const
