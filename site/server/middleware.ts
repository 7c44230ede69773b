import { defaultLocale } from '@promenade/domain/locale/locale'
import type { SiteHandler } from './http/site-env.ts'
import { redirectHome } from './http/language.ts'
import type { PagesOptions } from './page-cache/serve-pages.ts'
import { redirectMoved, redirectRenamed, redirectShort } from './http/redirects.ts'
import { unknownMiddlewareResponse } from './static-error-responses.ts'

export interface MiddlewareOptions extends Pick<PagesOptions, 'content' | 'log'> {
  /** Names of the middleware that runs before the pages, in order; default: all. */
  readonly middleware?: readonly string[]
}

/** Middleware by its name in `SITE_MIDDLEWARE`. */
function listMiddleware({ content }: MiddlewareOptions): ReadonlyMap<string, SiteHandler> {
  return new Map([
    ['redirect-moved', redirectMoved],
    ['redirect-renamed', redirectRenamed(content)],
    ['redirect-short', redirectShort(content)],
    ['redirect-home', redirectHome],
  ])
}

/** The named middleware in order. An unknown name makes every page respond with 500 (specification §8). */
export function createMiddleware(options: MiddlewareOptions): readonly SiteHandler[] {
  const middleware = listMiddleware(options)
  const { middleware: names = [...middleware.keys()], content, log } = options
  return names.map((name) => {
    const found = middleware.get(name)
    if (found !== undefined) return found
    log.error({ name, known: [...middleware.keys()] }, 'Unknown middleware in the settings')
    return async ({ var: { target } }) =>
      unknownMiddlewareResponse(name, { target, mallName: content(defaultLocale)?.property.name })
  })
}
