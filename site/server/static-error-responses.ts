import { staticErrorPage } from './static-error-page.ts'

/** The site has no content yet, because the platform is unreachable. The page reloads when it has. */
export function notReadyResponse(target: string): Response {
  return staticErrorPage({
    status: 503,
    target,
    headers: { 'retry-after': '5' },
    retries: true,
    words: ({ notReady }) => notReady,
  })
}

interface ErrorPageOptions {
  /** The requested address, whose language comes first. */
  readonly target: string
  /** Absent if unknown. */
  readonly mallName?: string | undefined
}

/** The response to a new render while too many are pending. */
export function busyResponse({ target, mallName }: ErrorPageOptions): Response {
  return staticErrorPage({
    status: 503,
    target,
    mallName,
    headers: { 'retry-after': '5' },
    retries: true,
    words: ({ busy }) => busy,
  })
}

/** The response if rendering the error page fails too (wording of specification §8). */
export function lastResortResponse(reference: string, { target, mallName }: ErrorPageOptions): Response {
  return staticErrorPage({ status: 500, target, mallName, reference, words: ({ lastResort }) => lastResort })
}

/** The response if `SITE_MIDDLEWARE` names an unknown middleware (wording of specification §8). */
export function unknownMiddlewareResponse(name: string, { target, mallName }: ErrorPageOptions): Response {
  return staticErrorPage({
    status: 500,
    target,
    mallName,
    words: ({ unknownMiddleware: { title, text } }) => ({ title: title(name), text }),
  })
}
