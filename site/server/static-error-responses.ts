import { staticErrorPage } from './static-error-page.ts'

/** There is no content yet and the platform is out of reach: the page asks again until there is. */
export function notReadyResponse(target: string): Response {
  return staticErrorPage({
    status: 503,
    target,
    headers: { 'retry-after': '5' },
    asksAgain: true,
    words: ({ notReady }) => notReady,
  })
}

interface Occasion {
  /** The requested address: its language comes first. */
  readonly target: string
  /** The mall's name, where it is known. */
  readonly sign?: string | undefined
}

/** Too many renders: only pages in memory are served. */
export function busyResponse({ target, sign }: Occasion): Response {
  return staticErrorPage({
    status: 503,
    target,
    sign,
    headers: { 'retry-after': '5' },
    asksAgain: true,
    words: ({ busy }) => busy,
  })
}

/** Even the error page could not be shown (wording of specification §8). */
export function lastResortResponse(reference: string, { target, sign }: Occasion): Response {
  return staticErrorPage({ status: 500, target, sign, reference, words: ({ lastResort }) => lastResort })
}

/** A name in the settings that no middleware has (wording of specification §8). */
export function unknownMiddlewareResponse(name: string, { target, sign }: Occasion): Response {
  return staticErrorPage({
    status: 500,
    target,
    sign,
    words: ({ unknownMiddleware: { title, text } }) => ({ title: title(name), text }),
  })
}
