import type { PageContext } from '../../page-context.ts'
import { storeLines } from '../../presenters/store-lines.server.ts'
import { closingLines } from './closing-lines.server.ts'
import type { HoursOf } from './plan-request.ts'

/** The hours of stores for the map. */
export function hoursOf(context: PageContext): HoursOf {
  return (slug, walkSeconds) => {
    const store = context.content.stores.find((candidate) => candidate.slug === slug)
    const lines = store === undefined ? [] : storeLines(store, context)
    if (walkSeconds === undefined) return lines
    return closingLines(lines, walkSeconds, context)
  }
}
