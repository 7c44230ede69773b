import type { PageContext } from '../../page-context.ts'
import { storeLines } from '../../presenters/store-lines.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'
import { closingLines } from './closing-lines.server.ts'
import type { HoursOf } from './plan-request.ts'

/** The hours of stores for the map. */
export function hoursOf(visit: PageContext): HoursOf {
  return (slug, walkSeconds) => {
    const store = visit.content.stores.find((one) => one.slug === slug)
    const lines = store === undefined ? [] : storeLines(store, visit)
    if (walkSeconds === undefined) return lines
    // The remaining time changes every minute.
    return closingLines(lines, walkSeconds, { ...wordingFor(visit), now: visit.minute })
  }
}
