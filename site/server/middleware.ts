import type { Step } from './http/site-env.ts'
import { redirectHome } from './language.ts'
import type { PagesOptions } from './page-cache/pages.ts'
import { redirectMoved } from './redirects.ts'
import { unknownMiddlewareAnswer } from './static-error-responses.ts'

export interface MiddlewareOptions extends Pick<PagesOptions, 'content' | 'log'> {
  /** Names of what stands between a request and the screens, in this order; all of it where nothing is said. */
  readonly middleware?: readonly string[]
}

/** What may stand between a request and the screens, by the names that the settings know it under. */
const middleware: ReadonlyMap<string, Step> = new Map([
  ['redirect-moved', redirectMoved],
  ['redirect-home', redirectHome],
])

/** The steps of these names in their order. A name that nothing has answers every page with 500 (specification §8). */
export function createMiddleware({
  middleware: names = [...middleware.keys()],
  content,
  log,
}: MiddlewareOptions): readonly Step[] {
  return names.map((name) => {
    const step = middleware.get(name)
    if (step !== undefined) return step
    log.error({ name, known: [...middleware.keys()] }, 'Unknown middleware in the settings')
    return ({ target }) => unknownMiddlewareAnswer(name, { target, sign: content('en')?.property.name })
  })
}
