import type { SiteHandler } from './http/site-env.ts'
import { redirectHome } from './language.ts'
import type { PagesOptions } from './page-cache/serve-pages.ts'
import { redirectMoved } from './redirects.ts'
import { unknownMiddlewareResponse } from './static-error-responses.ts'

export interface MiddlewareOptions extends Pick<PagesOptions, 'content' | 'log'> {
  /** Names of middleware that runs before the pages, in this order; all of it where the setting is absent. */
  readonly middleware?: readonly string[]
}

/** Middleware by the names that the settings know it under. */
const middleware: ReadonlyMap<string, SiteHandler> = new Map([
  ['redirect-moved', redirectMoved],
  ['redirect-home', redirectHome],
])

/** The middleware of these names in their order. A name that nothing has answers every page with 500 (specification §8). */
export function createMiddleware({
  middleware: names = [...middleware.keys()],
  content,
  log,
}: MiddlewareOptions): readonly SiteHandler[] {
  return names.map((name) => {
    const found = middleware.get(name)
    if (found !== undefined) return found
    log.error({ name, known: [...middleware.keys()] }, 'Unknown middleware in the settings')
    return async ({ var: { target } }) =>
      unknownMiddlewareResponse(name, { target, sign: content('en')?.property.name })
  })
}
