import type { PageContext } from '../../page-context.ts'
import { storeLines } from '../../presenters/store-lines.server.ts'
import { closingLines } from './closing-lines.server.ts'
import type { HoursOf } from './plan-request.ts'

/** What is said on the map of when the stores are open. */
export function hoursOf(context: PageContext): HoursOf {
  return (slug, walkSeconds) => {
    const store = context.content.stores.find((one) => one.slug === slug)
    const lines = store === undefined ? [] : storeLines(store, context)
    if (walkSeconds === undefined) return lines
    // How long there is before closing changes with each minute.
    return closingLines(lines, walkSeconds, { ...context, now: context.minute })
  }
}
